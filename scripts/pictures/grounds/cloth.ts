import type { Canvas, Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, line, n, path, rect } from '../svg.ts';

/** The weave: fine light and dark threads both ways, the thicker ones by chance. */
function weave(canvas: Canvas, w: number, h: number): string {
  let light = '';
  let dark = '';
  for (let y = 0; y < h; y += canvas.between(5, 9)) dark += `M0 ${n(y)}H${n(w)}`;
  for (let x = 0; x < w; x += canvas.between(6, 12)) light += `M${n(x)} 0V${n(h)}`;
  return (
    `<path d="${dark}" stroke="#7a4a10" stroke-width="1.1" opacity=".1"/>` +
    `<path d="${light}" stroke="#fff" stroke-width="1.3" opacity=".3"/>`
  );
}

/** A few soft creases, all running much the same way as on an ironed cloth. */
function folds(canvas: Canvas, w: number, h: number): string {
  let out = '';
  const lean = canvas.between(-0.05, 0.05) * w;
  for (let i = 0; i < 3; i++) {
    const x = (i + canvas.between(0.2, 0.8)) * (w / 3);
    const crease = canvas.linear(['#8a4d12/0', '#8a4d12/.08/.46', '#fff/.22/.54', '#fff/0'], 0);
    out += path(`M${n(x)} 0h110L${n(x + lean + 110)} ${n(h)}h-110Z`, crease);
  }
  return out;
}

/** Plain linen over the whole table. */
export const linen =
  (colour = '#f8e7c4', stripe?: string): Element =>
  (canvas) => {
    const { width: w, height: h } = canvas;
    const stripes = stripe
      ? [0.06, 0.085, 0.915, 0.94]
          .map((share) => rect(w * share, 0, 13, h, 0, stripe, 'opacity=".8"'))
          .join('')
      : '';
    return rect(0, 0, w, h, 0, colour) + stripes + weave(canvas, w, h) + folds(canvas, w, h);
  };

/** The checked cloth of a picnic or a bar. */
export const gingham =
  (colour = '#d8402f', size = 74, turn = 0): Element =>
  (canvas) => {
    const reach = Math.max(canvas.width, canvas.height) * 1.5;
    let bands = '';
    for (let i = 0; i * size * 2 < reach; i++)
      bands +=
        rect(i * size * 2, 0, size, reach, 0, colour, 'opacity=".5"') +
        rect(0, i * size * 2, reach, size, 0, colour, 'opacity=".5"');
    return (
      rect(0, 0, canvas.width, canvas.height, 0, '#fffaf0') +
      at(turn ? -canvas.width * 0.3 : 0, turn ? -canvas.height * 0.1 : -20, turn, bands) +
      weave(canvas, canvas.width, canvas.height) +
      folds(canvas, canvas.width, canvas.height)
    );
  };

/** A cloth or runner laid over another ground; `x`, `y` are its middle. */
export const runner =
  (
    x: number,
    y: number,
    w: number,
    h: number,
    turn: number,
    colour: string,
    stripe: string,
  ): Element =>
  (canvas) => {
    const fringe = (side: number): string => {
      let d = '';
      for (let i = 4; i < h; i += 9)
        d += `M${n(side * w)} ${i}l${side ? 15 : -15} ${n(canvas.between(-3, 3))}`;
      return line(d, colour, 3);
    };
    const cloth =
      fringe(0) +
      fringe(1) +
      canvas.clip(
        `<rect width="${w}" height="${h}" rx="4"/>`,
        rect(0, 0, w, h, 4, colour) +
          [24, 40]
            .map((o) => rect(o, 0, 8, h, 0, stripe) + rect(w - o - 8, 0, 8, h, 0, stripe))
            .join('') +
          weave(canvas, w, h) +
          folds(canvas, w, h),
      );
    return lift(canvas, 'low', at(x, y, turn, at(-w / 2, -h / 2, 0, cloth)));
  };

/** A folded napkin, its corner turned back. */
export const napkin =
  (
    x: number,
    y: number,
    w: number,
    h: number,
    turn: number,
    colour: string,
    stripe = '#fffaf1',
  ): Element =>
  (canvas) =>
    lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        rect(-w / 2, -h / 2, w, h, 7, colour) +
          rect(
            -w / 2 + 10,
            -h / 2 + 10,
            w - 20,
            h - 20,
            4,
            'none',
            `stroke="${stripe}" stroke-width="4" opacity=".75"`,
          ) +
          rect(-w / 2, -h / 2, w, h, 7, canvas.linear(['#fff/.35', '#fff/0', '#7a3a0a/.16'], 40)) +
          line(`M${n(w * 0.12)} ${n(-h / 2)}V${n(h / 2)}`, '#7a3a0a', 2.4, 'opacity=".22"') +
          line(`M${n(w * 0.12 + 3)} ${n(-h / 2)}V${n(h / 2)}`, '#fff', 2.4, 'opacity=".4"'),
      ),
    );
