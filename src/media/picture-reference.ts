/** Formats in which pictures are stored and answered. SVG is none of them: it can carry a program. */
export const PICTURE_FORMATS = ['jpg', 'png', 'webp', 'avif', 'gif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Is the word one of the formats? */
export function isPictureFormat(word: string): word is PictureFormat {
  return (PICTURE_FORMATS as readonly string[]).includes(word);
}

/** A picture as its reference names it; width and height in pixels, upright. */
export interface PictureName {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
}

const SHAPE = '([A-Za-z0-9_]{8,64})-([1-9]\\d{0,4})x([1-9]\\d{0,4})';
const REFERENCE = new RegExp(`^image-${SHAPE}-(jpe?g|png|webp|avif|gif)$`);
const FILE_NAME = new RegExp(`^${SHAPE}\\.(jpe?g|png|webp|avif|gif)$`);

function nameFrom(match: RegExpExecArray | null): PictureName | null {
  const [, id, width, height, format] = match ?? [];
  if (id === undefined || format === undefined) return null;
  return {
    id,
    width: Number(width),
    height: Number(height),
    format: (format === 'jpeg' ? 'jpg' : format) as PictureFormat,
  };
}

/** Reads a reference `image-{id}-{width}x{height}-{format}`; null when it is none. */
export function parsePictureReference(reference: string): PictureName | null {
  return nameFrom(REFERENCE.exec(reference));
}

/** Reads a file name `{id}-{width}x{height}.{format}`; null when it is none. */
export function parsePictureFileName(fileName: string): PictureName | null {
  return nameFrom(FILE_NAME.exec(fileName));
}

/** The reference under which documents name the picture. */
export function pictureReference({ id, width, height, format }: PictureName): string {
  return `image-${id}-${width}x${height}-${format}`;
}

/** The file name of the picture's original, and the last part of its address. */
export function pictureFileName({ id, width, height, format }: PictureName): string {
  return `${id}-${width}x${height}.${format}`;
}

/** Width and height of the picture that a reference names, in pixels; null when it is no reference. */
export function pictureSize(reference: string): { width: number; height: number } | null {
  const name = parsePictureReference(reference);
  return name && { width: name.width, height: name.height };
}
