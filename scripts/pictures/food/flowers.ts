import type { Element, Height } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, line, n, path } from '../svg.ts';
import { leafShape } from './herbs.ts';

/** A five-petalled flower: almond blossom, jasmine, bougainvillea, orange blossom. */
export const blossom =
  (
    x: number,
    y: number,
    r: number,
    petal = '#ffd9e2',
    heart = '#e0567f',
    height: Height = 'low',
  ): Element =>
  (canvas) => {
    const one = `M0 0C${n(r * 0.66)} ${n(-r * 0.36)} ${n(r * 0.5)} ${n(-r)} ${n(r * 0.08)} ${n(-r * 0.96)}L0 ${n(-r * 0.86)}L${n(-r * 0.08)} ${n(-r * 0.96)}C${n(-r * 0.5)} ${n(-r)} ${n(-r * 0.66)} ${n(-r * 0.36)} 0 0Z`;
    let out = '';
    for (let i = 0; i < 5; i++)
      out += `<g transform="rotate(${i * 72})">${path(one, petal)}${path(one, canvas.linear(['#fff/.6', '#fff/0', `${heart}/.35`], 90))}</g>`;
    let stamens = '';
    for (let i = 0; i < 7; i++)
      stamens += `<g transform="rotate(${i * 51})">${line(`M0 0V${n(-r * 0.34)}`, heart, r * 0.03)}${circle(0, -r * 0.36, r * 0.055, '#f5b83d')}</g>`;
    return lift(
      canvas,
      height,
      at(x, y, canvas.random() * 72, out + circle(0, 0, r * 0.16, heart) + stamens),
    );
  };

/** Single petals blown over the table. */
export const petals =
  (
    x: number,
    y: number,
    w: number,
    h: number,
    count: number,
    colour = '#e8468f',
    size = 17,
  ): Element =>
  (canvas) => {
    let out = '';
    for (let i = 0; i < count; i++)
      out += at(
        x + canvas.random() * w,
        y + canvas.random() * h,
        canvas.random() * 360,
        path(leafShape(size, size * 0.42), colour) +
          path(leafShape(size, size * 0.42), canvas.linear(['#fff/.6', '#fff/0'], 90)),
      );
    return lift(canvas, 'flat', out);
  };

/** A branch with blossom along it. */
export const flowering =
  (
    x: number,
    y: number,
    length: number,
    turn: number,
    petal = '#ffd9e2',
    heart = '#e0567f',
  ): Element =>
  (canvas) => {
    let out = lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        line(
          `M0 0Q${n(length * 0.5)} ${n(-length * 0.16)} ${n(length)} 0`,
          '#7a5230',
          length * 0.022,
        ),
      ),
    );
    const rad = (turn * Math.PI) / 180;
    for (let i = 0; i < 7; i++) {
      const t = 0.14 + i * 0.14;
      const [lx, ly] = [
        t * length,
        -Math.sin(t * Math.PI) * length * 0.08 + (i % 2 ? 1 : -1) * length * 0.05,
      ];
      out += blossom(
        x + lx * Math.cos(rad) - ly * Math.sin(rad),
        y + lx * Math.sin(rad) + ly * Math.cos(rad),
        length * 0.1,
        petal,
        heart,
      )(canvas);
    }
    return out;
  };
