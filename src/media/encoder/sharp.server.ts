import sharp, { type Sharp } from 'sharp';

// The process lives for many pictures: nothing of one is kept for the next, and each uses one core.
sharp.cache(false);
sharp.concurrency(1);

/** The decoders that are needed; every other one (SVG, PDF, TIFF…) stays closed. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS.map((name) => `VipsForeignLoad${name}`) });

/** Opens a picture, upright; decoding it fails when it is damaged or has more pixels than this. */
export function openPicture(bytes: Uint8Array, mostPixels: number): Sharp {
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: mostPixels,
    sequentialRead: true,
  }).autoOrient();
}
