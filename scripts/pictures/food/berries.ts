import type { Element, Height } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, ellipse, n } from '../svg.ts';

/** A cherry tomato, an olive, a pea, a grape: a ball that shines. */
export const ball =
  (x: number, y: number, r: number, light: string, dark: string, height: Height = 'low'): Element =>
  (canvas) =>
    lift(
      canvas,
      height,
      circle(x, y, r, canvas.radial([light, light, dark], [0.36, 0.32], 0.72)) +
        ellipse(
          0,
          0,
          r * 0.28,
          r * 0.16,
          '#fff',
          `opacity=".75" transform="translate(${n(x - r * 0.36)} ${n(y - r * 0.4)}) rotate(-42)"`,
        ),
    );

/** A green olive with its pimento. */
export const olive =
  (x: number, y: number, r: number, turn = 0): Element =>
  (canvas) =>
    lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        ellipse(0, 0, r * 1.16, r, canvas.radial(['#b6cf4e', '#8fae34', '#58751c'])) +
          circle(r * 0.72, 0, r * 0.36, '#41561a') +
          circle(r * 0.76, 0, r * 0.3, '#e3402f') +
          ellipse(
            -r * 0.34,
            -r * 0.4,
            r * 0.34,
            r * 0.16,
            '#fff',
            'opacity=".6" transform="rotate(-25)"',
          ),
      ),
    );
