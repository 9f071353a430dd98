import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { RefusedError } from '../../http/index.server.ts';
import { isPictureFormat, type PictureName } from '../picture-reference.ts';

/** EXIF orientations from this one on swap width and height. */
const FIRST_SIDEWAYS_ORIENTATION = 5;

/**
 * Derives a picture's name from its bytes: the first 20 hexadecimal digits of their SHA-1, the
 * upright size and the format. Null when they are not a picture in a supported format.
 */
export function describePicture(bytes: Uint8Array): PictureName | null {
  let size: ReturnType<typeof imageSize>;
  try {
    size = imageSize(bytes);
  } catch {
    return null;
  }
  const { type: format = '' } = size;
  if (!isPictureFormat(format) || !(size.width > 0) || !(size.height > 0)) return null;
  const isSideways = (size.orientation ?? 1) >= FIRST_SIDEWAYS_ORIENTATION;
  return {
    id: createHash('sha1').update(bytes).digest('hex').slice(0, 20),
    width: isSideways ? size.height : size.width,
    height: isSideways ? size.width : size.height,
    format,
  };
}

/** The refusal of a file that is none of the pictures that can be stored. */
export const notAPicture = (fileName: string) =>
  new RefusedError('notAPicture', {}, `Not a picture that can be stored: ${fileName}`);
