import type { Element, Height } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { emojiAddress, type Tint } from '../emoji.ts';
import { n } from '../svg.ts';

/** The set leans to magenta and violet; what grows here is red. */
const ripened: Record<string, Tint> = {
  tomato: { hue: 16 },
  'hot-pepper': { hue: 14 },
  cherries: { hue: 10 },
  crab: { hue: 16 },
  'wine-glass': { hue: 26 },
  eggplant: { hue: 8, brightness: 0.82 },
};

/**
 * An emoji laid on the table. `size` is its full square; `turn` in degrees. The shadow is laid
 * after turning, so that the light keeps coming from the upper left.
 */
export function food(
  name: string,
  x: number,
  y: number,
  size: number,
  turn = 0,
  options: Tint & { height?: Height; flip?: boolean } = {},
): Element {
  return (canvas) => {
    const scale = size / 100;
    const mirrored = options.flip ? `${n(-scale)} ${n(scale)}` : n(scale);
    const tint = { ...ripened[name], ...options };
    const image = `<use href="${emojiAddress(name, size, tint)}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${mirrored}) translate(-50 -50)"/>`;
    const height = options.height ?? (size < 90 ? 'low' : 'food');
    return lift(canvas, height, image);
  };
}
