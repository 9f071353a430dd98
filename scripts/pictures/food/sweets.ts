import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, blob, circle, ellipse, line, n, path, rect, starPath } from '../svg.ts';

/** A scoop of ice cream from above. */
export const scoop =
  (x: number, y: number, r: number, light: string, dark: string): Element =>
  (canvas) => {
    const d = blob(r, r, 11, 0.06, canvas.random);
    let flecks = '';
    for (let i = 0; i < 16; i++)
      flecks += ellipse(
        canvas.between(-0.6, 0.6) * r,
        canvas.between(-0.6, 0.6) * r,
        r * 0.05,
        r * 0.02,
        dark,
        'opacity=".6"',
      );
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        0,
        path(d, canvas.radial(['#fff', light, light, dark], [0.34, 0.3], 0.85)) +
          flecks +
          line(
            `M${n(-r * 0.6)} ${n(-r * 0.2)}Q${n(-r * 0.3)} ${n(-r * 0.66)} ${n(r * 0.2)} ${n(-r * 0.6)}`,
            '#fff',
            r * 0.07,
            'opacity=".7"',
          ),
      ),
    );
  };

/** A macaron, a mantecado or a little meringue: two tones and a ruffle. */
export const bonbon =
  (x: number, y: number, r: number, colour: string, top = '#fff'): Element =>
  (canvas) =>
    lift(
      canvas,
      'low',
      at(
        x,
        y,
        0,
        path(starPath(r, 14, 0.9), colour) +
          path(starPath(r, 14, 0.9), canvas.linear(['#fff/.4', '#300/.22'], 48)) +
          circle(0, 0, r * 0.72, top) +
          circle(0, 0, r * 0.72, canvas.radial(['#fff/.7', '#fff/0', '#7a3a10/.25'])) +
          ellipse(
            -r * 0.24,
            -r * 0.28,
            r * 0.2,
            r * 0.09,
            '#fff',
            'opacity=".8" transform="rotate(-40)"',
          ),
      ),
    );

/** Sugar sprinkles or paper confetti, flat on the table. */
export const confetti =
  (x: number, y: number, w: number, h: number, count: number, size = 16): Element =>
  (canvas) => {
    let out = '';
    for (let i = 0; i < count; i++) {
      const colour = canvas.pick([
        '#ef5d6c',
        '#ffc83d',
        '#3fa9d6',
        '#7cc255',
        '#b06fd8',
        '#ff8f3f',
      ]);
      const [cx, cy] = [x + canvas.random() * w, y + canvas.random() * h];
      out +=
        canvas.random() < 0.35
          ? circle(cx, cy, size * 0.34, colour)
          : at(
              cx,
              cy,
              canvas.random() * 180,
              rect(-size / 2, -size * 0.16, size, size * 0.32, size * 0.16, colour),
            );
    }
    return lift(canvas, 'flat', out);
  };
