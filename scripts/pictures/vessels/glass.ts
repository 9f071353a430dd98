import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { all } from '../compose.ts';
import { at, circle, ellipse, line, n, rect } from '../svg.ts';

/** The coloured light that a full glass throws on the table, away from the sun. */
export function caustic(x: number, y: number, r: number, colour: string): Element {
  return (canvas) =>
    ellipse(
      0,
      0,
      r * 1.25,
      r * 0.82,
      canvas.radial([`${colour}/.65`, `${colour}/.25/.6`, `${colour}/0`], [0.5, 0.5], 0.5),
      `transform="translate(${n(x + r * 0.95)} ${n(y + r * 1.15)}) rotate(50)" style="mix-blend-mode:multiply"`,
    ) +
    ellipse(
      0,
      0,
      r * 0.55,
      r * 0.2,
      canvas.radial(['#fff/.55', '#fff/0'], [0.5, 0.5], 0.5),
      `transform="translate(${n(x + r * 0.95)} ${n(y + r * 1.15)}) rotate(50)"`,
    );
}

/** A glass from above with what is drunk from it; `inside` is drawn around its middle. */
export function glass(
  x: number,
  y: number,
  r: number,
  drink: string,
  options: { inside?: readonly Element[]; stem?: boolean; deep?: string } = {},
): Element {
  const { inside = [], stem = false, deep = drink } = options;
  return (canvas) => {
    const foot = stem
      ? circle(r * 0.34, r * 0.42, r * 0.86, '#eaf6fb', 'opacity=".55"') +
        circle(
          r * 0.34,
          r * 0.42,
          r * 0.82,
          'none',
          `stroke="#fff" stroke-width="${n(r * 0.05)}" opacity=".85"`,
        )
      : '';
    const body =
      foot +
      circle(0, 0, r, '#e6f5fa', 'opacity=".72"') +
      circle(0, 0, r * 0.85, drink) +
      circle(
        0,
        0,
        r * 0.85,
        canvas.radial([`${drink}`, `${drink}/.9/.55`, `${deep}`], [0.42, 0.38], 0.66),
      ) +
      canvas.clip(circle(0, 0, r * 0.84, '#fff'), all(...inside)(canvas)) +
      circle(0, 0, r * 0.85, canvas.radial(['#200/0', '#200/0/.8', '#200/.25'], [0.57, 0.6], 0.6)) +
      circle(
        0,
        0,
        r * 0.94,
        'none',
        `stroke="#fff" stroke-opacity=".85" stroke-width="${n(r * 0.06)}"`,
      ) +
      circle(
        0,
        0,
        r,
        'none',
        `stroke="#8ec3d6" stroke-opacity=".55" stroke-width="${n(r * 0.03)}"`,
      ) +
      line(
        `M${n(-r * 0.7)} ${n(-r * 0.22)}A${n(r * 0.74)} ${n(r * 0.74)} 0 0 1 ${n(-r * 0.22)} ${n(-r * 0.7)}`,
        '#fff',
        r * 0.11,
        'opacity=".75"',
      ) +
      line(
        `M${n(r * 0.52)} ${n(r * 0.5)}A${n(r * 0.74)} ${n(r * 0.74)} 0 0 1 ${n(r * 0.3)} ${n(r * 0.66)}`,
        '#fff',
        r * 0.06,
        'opacity=".55"',
      );
    return caustic(x, y, r, drink)(canvas) + lift(canvas, 'food', at(x, y, 0, body));
  };
}

/** A cube of ice. */
export const ice =
  (x: number, y: number, size: number, turn: number): Element =>
  () =>
    at(
      x,
      y,
      turn,
      rect(-size / 2, -size / 2, size, size, size * 0.22, '#fff', 'opacity=".5"') +
        rect(
          -size * 0.36,
          -size * 0.36,
          size * 0.72,
          size * 0.72,
          size * 0.16,
          '#fff',
          'opacity=".4"',
        ) +
        line(
          `M${n(-size * 0.3)} ${n(size * 0.2)}V${n(-size * 0.3)}H${n(size * 0.2)}`,
          '#fff',
          size * 0.07,
        ),
    );

/** Bubbles of cava, beer foam or lemonade. */
export const bubbles =
  (r: number, count: number, size = 0.06, colour = '#fff'): Element =>
  (canvas) => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const angle = canvas.random() * 6.28;
      const reach = Math.sqrt(canvas.random()) * r;
      const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      const s = r * size * canvas.between(0.5, 1.5);
      out +=
        circle(x, y, s, colour, 'opacity=".55"') +
        circle(x - s * 0.3, y - s * 0.3, s * 0.35, '#fff', 'opacity=".9"');
    }
    return out;
  };
