import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, line, n, path } from '../svg.ts';

/** A garland of paper flags hanging across the picture. */
export const garland =
  (
    y: number,
    drop: number,
    colours: readonly string[] = ['#ef5d6c', '#ffc83d', '#3fa9d6', '#7cc255', '#fff3df'],
  ): Element =>
  (canvas) => {
    const w = canvas.width;
    const on = (t: number): number => y + Math.sin(t * Math.PI) * drop;
    let flags = '';
    const count = Math.round(w / 96);
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const lean = (Math.cos(t * Math.PI) * drop * 3.1 * 57) / w;
      flags += at(
        t * w,
        on(t),
        lean,
        path('M-36 -3H36L0 74Z', colours[i % colours.length] ?? '#fff') +
          path('M-36 -3H36L0 74Z', canvas.linear(['#fff/.35', '#fff/0', '#300/.16'], 20)),
      );
    }
    return lift(
      canvas,
      'food',
      line(`M0 ${n(y)}Q${n(w / 2)} ${n(y + drop * 2)} ${n(w)} ${n(y)}`, '#fff6e2', 5) + flags,
    );
  };

/** A candle seen from above, lit. */
export const candle =
  (x: number, y: number, r: number, holder = '#e9a52f'): Element =>
  (canvas) =>
    lift(
      canvas,
      'food',
      circle(x, y, r, holder) +
        circle(x, y, r, canvas.linear(['#fff/.5', '#300/.25'], 48)) +
        circle(x, y, r * 0.78, canvas.radial(['#fffbe0', '#ffe6a0', '#f5c35a'], [0.5, 0.5], 0.55)) +
        path(
          `M${n(x)} ${n(y - r * 0.7)}C${n(x + r * 0.44)} ${n(y - r * 0.1)} ${n(x + r * 0.26)} ${n(y + r * 0.22)} ${n(x)} ${n(y + r * 0.22)}C${n(x - r * 0.26)} ${n(y + r * 0.22)} ${n(x - r * 0.44)} ${n(y - r * 0.1)} ${n(x)} ${n(y - r * 0.7)}Z`,
          '#ff9d2e',
        ) +
        path(
          `M${n(x)} ${n(y - r * 0.36)}C${n(x + r * 0.22)} ${n(y - r * 0.02)} ${n(x + r * 0.14)} ${n(y + r * 0.16)} ${n(x)} ${n(y + r * 0.16)}C${n(x - r * 0.14)} ${n(y + r * 0.16)} ${n(x - r * 0.22)} ${n(y - r * 0.02)} ${n(x)} ${n(y - r * 0.36)}Z`,
          '#fff3b0',
        ),
    );
