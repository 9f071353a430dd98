import type { Metadata } from 'sharp';
import {
  KEPT_FORMAT,
  KEPT_SIDE,
  PictureProblem,
  type CleanJob,
  type EncodedPicture,
} from './jobs.ts';
import { openPicture } from './sharp.server.ts';

/** Quality of what is kept of an upload: every answer is made from it. */
const KEPT_QUALITY = 90;

/**
 * Pixels at most of pictures that can only be decoded as a whole, so that one takes at most about
 * 170 MB while it is worked on. Measured, in MB for a million pixels: AVIF 17.5, JPEG in passes
 * 6.8, GIF 5.4, PNG in passes up to 8; line by line the others take 1 to 1.6.
 */
const MOST_PIXELS_AS_A_WHOLE = { avif: 9_000_000, gif: 30_000_000, inPasses: 24_000_000 };

/**
 * Makes a fresh picture of an uploaded one: its first frame's pixels, upright, at most `KEPT_SIDE`
 * wide and high, with no metadata and nothing that stood around them.
 * Rejects with a `PictureProblem`.
 */
export async function clean(job: CleanJob): Promise<EncodedPicture> {
  const metadata = await openPicture(job.bytes, NO_LIMIT)
    .metadata()
    .catch(() => {
      throw new PictureProblem('damagedPicture');
    });
  const pixels = metadata.width * metadata.height;
  if (pixels > Math.min(job.mostPixels, mostPixelsOf(metadata))) {
    throw new PictureProblem('tooManyPixels');
  }
  try {
    const { data, info } = await openPicture(job.bytes, job.mostPixels)
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(KEPT_FORMAT, { quality: KEPT_QUALITY, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data as Uint8Array<ArrayBuffer>, width: info.width, height: info.height };
  } catch {
    throw new PictureProblem('damagedPicture');
  }
}

/** Reading the header decodes nothing; the pixels are counted after it. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

function mostPixelsOf({ format, isProgressive, orientation = 1 }: Metadata): number {
  if (format === 'heif') return MOST_PIXELS_AS_A_WHOLE.avif;
  if (format === 'gif') return MOST_PIXELS_AS_A_WHOLE.gif;
  const isTurned = orientation > 1 && format !== 'jpeg';
  return isProgressive || isTurned ? MOST_PIXELS_AS_A_WHOLE.inPasses : Infinity;
}
