import type { PictureName } from './picture-reference.ts';
import type { PictureRatio } from './picture-sizes.ts';
import type { SharedTitle } from './shared-title.ts';

/** Formats that an address may fix, for clients that send no useful `Accept`. */
export const FIXED_FORMATS = ['jpg', 'png'] as const;
export type FixedFormat = (typeof FIXED_FORMATS)[number];

/**
 * Everything that an address says about a variant except its width (and the height that follows
 * from it), so that one signature covers every width of a `srcset`.
 */
export interface PictureRecipe {
  /** `{id}-{width}x{height}.{format}` */
  readonly fileName: string;
  /** The part that is shown, `left,top,width,height` in pixels; empty for the whole. */
  readonly rect: string;
  /** The aspect ratio to crop to; null for the part's own. */
  readonly ratio: PictureRatio | null;
  readonly format: FixedFormat | 'auto';
  /** The words to draw beside the picture, for a shared page. */
  readonly shared?: SharedTitle | null | undefined;
}

/** Signs a recipe. */
export type SignRecipe = (recipe: PictureRecipe) => string;

/** Checks a signature. */
export type IsSigned = (recipe: PictureRecipe, signature: string) => boolean;

/** A small blurred picture that travels inside the page, to be seen until the picture itself is there. */
export interface PicturePlaceholder {
  /** A `data:` address; null when there is none, or none yet. */
  readonly src: string | null;
  /** Is it being made? Then a page that is rendered again in a moment has it. */
  readonly isComing: boolean;
}

/** Finds the placeholder of what a recipe shows, or has it made. */
export type FindPlaceholder = (recipe: PictureRecipe) => PicturePlaceholder;

/** A part of a picture, in pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Parses `left,top,width,height`; null unless it lies within a picture of this size. */
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
