import type { Canvas, Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, ellipse, line, n, path, starPath } from '../svg.ts';

/** How the rim of a plate is painted. */
export type Rim = 'line' | 'band' | 'dots' | 'petals' | 'tile' | 'double';

const petal = (r: number, fill: string): string =>
  path(`M0 0Q${n(r * 0.55)} ${n(-r * 0.5)} 0 ${n(-r)}Q${n(-r * 0.55)} ${n(-r * 0.5)} 0 0Z`, fill);

function around(count: number, r: number, mark: (i: number) => string): string {
  let out = '';
  for (let i = 0; i < count; i++)
    out += `<g transform="rotate(${n((i * 360) / count)}) translate(0 ${n(-r)})">${mark(i)}</g>`;
  return out;
}

function rimOf(kind: Rim, r: number, colour: string, second: string): string {
  const edge = circle(0, 0, r * 0.955, 'none', `stroke="${colour}" stroke-width="${n(r * 0.022)}"`);
  const band = circle(0, 0, r * 0.86, 'none', `stroke="${colour}" stroke-width="${n(r * 0.17)}"`);
  const count = Math.max(18, Math.round(r / 9));
  switch (kind) {
    case 'line':
      return edge;
    case 'double':
      return (
        edge + circle(0, 0, r * 0.9, 'none', `stroke="${second}" stroke-width="${n(r * 0.012)}"`)
      );
    case 'band':
      return (
        band + circle(0, 0, r * 0.765, 'none', `stroke="${second}" stroke-width="${n(r * 0.014)}"`)
      );
    case 'dots':
      return (
        edge + around(count, r * 0.85, (i) => circle(0, 0, r * 0.026, i % 2 ? second : colour))
      );
    case 'petals':
      return edge + around(count, r * 0.795, (i) => petal(r * 0.12, i % 2 ? second : colour));
    case 'tile':
      return (
        edge +
        around(Math.round(count * 0.7), r * 0.85, (i) =>
          i % 2
            ? path(starPath(r * 0.07, 4, 0.36), colour)
            : circle(0, 0, r * 0.042, 'none', `stroke="${colour}" stroke-width="${n(r * 0.014)}"`) +
              circle(0, 0, r * 0.02, second),
        ) +
        circle(0, 0, r * 0.755, 'none', `stroke="${colour}" stroke-width="${n(r * 0.012)}"`)
      );
  }
}

function gloss(canvas: Canvas, r: number): string {
  return (
    line(
      `M${n(-r * 0.9)} ${n(-r * 0.22)}A${n(r * 0.925)} ${n(r * 0.925)} 0 0 1 ${n(-r * 0.22)} ${n(-r * 0.9)}`,
      '#fff',
      r * 0.035,
      'opacity=".75"',
    ) +
    ellipse(
      -r * 0.3,
      -r * 0.42,
      r * 0.4,
      r * 0.2,
      canvas.radial(['#fff/.7', '#fff/0'], [0.5, 0.5], 0.5),
      'transform="rotate(-42)"',
    )
  );
}

/** A plate from above: coloured rim, inner ring, a hollow that catches the light low right. */
export function plate(
  x: number,
  y: number,
  r: number,
  options: { rim?: Rim; colour?: string; second?: string; body?: string } = {},
): Element {
  const { rim = 'line', colour = '#1f5f8b', second = '#e9a52f', body = '#fffdf6' } = options;
  return (canvas) => {
    const well = r * 0.7;
    const drawing =
      circle(0, 0, r, body) +
      circle(0, 0, r, canvas.linear(['#fff/.55', '#fff/0', '#9a5a1c/.16'], 48)) +
      rimOf(rim, r, colour, second) +
      circle(0, 0, well, body) +
      circle(0, 0, well, canvas.linear(['#a8662a/.2', '#a8662a/.04', '#fff/.6'], 48)) +
      circle(
        0,
        0,
        well,
        'none',
        `stroke="#c99b5c" stroke-opacity=".5" stroke-width="${n(Math.max(1.5, r * 0.008))}"`,
      ) +
      gloss(canvas, r);
    return lift(canvas, r < 110 ? 'food' : 'vessel', at(x, y, 0, drawing));
  };
}

/** An oval serving dish. */
export function platter(
  x: number,
  y: number,
  rx: number,
  ry: number,
  turn = 0,
  colour = '#1f5f8b',
  body = '#fffdf6',
): Element {
  return (canvas) =>
    lift(
      canvas,
      'vessel',
      at(
        x,
        y,
        turn,
        ellipse(0, 0, rx, ry, body) +
          ellipse(
            0,
            0,
            rx * 0.965,
            ry * 0.945,
            'none',
            `stroke="${colour}" stroke-width="${n(ry * 0.03)}"`,
          ) +
          ellipse(0, 0, rx * 0.8, ry * 0.72, canvas.linear(['#d9b583', body, '#fff'], 48)) +
          ellipse(0, 0, rx * 0.79, ry * 0.705, body, 'opacity=".72"') +
          line(
            `M${n(-rx * 0.86)} ${n(-ry * 0.3)}Q${n(-rx * 0.7)} ${n(-ry * 0.72)} ${n(-rx * 0.3)} ${n(-ry * 0.87)}`,
            '#fff',
            ry * 0.045,
            'opacity=".8"',
          ),
      ),
    );
}
