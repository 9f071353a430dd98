import type { Metadata } from 'sharp';
import { hidesContent } from '../uploads/hidden-content.ts';
import { endOfPicture, sniffFormat } from '../uploads/structure.ts';
import type { UploadFileProblem } from '../upload-rules.ts';
import { KEPT_FORMAT, KEPT_SIDE, PictureProblem, type EncodedPicture } from './jobs.ts';
import { openPicture } from './sharp.server.ts';

/** Quality of what is kept of an upload: every answer is made from it. */
const KEPT_QUALITY = 90;

/** Memory that decoding one upload may take, bytes. */
const MOST_MEMORY = 110_000_000;

/**
 * Makes a fresh picture of an uploaded file: its first frame's pixels, upright, at most `KEPT_SIDE`
 * wide and high, with no metadata and nothing that stood around them.
 * Rejects with a `PictureProblem` whose problem is an `UploadFileProblem`.
 */
export async function clean(file: Uint8Array, mostPixels: number): Promise<EncodedPicture> {
  const bytes = onlyThePicture(file);
  const metadata = await openPicture(bytes, NO_LIMIT).metadata().catch(refuseAs('damagedPicture'));
  const pixels = metadata.width * metadata.height;
  if (pixels > mostPixels || pixels * memoryPerPixel(metadata) > MOST_MEMORY) {
    return refuseAs('tooManyPixels')();
  }
  const { data, info } = await openPicture(bytes, mostPixels)
    .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
    .toFormat(KEPT_FORMAT, { quality: KEPT_QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseAs('damagedPicture'));
  return { bytes: data as Uint8Array<ArrayBuffer>, width: info.width, height: info.height };
}

/** Reading the header decodes nothing; the pixels are counted after it. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

const refuseAs = (problem: UploadFileProblem) => (): never => {
  throw new PictureProblem(problem);
};

/** What stands behind the picture's end is not even shown to the decoder. */
function onlyThePicture(file: Uint8Array): Uint8Array {
  const format = sniffFormat(file);
  if (!format) return refuseAs('notAPicture')();
  const end = endOfPicture(file, format);
  if (end === null) return refuseAs('damagedPicture')();
  if (hidesContent(file, format, end)) return refuseAs('hiddenContent')();
  return file.subarray(0, end);
}

/**
 * Bytes that decoding takes for each pixel of pictures that can only be decoded as a whole
 * (measured); the others are decoded line by line and take little, whatever their size.
 */
function memoryPerPixel(metadata: Metadata): number {
  const { format, isProgressive = false, orientation = 1, chromaSubsampling } = metadata;
  if (format === 'heif') return 17.5;
  if (format === 'gif') return 5.4;
  if (format === 'jpeg') return isProgressive ? (chromaSubsampling === '4:2:0' ? 3.4 : 6.8) : 1;
  const isWhole = isProgressive || orientation > 1;
  return isWhole ? (metadata.depth === 'ushort' ? 8 : 4) : 1.6;
}
