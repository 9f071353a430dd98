import type { PictureUrlOptions } from '../picture-address.ts';
import { drawPicture, type TestMedia } from './media.ts';

let drawn: Buffer | undefined;

/** A stored picture: the address of its original, and those that the site builds for its variants. */
export async function storePicture(media: TestMedia) {
  drawn ??= await drawPicture(800, 600).webp({ quality: 95 }).toBuffer();
  return addressesOf(media, await media.registerPicture(drawn, 'halves.webp'));
}

/** The same of a picture that a test has stored. */
export function addressesOf(
  media: TestMedia,
  stored: Awaited<ReturnType<TestMedia['registerPicture']>>,
) {
  const { id, ref, width, height, format } = stored;
  const signed = (options: PictureUrlOptions, crop?: object) =>
    media.addresses.url({ asset: { _ref: ref }, ...crop }, options) ?? '';
  return { original: `/images/${id}-${width}x${height}.${format}`, signed };
}

/** As a browser asks that shows AVIF. */
export const AVIF = { headers: { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' } };
