import type { Canvas, Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, ellipse, line, n, path, rect } from '../svg.ts';

function fishBody(
  canvas: Canvas,
  l: number,
  back: string,
  side: string,
  belly: string,
  grilled: boolean,
): string {
  const h = l * 0.15;
  const body = `M${n(-l / 2)} 0C${n(-l * 0.4)} ${n(-h * 0.9)} ${n(-l * 0.1)} ${n(-h * 1.15)} ${n(l * 0.34)} ${n(-h * 0.2)}L${n(l / 2)} ${n(-h * 0.95)}Q${n(l * 0.45)} 0 ${n(l / 2)} ${n(h * 0.95)}L${n(l * 0.34)} ${n(h * 0.2)}C${n(-l * 0.1)} ${n(h * 1.15)} ${n(-l * 0.4)} ${n(h * 0.9)} ${n(-l / 2)} 0Z`;
  let marks = '';
  for (let i = 0; i < 5; i++)
    marks += `M${n(-l * 0.16 + i * l * 0.09)} ${n(-h * 0.72)}q${n(l * 0.02)} ${n(h * 0.7)} ${n(-l * 0.01)} ${n(h * 1.3)}`;
  return (
    path(
      `M${n(-l * 0.05)} ${n(-h * 0.8)}q${n(l * 0.08)} ${n(-h * 0.8)} ${n(l * 0.16)} ${n(-h * 0.1)}Z`,
      back,
    ) +
    path(body, canvas.linear([back, side, belly], 90)) +
    (grilled
      ? canvas.clip(path(body, '#fff'), line(marks, '#6d3a12', l * 0.016, 'opacity=".6"'))
      : line(`M${n(-l * 0.3)} 0H${n(l * 0.34)}`, '#fff', l * 0.012, 'opacity=".5"')) +
    path(
      `M${n(-l * 0.31)} ${n(-h * 0.78)}q${n(l * 0.05)} ${n(h * 0.8)} 0 ${n(h * 1.55)}`,
      'none',
      `stroke="${back}" stroke-width="${n(l * 0.012)}" opacity=".7"`,
    ) +
    circle(-l * 0.4, -h * 0.22, l * 0.022, '#fff6d0') +
    circle(-l * 0.4, -h * 0.22, l * 0.012, '#1c1a22') +
    ellipse(-l * 0.12, -h * 0.5, l * 0.16, h * 0.13, '#fff', 'opacity=".5"')
  );
}

/** A grilled sardine, head to the left before it is turned. */
export const sardine =
  (x: number, y: number, length: number, turn = 0): Element =>
  (canvas) =>
    lift(
      canvas,
      'food',
      at(x, y, turn, fishBody(canvas, length, '#4d6f8c', '#c7d6dd', '#f0c98a', true)),
    );

/** A whole fish for the table. */
export const seaBass =
  (x: number, y: number, length: number, turn = 0): Element =>
  (canvas) =>
    lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        `<g transform="scale(1 1.35)">${fishBody(canvas, length, '#7b98a5', '#e3ebe8', '#f7e3b8', true)}</g>`,
      ),
    );

/** Sardines on a cane, side by side, as they are grilled on the beach. */
export const espeto =
  (x: number, y: number, length: number, count: number, turn = 0): Element =>
  (canvas) => {
    const step = (length * 0.74) / count;
    let fish = '';
    for (let i = 0; i < count; i++)
      fish += at(
        -length * 0.4 + step * (i + 0.5),
        canvas.between(-5, 5),
        90 + canvas.between(-5, 5),
        fishBody(canvas, length * 0.36, '#46698a', '#bfd0d8', '#eec07c', true),
      );
    const cane = canvas.linear(['#f5d79a', '#c0904a'], 90);
    return (
      lift(canvas, 'food', at(x, y, turn, rect(-length / 2, -9, length, 18, 8, cane))) +
      lift(canvas, 'food', at(x, y, turn, fish)) +
      at(
        x,
        y,
        turn,
        Array.from({ length: count - 1 }, (_, i) =>
          rect(-length * 0.4 + step * (i + 1) - 7, -7, 14, 14, 3, cane),
        ).join(''),
      )
    );
  };

/** A marinated anchovy fillet. */
export const anchovy =
  (x: number, y: number, length: number, turn = 0): Element =>
  (canvas) => {
    const [l, h] = [length, length * 0.125];
    const d = `M${n(-l / 2)} 0C${n(-l * 0.3)} ${n(-h * 1.3)} ${n(l * 0.1)} ${n(-h * 1.1)} ${n(l * 0.38)} ${n(-h * 0.3)}L${n(l / 2)} ${n(-h * 0.8)}L${n(l * 0.46)} 0L${n(l / 2)} ${n(h * 0.8)}L${n(l * 0.38)} ${n(h * 0.3)}C${n(l * 0.1)} ${n(h * 1.1)} ${n(-l * 0.3)} ${n(h * 1.3)} ${n(-l / 2)} 0Z`;
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        path(d, canvas.linear(['#dbe6ea', '#fffdf6', '#e9d9c2'], 90)) +
          line(`M${n(-l * 0.42)} 0H${n(l * 0.4)}`, '#6f93a8', h * 0.34, 'opacity=".75"') +
          line(
            `M${n(-l * 0.36)} ${n(-h * 0.45)}Q0 ${n(-h * 0.7)} ${n(l * 0.3)} ${n(-h * 0.3)}`,
            '#fff',
            h * 0.16,
          ),
      ),
    );
  };
