import type { Sharp } from 'sharp';
import { PictureProblem, type EncodedPicture, type EncodeJob } from './jobs.server.ts';
import { openPixels } from './sharp.server.ts';

/**
 * How much to blur, in hundredths of the width, in turns until the result is small enough. Blurred, a
 * picture is still known by its shapes and colours, and AVIF needs a hundredth of the bytes.
 */
const BLURS = [1.5, 2, 2.5, 3.25, 4.5];

/** Blurred as it is, it looks the same in the lowest quality. */
const AVIF = { quality: 1, effort: 4 };

/** Encodes a picture of its final size as a placeholder. Rejects when something shows through it. */
export async function encodePlaceholder(
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
