/** A part of a picture, in its pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * How a picture is brought to the size asked for (the words of Sanity's picture service): `clip`
 * within it, `max` likewise but never enlarged, `crop` cut to exactly it, `min` likewise but never
 * enlarged, `scale` stretched to it, `fill` within it on a ground of that size, `fillmax` likewise
 * but never enlarged.
 */
export const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const;
export type Fit = (typeof FITS)[number];

/** What is kept when a picture is cut. */
export const CROPS = ['center', 'top', 'bottom', 'left', 'right', 'focalpoint', 'entropy'] as const;
export type Crop = (typeof CROPS)[number];

/** What an address asks of a picture. */
export interface Transform {
  readonly rect: Rect | null;
  /** Shares of width and height, 0 to 1, of the part that `rect` keeps. */
  readonly focalPoint: { readonly x: number; readonly y: number };
  /** Device pixels; null for the picture's own size. */
  readonly width: number | null;
  readonly height: number | null;
  readonly fit: Fit;
  readonly crop: Crop;
  /** 1 to 100 on JPEG's scale; null for what suits the format. */
  readonly quality: number | null;
  /** `auto`: by the reader's `Accept`; null: that of the original. */
  readonly format: 'jpg' | 'png' | 'webp' | 'avif' | 'auto' | null;
}

/** Does the address ask for the original as it is? */
export function asksForOriginal(transform: Transform): boolean {
  const { rect, width, quality, format } = transform;
  return rect === null && width === null && quality === null && format === null;
}
