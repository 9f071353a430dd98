import sharp from 'sharp';
import { embedEmoji } from './emoji.ts';

/** Plenty for flat colours; only rice, weave and wood ask for more, and are pressed harder. */
const bytesPerPixel = 0.052;

/*
 * How far quality falls for a picture that came out so many times too big. A second encoding is
 * enough that way, where trying each quality in turn would take six.
 */
const steps: readonly (readonly [excess: number, quality: number])[] = [
  [1, 86],
  [1.08, 82],
  [1.17, 78],
  [1.27, 74],
  [1.38, 70],
  [1.5, 66],
];

/** WebP at quality 86, or a little less where the drawing is so fine that the file would be big. */
export async function paint(drawing: string): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(await embedEmoji(drawing)), { unlimited: true })
    .flatten({ background: '#fff' })
    .modulate({ saturation: 1.12 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const encode = (quality: number): Promise<Buffer> =>
    sharp(data, { raw: { width, height, channels } })
      .webp({ quality, effort: 6, preset: 'picture', smartSubsample: true })
      .toBuffer();
  const first = await encode(86);
  const excess = first.length / (width * height * bytesPerPixel);
  const quality = steps.find(([most]) => excess <= most)?.[1] ?? 60;
  return quality === 86 ? first : encode(quality);
}
