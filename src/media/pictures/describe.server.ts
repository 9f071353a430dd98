import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import type { PictureFormat, PictureName } from '../picture-reference.ts';

const FORMATS: Readonly<Record<string, PictureFormat>> = {
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
};

/** EXIF's orientations from this one on lie on their side. */
const FIRST_LYING_ORIENTATION = 5;

/**
 * Names a picture by its bytes: first 20 hexadecimal digits of their SHA-1, width and height
 * upright, format. Null when they are no picture of a stored format.
 */
export function describePicture(bytes: Uint8Array): PictureName | null {
  let size: ReturnType<typeof imageSize>;
  try {
    size = imageSize(bytes);
  } catch {
    return null;
  }
  const format = FORMATS[size.type ?? ''];
  if (!format || !(size.width > 0) || !(size.height > 0)) return null;
  const lies = (size.orientation ?? 1) >= FIRST_LYING_ORIENTATION;
  return {
    id: createHash('sha1').update(bytes).digest('hex').slice(0, 20),
    width: lies ? size.height : size.width,
    height: lies ? size.width : size.height,
    format,
  };
}
