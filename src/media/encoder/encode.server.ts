import type { Sharp } from 'sharp';
import type { PictureFormat } from '../picture-reference.ts';
import { type EncodedPicture, type EncodeJob, PictureProblem } from './jobs.server.ts';
import { openPicture, openPixels } from './sharp.server.ts';
import { drawShared } from './shared-picture.server.ts';

/** Pixel limit of a stored picture: Sanity accepts larger ones than our uploads. */
const MAX_PIXELS = 100_000_000;

/** Quality on JPEG's scale; AVIF looks the same at little more than half of it. */
const QUALITY = 75;
const AVIF_SHARE = 0.57;

/** AVIF's effort, 0 to 9: 4 takes four times as long as 3 for 5 % fewer bytes. */
const AVIF_EFFORT = 3;
const WEBP_EFFORT = 5;

/** Shares of the quality to try in turn until the result is small enough. */
const QUALITY_STEPS = [1, 0.8, 0.6, 0.4];

/** Resizes a picture, puts words beside it if there are any, and converts it to a format. Rejects when it cannot be decoded. */
export async function encode(job: EncodeJob): Promise<EncodedPicture> {
  if (job.isPlaceholder)
    return encodePlaceholder(applyGeometry(openPicture(job.bytes, MAX_PIXELS), job), job);
  let best: EncodedPicture | undefined;
  for (const share of QUALITY_STEPS) {
    const quality = Math.round(QUALITY * share);
    const pipeline = await pixelsOf(job);
    const isFirst = share === 1;
    const { data, info } = await inFormat(pipeline, job.format, quality, isFirst).toBuffer({
      resolveWithObject: true,
    });
    if (!best || data.length < best.bytes.length) {
      best = { bytes: data as Uint8Array<ArrayBuffer>, width: info.width, height: info.height };
    }
    if (best.bytes.length <= job.mostBytes) return best;
  }
  if (!best) throw new Error('No quality to encode in');
  return best;
}

async function pixelsOf(job: EncodeJob): Promise<Sharp> {
  const picture = openPicture(job.bytes, MAX_PIXELS);
  if (!job.shared) return applyGeometry(picture, job);
  if (job.geometry.extract) picture.extract(job.geometry.extract);
  return drawShared(picture, job.shared);
}

function applyGeometry(picture: Sharp, { geometry, format }: EncodeJob): Sharp {
  const { extract, width, height } = geometry;
  if (extract) picture.extract(extract);
  picture.resize({ width, height, fit: 'fill' });
  return format === 'jpg' ? picture.flatten({ background: WHITE }) : picture;
}

const WHITE = '#ffffff';

function inFormat(picture: Sharp, format: PictureFormat, quality: number, isFirst: boolean): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({
        quality: Math.round(quality * AVIF_SHARE),
        effort: AVIF_EFFORT,
      });
    case 'webp':
      return picture.webp({ quality, effort: WEBP_EFFORT, smartSubsample: true });
    case 'jpg':
      return picture.jpeg({ quality, mozjpeg: true });
    case 'png':
      // Lossless first; with a palette if that turns out too large.
      return isFirst
        ? picture.png({ compressionLevel: 9 })
        : picture.png({ palette: true, quality, effort: 7 });
    case 'gif':
      return picture.gif({ effort: 7 });
  }
}

/**
 * How much to blur, in hundredths of the width, in turns until the result is small enough. Blurred, a
 * picture is still known by its shapes and colours, and AVIF needs a hundredth of the bytes.
 */
const BLURS = [1.5, 2, 2.5, 3.25, 4.5];

/** Blurred as it is, it looks the same in the lowest quality. */
const AVIF = { quality: 1, effort: 4 };

/** Encodes a picture of its final size as a placeholder. Rejects when something shows through it. */
async function encodePlaceholder(
  picture: Sharp,
  { mostBytes }: Pick<EncodeJob, 'mostBytes'>,
): Promise<EncodedPicture> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { isOpaque } = await openPixels(data, info).stats();
  if (!isOpaque) throw new PictureProblem('transparent');
  const { width, height } = info;
  let bytes = data;
  for (const blur of BLURS) {
    bytes = await openPixels(data, info)
      .removeAlpha()
      .blur((width * blur) / 100)
      .avif(AVIF)
      .toBuffer();
    if (bytes.length <= mostBytes) break;
  }
  return { bytes: bytes as Uint8Array<ArrayBuffer>, width, height };
}
