import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, line, n, path, rect, starPath } from '../svg.ts';

/** An open book of recipes with a small drawing on one page. */
export const openBook =
  (x: number, y: number, w: number, turn: number, picture: string): Element =>
  (canvas) => {
    const h = w * 0.66;
    let text = '';
    for (let i = 0; i < 9; i++)
      text += `M${n(w * 0.07)} ${n(-h * 0.16 + i * h * 0.066)}h${n(w * canvas.between(0.24, 0.36))}`;
    const page = (side: number): string =>
      `M0 ${n(-h / 2)}Q${n(side * w * 0.24)} ${n(-h * 0.56)} ${n((side * w) / 2)} ${n(-h / 2)}V${n(h / 2)}Q${n(side * w * 0.24)} ${n(h * 0.44)} 0 ${n(h / 2)}Z`;
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        rect(-w * 0.52, -h * 0.52, w * 1.04, h * 1.05, 12, '#b4472b') +
          path(page(-1), canvas.linear(['#fffdf4', '#fff5de', '#e3cda0'], 0)) +
          path(page(1), canvas.linear(['#e3cda0', '#fff5de', '#fffdf4'], 0)) +
          line(text, '#a98a63', 5, 'opacity=".75"') +
          line(`M${n(w * 0.07)} ${n(-h * 0.32)}h${n(w * 0.3)}`, '#b4472b', 11) +
          circle(-w * 0.25, -h * 0.06, w * 0.15, picture) +
          circle(-w * 0.25, -h * 0.06, w * 0.15, 'none', 'stroke="#1f5f8b" stroke-width="5"') +
          line(
            `M${n(-w * 0.4)} ${n(h * 0.3)}h${n(w * 0.3)}M${n(-w * 0.4)} ${n(h * 0.37)}h${n(w * 0.22)}`,
            '#a98a63',
            5,
            'opacity=".75"',
          ),
      ),
    );
  };

/** A closed notebook with a tile star on its cover, and its elastic band. */
export const notebook =
  (x: number, y: number, w: number, h: number, turn: number, colour = '#1f5f8b'): Element =>
  (canvas) =>
    lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        rect(-w / 2 + 8, -h / 2 + 8, w, h, 14, '#fdf3dd') +
          rect(-w / 2, -h / 2, w, h, 14, colour) +
          rect(-w / 2, -h / 2, w, h, 14, canvas.linear(['#fff/.3', '#fff/0', '#001/.25'], 48)) +
          rect(-w / 2, -h / 2, w * 0.09, h, 8, '#001a33', 'opacity=".22"') +
          path(
            starPath(w * 0.26, 4, 0.36),
            '#fbf1df',
            `transform="translate(${n(w * 0.04)} ${n(-h * 0.08)})"`,
          ) +
          circle(w * 0.04, -h * 0.08, w * 0.06, '#e9a52f') +
          rect(w * 0.34, -h / 2, 10, h, 0, '#e9a52f'),
      ),
    );
