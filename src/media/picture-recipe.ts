import type { PictureName } from './picture-reference.ts';
import type { PictureRatio } from './picture-sizes.ts';

/** Formats that an address may fix, where the reader cannot say what it takes. */
export const FIXED_FORMATS = ['jpg', 'png'] as const;
export type FixedFormat = (typeof FIXED_FORMATS)[number];

/**
 * All that an address asks of a picture but its width, and the height that follows from the width:
 * one signature stands for every width of a `srcset`.
 */
export interface PictureRecipe {
  /** `{id}-{width}x{height}.{format}` */
  readonly fileName: string;
  /** The part that is shown, `left,top,width,height` in pixels; empty for the whole. */
  readonly rect: string;
  /** The shape that the part is cut to; null for its own. */
  readonly ratio: PictureRatio | null;
  readonly format: FixedFormat | 'auto';
}

/** Makes the signature of a recipe. */
export type SignRecipe = (recipe: PictureRecipe) => string;

/** Is it the signature of the recipe? */
export type IsSigned = (recipe: PictureRecipe, signature: string) => boolean;

/** A part of a picture, in its pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Reads `left,top,width,height`; null when that is no part of a picture of this size. */
export function parseRect(
  text: string,
  picture: Pick<PictureName, 'width' | 'height'>,
): Rect | null {
  if (!/^\d{1,5}(?:,\d{1,5}){3}$/.test(text)) return null;
  const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
  if (width < 1 || height < 1) return null;
  if (left + width > picture.width || top + height > picture.height) return null;
  return { left, top, width, height };
}
