import type { PictureName } from './picture-reference.ts';
import type { FixedFormat, Rect } from './picture-recipe.ts';
import type { PictureWidth } from './picture-sizes.ts';
import type { SharedTitle } from './shared-title.ts';

/** What a signed address asks for. */
export interface Transform {
  /** The part that is shown; null for the whole. */
  readonly rect: Rect | null;
  /** Device pixels; the result is never wider than the part itself. */
  readonly width: PictureWidth;
  /** With `width`, the aspect ratio to crop to; null for the part's own. */
  readonly height: number | null;
  /** `auto`: negotiated by the client's `Accept`. */
  readonly format: FixedFormat | 'auto';
  /** The words to draw beside the part; only in the picture of a shared page. */
  readonly shared?: SharedTitle;
  /** A placeholder that travels inside the page: blurred, in very few bytes, always AVIF. */
  readonly isPlaceholder?: boolean;
}

/** A parsed picture address. */
export interface AskedPicture {
  readonly name: PictureName;
  /** Null for the original. */
  readonly transform: Transform | null;
}
