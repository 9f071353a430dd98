import sharp, { type OutputInfo, type Sharp } from 'sharp';

// One process handles many pictures: cache nothing between them, and use one core for each.
sharp.cache(false);
sharp.concurrency(1);

/** The only decoders that are enabled: no SVG, PDF, TIFF… */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS.map((name) => `VipsForeignLoad${name}`) });

/** Opens a picture, upright; decoding fails if it is damaged or has more than `mostPixels`. */
export function openPicture(bytes: Uint8Array, mostPixels: number): Sharp {
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: mostPixels,
    sequentialRead: true,
  }).autoOrient();
}

/** Pixels that were decoded already. */
export function openPixels(
  pixels: Uint8Array,
  { width, height, channels }: Pick<OutputInfo, 'width' | 'height' | 'channels'>,
): Sharp {
  return sharp(pixels, { raw: { width, height, channels } });
}
