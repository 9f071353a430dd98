import type { PictureName } from '../picture-reference.ts';
import type { FixedFormat, Rect } from '../picture-recipe.ts';
import type { PictureWidth } from '../picture-sizes.ts';

/** What a signed address asks of a picture. */
export interface Transform {
  /** The part that is shown; null for the whole. */
  readonly rect: Rect | null;
  /** Device pixels; never more than the part has are answered. */
  readonly width: PictureWidth;
  /** The part is cut to this height at that width; null for its own shape. */
  readonly height: number | null;
  /** `auto`: by the reader's `Accept`. */
  readonly format: FixedFormat | 'auto';
}

/** A picture's address, read. */
export interface AskedPicture {
  readonly name: PictureName;
  /** Null when the original is asked for as it is. */
  readonly transform: Transform | null;
}
