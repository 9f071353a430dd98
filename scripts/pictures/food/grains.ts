import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { circle } from '../svg.ts';

/** Coarse salt, pepper, crumbs or sugar scattered around a place. */
export const grains =
  (
    x: number,
    y: number,
    reach: number,
    count: number,
    colours: readonly string[] = ['#fff'],
    size = 4,
  ): Element =>
  (canvas) => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const a = canvas.random() * 6.28;
      const d = canvas.random() * reach;
      out += circle(
        x + Math.cos(a) * d,
        y + Math.sin(a) * d,
        size * canvas.between(0.4, 1),
        canvas.pick(colours),
      );
    }
    return lift(canvas, 'flat', out);
  };
