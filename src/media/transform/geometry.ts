import { TransformError } from './parameters.ts';
import type { Crop, Rect, Transform } from './transform.ts';

/** What is done to a picture's pixels: a part is taken, brought to a size, put on a ground. */
export interface Plan {
  /** The part that is taken; null for the whole picture. */
  readonly extract: Rect | null;
  /** The size that the part is brought to. */
  readonly width: number;
  readonly height: number;
  /** The size of the ground around it, where it is larger. */
  readonly ground: { readonly width: number; readonly height: number } | null;
  /** The part is cut to the size's shape where most is to be seen. */
  readonly byEntropy: boolean;
}

/** No side of an answer is longer, pixels. */
export const LONGEST_SIDE = 4096;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Works out what an address means for a picture of this size.
 * Throws a `TransformError` when the answer would be longer than `LONGEST_SIDE`.
 */
export function planTransform(picture: Size, transform: Transform): Plan {
  const part = transform.rect ?? { left: 0, top: 0, width: picture.width, height: picture.height };
  const plan = planPart(part, transform);
  const { width, height } = plan.ground ?? plan;
  if (width > LONGEST_SIDE || height > LONGEST_SIDE) {
    throw new TransformError(`The result would be longer than ${LONGEST_SIDE} pixels`);
  }
  const { extract } = plan;
  const isWhole = extract?.width === picture.width && extract.height === picture.height;
  return isWhole ? { ...plan, extract: null } : plan;
}

function planPart(part: Rect, transform: Transform): Plan {
  const { width, height, fit } = transform;
  const plain = { extract: part, ground: null, byEntropy: false };
  if (width === null) return { ...plain, ...within(part, LONGEST_SIDE, LONGEST_SIDE, 1) };
  if (height === null) {
    const mayGrow = fit !== 'max' && fit !== 'min' && fit !== 'fillmax';
    return { ...plain, ...within(part, width, Infinity, mayGrow ? Infinity : 1) };
  }
  switch (fit) {
    case 'clip':
      return { ...plain, ...within(part, width, height, Infinity) };
    case 'max':
      return { ...plain, ...within(part, width, height, 1) };
    case 'scale':
      return { ...plain, width, height };
    case 'fill':
      return { ...plain, ...within(part, width, height, Infinity), ground: { width, height } };
    case 'fillmax':
      return { ...plain, ...within(part, width, height, 1), ground: { width, height } };
    case 'crop':
      return cut(part, { width, height }, transform);
    case 'min': {
      const kept = largestOfShape(part, width / height);
      const size = kept.width < width ? kept : { width, height };
      return cut(part, size, transform);
    }
  }
}

function cut(part: Rect, { width, height }: Size, transform: Transform): Plan {
  const plan = { width, height, ground: null };
  if (transform.crop === 'entropy') return { ...plan, extract: part, byEntropy: true };
  const kept = largestOfShape(part, width / height);
  const { x, y } = anchor(transform.crop, transform.focalPoint);
  const place = (start: number, room: number, size: number, share: number) =>
    start + Math.round(Math.min(Math.max(share * room - size / 2, 0), room - size));
  const left = place(part.left, part.width, kept.width, x);
  const top = place(part.top, part.height, kept.height, y);
  return { ...plan, extract: { left, top, ...kept }, byEntropy: false };
}

/** The point, in shares of width and height, around which a part is kept. */
function anchor(crop: Crop, focalPoint: { x: number; y: number }): { x: number; y: number } {
  if (crop === 'focalpoint') return focalPoint;
  const x = crop === 'left' ? 0 : crop === 'right' ? 1 : 0.5;
  const y = crop === 'top' ? 0 : crop === 'bottom' ? 1 : 0.5;
  return { x, y };
}

function largestOfShape(part: Size, ratio: number): Size {
  return part.width / part.height > ratio
    ? { width: Math.max(1, Math.round(part.height * ratio)), height: part.height }
    : { width: part.width, height: Math.max(1, Math.round(part.width / ratio)) };
}

/** The largest size of the part's shape within width and height, at most `growth` times its own. */
function within(part: Size, width: number, height: number, growth: number): Size {
  const scale = Math.min(width / part.width, height / part.height, growth);
  return {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  };
}
