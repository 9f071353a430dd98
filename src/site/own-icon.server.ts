import type { GlobalSettings } from '../content/index.ts';
import { parsePictureReference, type PictureAddresses } from '../media/index.ts';

/** Sizes of the icon that a picture may stand in for, pixels. */
export type IconSize = 96 | 192 | 512;

/**
 * The address of the owner's icon as a square PNG; null when there is none, or when its picture is too
 * small for the size.
 */
export function ownIcon(
  settings: Pick<GlobalSettings, 'favicon'> | null,
  size: IconSize,
  pictures: PictureAddresses,
): string | null {
  const favicon = settings?.favicon;
  const name = favicon && parsePictureReference(favicon.asset._ref);
  if (!name) return null;
  const { left = 0, right = 0, top = 0, bottom = 0 } = favicon.crop ?? {};
  const side = Math.min(name.width * (1 - left - right), name.height * (1 - top - bottom));
  // A browser makes a small one in the tab of whatever it gets; others want the size they are told.
  if (size > 96 && side < size) return null;
  return pictures.url(favicon, { width: size, ratio: '1:1', format: 'png' });
}
