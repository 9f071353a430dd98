import type { Element, Height } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, ellipse, n, path, smooth, type Point } from '../svg.ts';

/** A slice of kiwi. */
export const kiwiSlice =
  (x: number, y: number, r: number, height: Height = 'low'): Element =>
  (canvas) => {
    let seeds = '';
    for (let i = 0; i < 16; i++)
      seeds += `<g transform="rotate(${i * 22.5})">${ellipse(0, -r * (i % 2 ? 0.42 : 0.5), r * 0.035, r * 0.07, '#2c2418')}</g>`;
    return lift(
      canvas,
      height,
      at(
        x,
        y,
        0,
        circle(0, 0, r, '#7a5a2c') +
          circle(0, 0, r * 0.93, canvas.radial(['#b6e05a', '#7fbf35'], [0.5, 0.5], 0.55)) +
          seeds +
          circle(0, 0, r * 0.26, '#f2fbd0'),
      ),
    );
  };

/** A wedge of watermelon: a fan of `spread` degrees with its rind below. */
export const watermelon =
  (x: number, y: number, r: number, turn = 0, spread = 100): Element =>
  (canvas) => {
    const half = (spread / 2) * (Math.PI / 180);
    const sector = (reach: number): string =>
      `M0 0L${n(Math.sin(-half) * reach)} ${n(Math.cos(half) * reach)}A${n(reach)} ${n(reach)} 0 ${spread > 180 ? 1 : 0} 0 ${n(Math.sin(half) * reach)} ${n(Math.cos(half) * reach)}Z`;
    let seeds = '';
    for (const [row, count] of [
      [0.36, 2],
      [0.56, 4],
      [0.74, 5],
    ] as const)
      for (let i = 0; i < count; i++) {
        const angle = ((i + 0.5) / count - 0.5) * half * 1.7;
        seeds += at(
          Math.sin(angle) * r * row,
          Math.cos(angle) * r * row,
          (-angle * 180) / Math.PI,
          ellipse(0, 0, r * 0.022, r * 0.038, '#3a1418') +
            ellipse(-r * 0.006, -r * 0.012, r * 0.006, r * 0.012, '#fff', 'opacity=".7"'),
        );
      }
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        path(sector(r), '#2f8a3c') +
          path(sector(r * 0.96), '#7cc255') +
          path(sector(r * 0.92), '#f4fbd9') +
          path(sector(r * 0.87), canvas.linear(['#ff7a72', '#f0434f', '#e22a45'], 70)) +
          seeds,
      ),
    );
  };

/** Half a fig, cut open. */
export const fig =
  (x: number, y: number, r: number, turn = 0): Element =>
  (canvas) => {
    const outline: Point[] = [
      [0, -1.3],
      [0.35, -0.85],
      [0.86, -0.2],
      [0.86, 0.5],
      [0.4, 0.95],
      [-0.4, 0.95],
      [-0.86, 0.5],
      [-0.86, -0.2],
      [-0.35, -0.85],
    ];
    const shape = (s: number): string =>
      smooth(outline.map(([px, py]) => [px * r * s, py * r * s] as const));
    let seeds = '';
    for (let i = 0; i < 26; i++) {
      const angle = canvas.random() * 6.28;
      const reach = Math.sqrt(canvas.random()) * 0.5 * r;
      seeds += circle(
        Math.cos(angle) * reach,
        r * 0.15 + Math.sin(angle) * reach,
        r * 0.045,
        '#ffd9a0',
      );
    }
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        path(shape(1), '#5d2a63') +
          path(shape(0.9), '#f6e6c8') +
          path(shape(0.74), canvas.radial(['#f2737f', '#c22f50'], [0.5, 0.55], 0.55)) +
          seeds,
      ),
    );
  };
