/** Formats in which pictures are stored and served. Not SVG: it can contain scripts. */
export const PICTURE_FORMATS = ['jpg', 'png', 'webp', 'avif', 'gif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Type guard for `PictureFormat`. */
export function isPictureFormat(word: string): word is PictureFormat {
  return (PICTURE_FORMATS as readonly string[]).includes(word);
}

/** What a picture's reference and file name say about it; width and height in pixels, upright. */
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

/** Parses a reference `image-{id}-{width}x{height}-{format}`; null when it is not one. */
export function parsePictureReference(reference: string): PictureName | null {
  return nameFrom(REFERENCE.exec(reference));
}

/** Parses a file name `{id}-{width}x{height}.{format}`; null when it is not one. */
export function parsePictureFileName(fileName: string): PictureName | null {
  return nameFrom(FILE_NAME.exec(fileName));
}

/** The reference by which documents refer to the picture. */
export function pictureReference({ id, width, height, format }: PictureName): string {
  return `image-${id}-${width}x${height}-${format}`;
}

/** The file name of the original, which is also the last segment of its address. */
export function pictureFileName({ id, width, height, format }: PictureName): string {
  return `${id}-${width}x${height}.${format}`;
}
