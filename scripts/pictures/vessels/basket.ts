import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, n, path, rect, starPath } from '../svg.ts';

/** A round wicker basket from above; lay the contents over it. */
export const basket =
  (x: number, y: number, r: number, cloth?: string): Element =>
  (canvas) => {
    let weave = '';
    const count = 40;
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < count; i++)
        weave += `<g transform="rotate(${n(((i + (row % 2) / 2) * 360) / count)}) translate(0 ${n(-r * (0.96 - row * 0.09))})"><ellipse rx="${n(r * 0.088)}" ry="${n(r * 0.05)}" fill="${['#e0ab62', '#cf9248', '#b97a35'][row] ?? ''}"/><ellipse cx="-2" cy="-2" rx="${n(r * 0.05)}" ry="${n(r * 0.016)}" fill="#fff0c4" opacity=".5"/></g>`;
    const body =
      circle(0, 0, r, '#9c632a') +
      weave +
      circle(0, 0, r * 0.76, '#8a5522') +
      circle(0, 0, r * 0.76, canvas.radial(['#b9803f', '#8a5522', '#53300f'], [0.6, 0.62], 0.7)) +
      (cloth
        ? path(starPath(r * 0.86, 9, 0.86), cloth) +
          path(
            starPath(r * 0.86, 9, 0.86),
            canvas.radial(['#7a3a0a/.2', '#fff/.2'], [0.5, 0.5], 0.5),
          )
        : '');
    return lift(canvas, 'vessel', at(x, y, 0, body));
  };

/** A slatted wooden crate from above; lay the contents over it. */
export const crate =
  (x: number, y: number, w: number, h: number, turn = 0): Element =>
  (canvas) => {
    let slats = rect(-w / 2, -h / 2, w, h, 8, '#8f5f2f');
    for (let i = 0; i < 5; i++)
      slats += rect(
        -w / 2 + 20,
        -h / 2 + 20 + (i * (h - 40)) / 5,
        w - 40,
        (h - 40) / 5 - 9,
        3,
        i % 2 ? '#b98546' : '#c6924f',
      );
    const wall = canvas.linear(['#f3cf93', '#c58f4c'], 60);
    slats +=
      rect(-w / 2, -h / 2, w, 30, 5, wall) +
      rect(-w / 2, h / 2 - 30, w, 30, 5, wall) +
      rect(-w / 2, -h / 2, 30, h, 5, wall) +
      rect(w / 2 - 30, -h / 2, 30, h, 5, wall) +
      rect(
        -w / 2 + 30,
        -h / 2 + 30,
        w - 60,
        h - 60,
        0,
        canvas.linear(['#3a1800/.55', '#3a1800/.1'], 45),
      );
    for (const [cx, cy] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      slats += circle(cx * (w / 2 - 15), cy * (h / 2 - 15), 5, '#7a4a1c');
    return lift(canvas, 'vessel', at(x, y, turn, slats));
  };

/** A flower pot from above, earth inside; plant something in it. */
export const pot =
  (x: number, y: number, r: number, colour = '#cf6538'): Element =>
  (canvas) =>
    lift(
      canvas,
      'vessel',
      circle(x, y, r, colour) +
        circle(x, y, r, canvas.linear(['#ffd0a0/.6', '#fff/0', '#4a1400/.35'], 48)) +
        circle(x, y, r * 0.84, '#5a3018') +
        circle(x, y, r * 0.84, canvas.linear(['#241005/.7', '#7a4a28/.6'], 48)),
    );
