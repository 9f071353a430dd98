/** How far a finger moves before it drags, pixels. */
export const DRAG_THRESHOLD = 5;
/** A drag that lasts longer moves on only past half a slide; a shorter one by its direction, milliseconds. */
const LONG_SWIPE = 300;
/** How long a slide is shown before the next comes, milliseconds. */
export const ADVANCE = 3_000;

/** How many slides are seen at once from which width of the window, pixels. */
export const SLIDES_PER_VIEW = [
  { from: 800, slides: 2 },
  { from: 1_200, slides: 3 },
] as const;

/** `value` within `0 … count - 1`, going round. */
export function wrap(value: number, count: number): number {
  return count > 0 ? ((value % count) + count) % count : 0;
}

/**
 * Where a slide stands, in slides from the start of the view. `lead` slides stand before it, so
 * that they can be seen leaving or coming; all others follow.
 */
export function slideOffset(slide: number, position: number, count: number, lead: number): number {
  return wrap(slide - position + lead, count) - lead;
}

/** The shortest way from one slide to another, in slides; negative is back. */
export function stepsBetween(from: number, to: number, count: number): number {
  const forward = wrap(to - from, count);
  return forward <= count / 2 ? forward : forward - count;
}

/**
 * How many slides a drag moves on: `distance` in pixels (negative to the start of the line, which
 * leads forward), `elapsed` in milliseconds, `slide` the width of one in pixels.
 */
export function swipeSteps(distance: number, elapsed: number, slide: number): number {
  if (Math.abs(distance) <= DRAG_THRESHOLD || slide <= 0) return 0;
  const slides = Math.round(Math.abs(distance) / slide);
  const steps = elapsed < LONG_SWIPE ? Math.max(1, slides) : slides;
  return steps === 0 ? 0 : -Math.sign(distance) * steps;
}
