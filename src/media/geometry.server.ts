import type { Rect } from './picture-recipe.ts';
import type { Transform } from './transform.server.ts';

/** What is done to a picture's pixels: a part is extracted and scaled down, never up. */
export interface Geometry {
  /** The part to extract; null for the whole picture. */
  readonly extract: Rect | null;
  readonly width: number;
  readonly height: number;
}

/** Longest side of a variant, pixels. */
export const LONGEST_SIDE = 4096;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Works out how to make a variant of a picture of this size. */
export function geometryOf(picture: Size, { rect, width, height }: Transform): Geometry {
  const part = rect ?? { left: 0, top: 0, width: picture.width, height: picture.height };
  const kept = height === null ? part : cropTo(part, width / height);
  const isWhole = kept.width === picture.width && kept.height === picture.height;
  return { extract: isWhole ? null : kept, ...sizeOf(kept, width, height) };
}

/** The largest centred part with this aspect ratio, width divided by height. */
function cropTo(part: Rect, ratio: number): Rect {
  const isWide = part.width / part.height > ratio;
  const width = isWide ? Math.max(1, Math.round(part.height * ratio)) : part.width;
  const height = isWide ? part.height : Math.max(1, Math.round(part.width / ratio));
  return {
    left: part.left + Math.floor((part.width - width) / 2),
    top: part.top + Math.floor((part.height - height) / 2),
    width,
    height,
  };
}

/** The requested size, or the part's own where that is smaller. */
function sizeOf(part: Size, width: number, height: number | null): Size {
  const isEnough = part.width >= width && (height === null || part.height >= height);
  if (height !== null && isEnough) return { width, height };
  const scale = Math.min(width / part.width, LONGEST_SIDE / part.height, 1);
  return {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  };
}
