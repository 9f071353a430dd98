import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { all } from '../compose.ts';
import { at, circle, line, n, path, rect } from '../svg.ts';
import { caustic } from './glass.ts';

/** A jug from above: spout up, handle down, before it is turned. */
export function jug(
  x: number,
  y: number,
  r: number,
  drink: string,
  turn: number,
  inside: readonly Element[] = [],
  colour = '#dff1f8',
): Element {
  return (canvas) => {
    const outline = `M${n(-r * 0.42)} ${n(-r * 0.9)}Q0 ${n(-r * 1.5)} ${n(r * 0.42)} ${n(-r * 0.9)}A${n(r)} ${n(r)} 0 1 1 ${n(-r * 0.42)} ${n(-r * 0.9)}Z`;
    const body =
      line(`M0 ${n(r * 0.9)}V${n(r * 1.36)}`, colour, r * 0.2) +
      line(`M${n(-r * 0.04)} ${n(r * 0.95)}V${n(r * 1.34)}`, '#fff', r * 0.05, 'opacity=".8"') +
      path(outline, colour) +
      path(outline, canvas.linear(['#fff/.7', '#fff/0', '#3a2a10/.22'], 48)) +
      circle(0, 0, r * 0.84, drink) +
      canvas.clip(circle(0, 0, r * 0.84, '#fff'), at(0, 0, -turn, all(...inside)(canvas))) +
      circle(
        0,
        0,
        r * 0.84,
        canvas.radial(['#200/0', '#200/0/.8', '#200/.3'], [0.56, 0.58], 0.58),
      ) +
      circle(
        0,
        0,
        r * 0.9,
        'none',
        `stroke="#fff" stroke-opacity=".8" stroke-width="${n(r * 0.045)}"`,
      );
    return caustic(x, y, r, drink)(canvas) + lift(canvas, 'vessel', at(x, y, turn, body));
  };
}

/** A bottle lying on its side: wine, oil, cava. */
export function bottle(
  x: number,
  y: number,
  length: number,
  turn: number,
  colour: string,
  label = '#fdf1d6',
  mark = '#b4472b',
): Element {
  return (canvas) => {
    const w = length * 0.13;
    const d = `M${n(-length / 2)} ${n(-w)}Q${n(-length / 2 - 6)} 0 ${n(-length / 2)} ${n(w)}H${n(length * 0.12)}C${n(length * 0.22)} ${n(w)} ${n(length * 0.2)} ${n(w * 0.36)} ${n(length * 0.3)} ${n(w * 0.36)}H${n(length / 2)}V${n(-w * 0.36)}H${n(length * 0.3)}C${n(length * 0.2)} ${n(-w * 0.36)} ${n(length * 0.22)} ${n(-w)} ${n(length * 0.12)} ${n(-w)}Z`;
    const body =
      path(d, colour) +
      path(d, canvas.linear(['#fff/.25', '#fff/0', '#100/.45'], 90)) +
      line(
        `M${n(-length * 0.46)} ${n(-w * 0.62)}H${n(length * 0.1)}`,
        '#fff',
        w * 0.14,
        'opacity=".55"',
      ) +
      rect(-length * 0.34, -w, length * 0.32, w * 2, 3, label) +
      rect(
        -length * 0.34,
        -w,
        length * 0.32,
        w * 2,
        3,
        canvas.linear(['#fff/.4', '#fff/0', '#6a3a10/.3'], 90),
      ) +
      circle(-length * 0.18, 0, w * 0.5, mark) +
      circle(-length * 0.18, 0, w * 0.22, '#e9a52f') +
      rect(length * 0.41, -w * 0.42, length * 0.1, w * 0.84, 4, mark);
    return lift(canvas, 'food', at(x, y, turn, body));
  };
}
