import type { Canvas, Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, ellipse, line, n, path, rect } from '../svg.ts';

const metals = {
  silver: ['#ffffff', '#c9d3dc', '#8d9aa8'],
  gold: ['#fff1b8', '#e8b64a', '#b07d1f'],
} as const;
type Metal = keyof typeof metals;

const shine = (canvas: Canvas, metal: Metal): string => canvas.linear(metals[metal], 30);

const handle = (length: number): string =>
  `M-5 0C-6 ${n(length * 0.3)} -11 ${n(length * 0.52)} -11 ${n(length * 0.6)}Q-11 ${n(length * 0.66)} 0 ${n(length * 0.66)}Q11 ${n(length * 0.66)} 11 ${n(length * 0.6)}C11 ${n(length * 0.52)} 6 ${n(length * 0.3)} 5 0Z`;

/** A fork, its prongs up before it is turned. */
export const fork =
  (x: number, y: number, length: number, turn = 0, metal: Metal = 'silver'): Element =>
  (canvas) => {
    const h = length;
    const prongs = [-21, -8, 5, 18]
      .map((px) => rect(px - 0.5, -h * 0.34, 5, h * 0.22, 2.5, shine(canvas, metal)))
      .join('');
    const head = path(
      `M-21.5 ${n(-h * 0.16)}H22.5C22 ${n(-h * 0.06)} 8 ${n(-h * 0.03)} 5 ${n(h * 0.02)}H-5C-8 ${n(-h * 0.03)} -21 ${n(-h * 0.06)} -21.5 ${n(-h * 0.16)}Z`,
      shine(canvas, metal),
    );
    return lift(
      canvas,
      'low',
      at(x, y, turn, prongs + head + path(handle(h), shine(canvas, metal))),
    );
  };

/** A table knife, its blade up before it is turned. */
export const knife =
  (x: number, y: number, length: number, turn = 0, metal: Metal = 'silver'): Element =>
  (canvas) => {
    const h = length;
    const blade = `M-7 ${n(h * 0.04)}V${n(-h * 0.34)}C2 ${n(-h * 0.36)} 15 ${n(-h * 0.2)} 13 ${n(h * 0.04)}Z`;
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        path(blade, shine(canvas, metal)) +
          path(handle(h), shine(canvas, metal)) +
          line(`M-3 ${n(-h * 0.28)}V0`, '#fff', 2.5, 'opacity=".8"'),
      ),
    );
  };

/** A spoon, its bowl up before it is turned; what it holds may be drawn in its bowl. */
export const spoon =
  (
    x: number,
    y: number,
    length: number,
    turn = 0,
    metal: Metal = 'silver',
    load?: string,
  ): Element =>
  (canvas) => {
    const h = length;
    const bowl =
      ellipse(0, -h * 0.2, h * 0.075, h * 0.13, shine(canvas, metal)) +
      ellipse(0, -h * 0.2, h * 0.056, h * 0.105, canvas.linear(['#6a7682/.7', '#fff/.7'], 48));
    const heap = load
      ? ellipse(0, -h * 0.2, h * 0.06, h * 0.108, load) +
        ellipse(-h * 0.012, -h * 0.22, h * 0.04, h * 0.07, '#fff', 'opacity=".22"')
      : '';
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        path(`M-5 ${n(-h * 0.08)}L-5 2H5L5 ${n(-h * 0.08)}Z`, shine(canvas, metal)) +
          path(handle(h), shine(canvas, metal)) +
          bowl +
          heap,
      ),
    );
  };

/** A wooden spoon. */
export const woodenSpoon =
  (x: number, y: number, length: number, turn = 0, load?: string): Element =>
  (canvas) => {
    const fill = canvas.linear(['#f3cf93', '#c98f4f', '#9a6229'], 35);
    const h = length;
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        rect(-h * 0.019, -h * 0.25, h * 0.038, h * 0.75, h * 0.019, fill) +
          ellipse(0, -h * 0.34, h * 0.105, h * 0.155, fill) +
          ellipse(
            0,
            -h * 0.34,
            h * 0.083,
            h * 0.128,
            canvas.linear(['#7a4516/.6', '#ffe9b8/.5'], 48),
          ) +
          (load
            ? ellipse(0, -h * 0.34, h * 0.079, h * 0.12, load) +
              ellipse(-h * 0.014, -h * 0.36, h * 0.04, h * 0.06, '#fff', 'opacity=".25"')
            : ''),
      ),
    );
  };

/** The cook's big knife. */
export const chefKnife =
  (x: number, y: number, length: number, turn = 0): Element =>
  (canvas) => {
    const h = length;
    const blade = `M${n(-h * 0.02)} ${n(h * 0.16)}V${n(-h * 0.5)}C${n(h * 0.1)} ${n(-h * 0.36)} ${n(h * 0.135)} ${n(-h * 0.1)} ${n(h * 0.125)} ${n(h * 0.13)}L${n(h * 0.05)} ${n(h * 0.16)}Z`;
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        path(blade, canvas.linear(['#ffffff', '#dbe5ec', '#93a3b2'], 20)) +
          line(`M${n(h * 0.012)} ${n(-h * 0.4)}V${n(h * 0.12)}`, '#fff', 4, 'opacity=".8"') +
          rect(
            -h * 0.03,
            h * 0.15,
            h * 0.075,
            h * 0.35,
            12,
            canvas.linear(['#8a5530', '#4a2a16'], 20),
          ) +
          [0.22, 0.31, 0.4]
            .map((s) => `<circle cx="${n(h * 0.008)}" cy="${n(h * s)}" r="5" fill="#f0c98a"/>`)
            .join(''),
      ),
    );
  };
