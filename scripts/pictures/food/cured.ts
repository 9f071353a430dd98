import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, ellipse, line, n, path, smooth, type Point } from '../svg.ts';

/** A slice of cured ham, ruby with its ribbon of fat. */
export const ham =
  (x: number, y: number, size: number, turn = 0): Element =>
  (canvas) => {
    const points: Point[] = [];
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * 6.283;
      points.push([
        Math.cos(a) * size * 0.5 * canvas.between(0.88, 1.1),
        Math.sin(a) * size * 0.27 * canvas.between(0.82, 1.14),
      ]);
    }
    const d = smooth(points);
    let fat = '';
    for (let i = 0; i < 4; i++)
      fat += `M${n(canvas.between(-0.34, 0) * size)} ${n(canvas.between(-0.16, 0.16) * size)}q${n(size * 0.13)} ${n(canvas.between(-14, 14))} ${n(size * 0.3)} ${n(canvas.between(-8, 8))}`;
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        path(d, '#fde6d3') +
          `<g transform="translate(${n(size * 0.025)} ${n(size * 0.03)}) scale(.92 .86)">${path(d, canvas.linear(['#d6455a', '#b3213f', '#8c1535'], 50))}</g>` +
          line(fat, '#ffd7cf', size * 0.013, 'opacity=".85"') +
          line(
            `M${n(-size * 0.3)} ${n(-size * 0.12)}Q0 ${n(-size * 0.22)} ${n(size * 0.28)} ${n(-size * 0.1)}`,
            '#fff',
            size * 0.02,
            'opacity=".35"',
          ),
      ),
    );
  };

/** Cured sausage in rounds. */
export const chorizo =
  (x: number, y: number, r: number): Element =>
  (canvas) => {
    let fat = '';
    for (let i = 0; i < 9; i++) {
      const a = canvas.random() * 6.28;
      const reach = Math.sqrt(canvas.random()) * r * 0.72;
      fat += ellipse(
        Math.cos(a) * reach,
        Math.sin(a) * reach,
        r * 0.1,
        r * 0.07,
        '#ffd9c0',
        'opacity=".85"',
      );
    }
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        0,
        circle(0, 0, r, '#8c2413') +
          circle(0, 0, r * 0.9, canvas.radial(['#e2502f', '#c23a1e'])) +
          fat,
      ),
    );
  };
