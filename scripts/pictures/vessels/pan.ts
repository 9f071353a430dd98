import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { all } from '../compose.ts';
import { at, circle, line, n, rect } from '../svg.ts';

/** A wide black pan with two handles for rice, or one long handle for eggs. */
export function pan(
  x: number,
  y: number,
  r: number,
  contents: readonly Element[],
  options: { turn?: number; handle?: 'two' | 'long'; colour?: string } = {},
): Element {
  const { turn = -20, handle = 'two', colour = '#3b3136' } = options;
  return (canvas) => {
    const grip = (side: number): string =>
      line(
        `M${n(side * r * 0.96)} ${n(-r * 0.2)}C${n(side * r * 1.22)} ${n(-r * 0.22)} ${n(side * r * 1.22)} ${n(r * 0.22)} ${n(side * r * 0.96)} ${n(r * 0.2)}`,
        '#7d6a61',
        r * 0.06,
      );
    const handles =
      handle === 'two'
        ? grip(-1) + grip(1)
        : rect(
            r * 0.9,
            -r * 0.11,
            r * 1.05,
            r * 0.22,
            r * 0.1,
            canvas.linear(['#6a5a58', '#2c2326'], 90),
          ) + circle(r * 1.8, 0, r * 0.05, '#c9a27a');
    const body =
      at(0, 0, turn, handles) +
      circle(0, 0, r, colour) +
      circle(0, 0, r, canvas.linear(['#b9a69b', '#4a3d40', '#221a1d'], 48)) +
      circle(0, 0, r * 0.93, '#2a2023') +
      circle(0, 0, r * 0.93, canvas.linear(['#150c0e/.6', '#5a4a4c/.6'], 48)) +
      canvas.clip(circle(0, 0, r * 0.86, '#fff'), all(...contents)(canvas)) +
      circle(
        0,
        0,
        r * 0.87,
        canvas.radial(['#200a00/0', '#200a00/0/.86', '#200a00/.4'], [0.55, 0.57], 0.57),
      ) +
      line(
        `M${n(-r * 0.93)} ${n(-r * 0.24)}A${n(r * 0.965)} ${n(r * 0.965)} 0 0 1 ${n(-r * 0.24)} ${n(-r * 0.93)}`,
        '#fff',
        r * 0.022,
        'opacity=".6"',
      );
    return lift(canvas, 'vessel', at(x, y, 0, body));
  };
}
