import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, ellipse, line, n, path, rect } from '../svg.ts';

/** A log of goat cheese with its white rind. */
export const goatLog =
  (x: number, y: number, length: number, turn = 0): Element =>
  (canvas) => {
    const h = length * 0.3;
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        rect(
          -length / 2,
          -h / 2,
          length,
          h,
          h * 0.3,
          canvas.linear(['#ffffff', '#fdf6e6', '#dcc9a8'], 90),
        ) +
          ellipse(length / 2 - h * 0.16, 0, h * 0.26, h * 0.5, '#f1e3c6') +
          ellipse(length / 2 - h * 0.15, 0, h * 0.2, h * 0.42, '#fffdf5') +
          [0.2, 0.42, 0.62]
            .map((s) =>
              line(
                `M${n(-length / 2 + length * s)} ${n(-h * 0.36)}q8 ${n(h * 0.3)} 0 ${n(h * 0.66)}`,
                '#d9c8a4',
                2.5,
                'opacity=".5"',
              ),
            )
            .join('') +
          line(`M${n(-length * 0.42)} ${n(-h * 0.3)}H${n(length * 0.2)}`, '#fff', 6),
      ),
    );
  };

/** A round of soft cheese, with or without the marks of its mould. */
export const cheeseRound =
  (x: number, y: number, r: number, marked = false): Element =>
  (canvas) => {
    let marks = '';
    if (marked)
      for (let i = -3; i <= 3; i++) {
        const half = Math.sqrt(Math.max(0, 0.72 - (i * 0.24) ** 2)) * r;
        marks += `M${n(i * r * 0.24)} ${n(-half)}V${n(half)}M${n(-half)} ${n(i * r * 0.24)}H${n(half)}`;
      }
    const rim =
      circle(0, 0, r, canvas.linear(['#ffffff', '#fbf1dc', '#d9c49c'], 48)) +
      circle(0, 0, r * 0.9, canvas.radial(['#ffffff', '#fffaf0', '#f3e4c4']));
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        0,
        rim +
          line(marks, '#cdb68a', r * 0.035, 'opacity=".6"') +
          `<g transform="translate(2 2)">${line(marks, '#fff', r * 0.03)}</g>` +
          ellipse(-r * 0.36, -r * 0.42, r * 0.28, r * 0.1, '#fff', 'transform="rotate(-42)"'),
      ),
    );
  };

/** A triangle of cured cheese with its dark rind. */
export const manchego =
  (x: number, y: number, size: number, turn = 0): Element =>
  (canvas) => {
    const d = `M0 ${n(-size * 0.55)}L${n(size * 0.34)} ${n(size * 0.4)}Q0 ${n(size * 0.52)} ${n(-size * 0.34)} ${n(size * 0.4)}Z`;
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        path(d, canvas.linear(['#fff3c0', '#ffe08a', '#f0bf55'], 60)) +
          line(
            `M${n(size * 0.34)} ${n(size * 0.4)}Q0 ${n(size * 0.52)} ${n(-size * 0.34)} ${n(size * 0.4)}`,
            '#5b3a1c',
            size * 0.07,
          ) +
          [
            [0, 0],
            [0.08, 0.18],
            [-0.09, 0.22],
            [0.02, -0.2],
          ]
            .map(([dx = 0, dy = 0]) =>
              ellipse(dx * size, dy * size, size * 0.018, size * 0.012, '#d9a03c'),
            )
            .join(''),
      ),
    );
  };
