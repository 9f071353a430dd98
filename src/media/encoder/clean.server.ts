import type { Metadata } from 'sharp';
import { hidesContent } from '../uploads/hidden-content.server.ts';
import { endOfPicture, sniffFormat } from '../uploads/structure.server.ts';
import type { UploadFileProblem } from '../upload-rules.ts';
import { KEPT_FORMAT, PictureProblem, type CleanJob, type EncodedPicture } from './jobs.server.ts';
import { openPicture } from './sharp.server.ts';

/** Memory limit for decoding one upload, bytes. */
const MAX_MEMORY = 110_000_000;

/**
 * Re-encodes an uploaded file from the pixels of its first frame: upright, no larger than
 * it is kept, without metadata or any other bytes of the file.
 * Rejects with a `PictureProblem` whose problem is an `UploadFileProblem`.
 */
export async function clean(
  file: Uint8Array,
  { mostPixels, side, quality }: CleanJob,
): Promise<EncodedPicture> {
  const bytes = trimToPicture(file);
  const metadata = await openPicture(bytes, NO_LIMIT).metadata().catch(refuseAs('damagedPicture'));
  const pixels = metadata.width * metadata.height;
  if (pixels > mostPixels || pixels * memoryPerPixel(metadata) > MAX_MEMORY) {
    return refuseAs('tooManyPixels')();
  }
  const { data, info } = await openPicture(bytes, mostPixels)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toFormat(KEPT_FORMAT, { quality })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseAs('damagedPicture'));
  return { bytes: data as Uint8Array<ArrayBuffer>, width: info.width, height: info.height };
}

/** Reading the header decodes nothing, so pixels are only limited afterwards. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

const refuseAs = (problem: UploadFileProblem) => (): never => {
  throw new PictureProblem(problem);
};

/** Cuts off whatever follows the picture's end, so that the decoder never sees it. */
function trimToPicture(file: Uint8Array): Uint8Array {
  const format = sniffFormat(file);
  if (!format) return refuseAs('notAPicture')();
  const end = endOfPicture(file, format);
  if (end === null) return refuseAs('damagedPicture')();
  if (hidesContent(file, format, end)) return refuseAs('hiddenContent')();
  return file.subarray(0, end);
}

/**
 * Bytes per pixel that decoding takes (measured). Only pictures that must be decoded as a whole are
 * expensive; the others are decoded line by line.
 */
function memoryPerPixel(metadata: Metadata): number {
  const { format, isProgressive = false, orientation = 1, chromaSubsampling } = metadata;
  if (format === 'heif') return 17.5;
  if (format === 'gif') return 5.4;
  if (format === 'jpeg') return isProgressive ? (chromaSubsampling === '4:2:0' ? 3.4 : 6.8) : 1;
  const isWhole = isProgressive || orientation > 1;
  return isWhole ? (metadata.depth === 'ushort' ? 8 : 4) : 1.6;
}
