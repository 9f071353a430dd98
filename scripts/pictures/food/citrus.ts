import type { Element, Height } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, ellipse, n, path } from '../svg.ts';

const fruits = {
  lemon: ['#f6c51f', '#fff6cf', '#ffdf4f'],
  orange: ['#ef7d16', '#ffefd0', '#ff9f2e'],
  lime: ['#5fae2f', '#f1fbd8', '#a8db57'],
  grapefruit: ['#f29a52', '#ffeede', '#f2686a'],
} as const;

/** A round slice of citrus fruit. */
export const citrus =
  (
    kind: keyof typeof fruits,
    x: number,
    y: number,
    r: number,
    turn = 0,
    height: Height = 'low',
  ): Element =>
  (canvas) => {
    const [peel, pith, flesh] = fruits[kind];
    let segments = '';
    for (let i = 0; i < 9; i++)
      segments += `<g transform="rotate(${i * 40})">${path(
        `M0 ${n(-r * 0.07)}L${n(r * 0.23)} ${n(-r * 0.68)}Q${n(r * 0.16)} ${n(-r * 0.8)} 0 ${n(-r * 0.8)}Q${n(-r * 0.16)} ${n(-r * 0.8)} ${n(-r * 0.23)} ${n(-r * 0.68)}Z`,
        flesh,
      )}${ellipse(-r * 0.05, -r * 0.55, r * 0.035, r * 0.15, '#fff', 'opacity=".55"')}</g>`;
    return lift(
      canvas,
      height,
      at(
        x,
        y,
        turn,
        circle(0, 0, r, peel) +
          circle(0, 0, r * 0.91, pith) +
          segments +
          circle(0, 0, r, canvas.linear(['#fff/.3', '#fff/0', '#a04a00/.16'], 48)),
      ),
    );
  };
