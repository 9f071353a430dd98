import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { all } from '../compose.ts';
import { at, circle, line, n, rect } from '../svg.ts';

/**
 * A bowl from above. What is in it is drawn around the bowl's own middle and cut off at its wall,
 * and the wall's shade falls on it from the upper left.
 */
export function bowl(
  x: number,
  y: number,
  r: number,
  colour: string,
  contents: readonly Element[] = [],
  options: { inside?: string; fill?: number } = {},
): Element {
  const { inside = '#fffaf0', fill = 0.8 } = options;
  return (canvas) => {
    const drawing =
      circle(0, 0, r, colour) +
      circle(0, 0, r, canvas.linear(['#fff/.5', '#fff/0', '#3a1200/.3'], 48)) +
      circle(
        0,
        0,
        r * 0.94,
        'none',
        `stroke="#fff" stroke-opacity=".4" stroke-width="${n(r * 0.02)}"`,
      ) +
      circle(0, 0, r * 0.89, inside) +
      circle(0, 0, r * 0.89, canvas.linear(['#5a2a08/.42', '#5a2a08/.1', '#fff/.5'], 48)) +
      canvas.clip(circle(0, 0, r * fill, '#fff'), all(...contents)(canvas)) +
      circle(
        0,
        0,
        r * fill,
        'none',
        `stroke="${inside}" stroke-opacity=".5" stroke-width="${n(r * 0.015)}"`,
      ) +
      circle(
        0,
        0,
        r * fill,
        canvas.radial(['#3a1200/0', '#3a1200/0/.82', '#3a1200/.34'], [0.56, 0.58], 0.58),
      ) +
      line(
        `M${n(-r * 0.92)} ${n(-r * 0.24)}A${n(r * 0.95)} ${n(r * 0.95)} 0 0 1 ${n(-r * 0.24)} ${n(-r * 0.92)}`,
        '#fff',
        r * 0.035,
        'opacity=".85"',
      );
    return lift(canvas, r < 75 ? 'food' : 'vessel', at(x, y, 0, drawing));
  };
}

/** A clay dish with two small handles, as it comes to the table straight from the fire. */
export function cazuela(
  x: number,
  y: number,
  r: number,
  contents: readonly Element[],
  turn = -30,
  colour = '#b9532b',
): Element {
  return (canvas) => {
    const ear = (side: number): string =>
      rect(side * r - r * 0.16, -r * 0.2, r * 0.32, r * 0.4, r * 0.14, colour) +
      rect(
        side * r - r * 0.16,
        -r * 0.2,
        r * 0.32,
        r * 0.4,
        r * 0.14,
        canvas.linear(['#ffb27a/.6', '#fff/0', '#3a0f00/.3'], 48),
      );
    return (
      lift(canvas, 'vessel', at(x, y, turn, ear(-1) + ear(1)) + circle(x, y, r, colour)) +
      bowl(x, y, r, colour, contents, { inside: '#8f3a18', fill: 0.82 })(canvas).replace(
        /^<g filter="[^"]*">/,
        '<g>',
      )
    );
  };
}
