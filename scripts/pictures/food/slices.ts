import type { Element, Height } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, ellipse, n, path, smooth, type Point } from '../svg.ts';

/** A slice of tomato. */
export const tomatoSlice =
  (x: number, y: number, r: number, turn = 0, height: Height = 'low'): Element =>
  (canvas) => {
    let cells = '';
    for (let i = 0; i < 6; i++)
      cells += `<g transform="rotate(${i * 60})">${ellipse(0, -r * 0.52, r * 0.2, r * 0.26, '#f5883f')}${[-0.08, 0.07].map((o) => ellipse(r * o, -r * 0.5, r * 0.035, r * 0.07, '#ffe3a0')).join('')}</g>`;
    return lift(
      canvas,
      height,
      at(
        x,
        y,
        turn,
        circle(0, 0, r, '#c92a1c') +
          circle(0, 0, r * 0.93, canvas.radial(['#ff6a4d', '#e8412d'])) +
          cells +
          circle(0, 0, r * 0.16, '#ff9a78') +
          ellipse(
            -r * 0.4,
            -r * 0.42,
            r * 0.22,
            r * 0.1,
            '#fff',
            'opacity=".4" transform="rotate(-42)"',
          ),
      ),
    );
  };

/** A slice of cucumber. */
export const cucumberSlice =
  (x: number, y: number, r: number, height: Height = 'low'): Element =>
  (canvas) => {
    let seeds = '';
    for (let i = 0; i < 9; i++)
      seeds += `<g transform="rotate(${i * 40})">${ellipse(0, -r * 0.42, r * 0.06, r * 0.15, '#f8ffd8')}</g>`;
    return lift(
      canvas,
      height,
      at(
        x,
        y,
        15,
        circle(0, 0, r, '#3f8f3a') +
          circle(0, 0, r * 0.88, canvas.radial(['#e9f9bd', '#c5e88a'])) +
          seeds,
      ),
    );
  };

/** A round of carrot, beetroot, radish or courgette: skin, flesh and heart. */
export const coin =
  (
    x: number,
    y: number,
    r: number,
    [skin, flesh, heart]: readonly [string, string, string],
    height: Height = 'low',
  ): Element =>
  (canvas) =>
    lift(
      canvas,
      height,
      at(
        x,
        y,
        0,
        circle(0, 0, r, skin) +
          circle(0, 0, r * 0.86, flesh) +
          circle(0, 0, r * 0.42, heart) +
          ellipse(
            -r * 0.36,
            -r * 0.4,
            r * 0.28,
            r * 0.12,
            '#fff',
            'opacity=".4" transform="rotate(-42)"',
          ),
      ),
    );

export const carrotCoin = (x: number, y: number, r: number): Element =>
  coin(x, y, r, ['#e06a12', '#ff9336', '#ffb35c']);

export const beetCoin = (x: number, y: number, r: number): Element =>
  coin(x, y, r, ['#7a1240', '#b3205f', '#d1477f']);

export const radishCoin = (x: number, y: number, r: number): Element =>
  coin(x, y, r, ['#e0265c', '#fff3f4', '#ffe3e8']);

export const courgetteCoin = (x: number, y: number, r: number): Element =>
  coin(x, y, r, ['#3f7d2f', '#e8f2b8', '#d7e898']);

/** A ring of pepper or onion. */
export const hoop =
  (x: number, y: number, r: number, colour: string, turn = 0, thick = 0.2): Element =>
  (canvas) => {
    const points: Point[] = [];
    for (let i = 0; i < 8; i++) {
      const angle = (i / 8) * 6.283;
      const reach = r * (i % 2 ? 0.93 : 1.04);
      points.push([Math.cos(angle) * reach, Math.sin(angle) * reach]);
    }
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        path(smooth(points), 'none', `stroke="${colour}" stroke-width="${n(r * thick)}"`) +
          path(
            smooth(points),
            'none',
            `stroke="#fff" stroke-opacity=".45" stroke-width="${n(r * thick * 0.28)}" transform="translate(${n(-r * 0.03)} ${n(-r * 0.03)})"`,
          ),
      ),
    );
  };
