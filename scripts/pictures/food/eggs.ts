import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, blob, circle, ellipse, line, n, path } from '../svg.ts';

/** A potato omelette; `missing` degrees of it are already served. */
export const tortilla =
  (x: number, y: number, r: number, missing = 0, turn = 0): Element =>
  (canvas) => {
    const end = ((360 - missing) * Math.PI) / 180;
    const sector = (reach: number): string =>
      missing
        ? `M0 0L${n(reach)} 0A${n(reach)} ${n(reach)} 0 1 1 ${n(Math.cos(end) * reach)} ${n(Math.sin(end) * reach)}Z`
        : `M${n(-reach)} 0A${n(reach)} ${n(reach)} 0 1 1 ${n(reach)} 0A${n(reach)} ${n(reach)} 0 1 1 ${n(-reach)} 0Z`;
    let spots = '';
    for (let i = 0; i < 15; i++) {
      const a = canvas.between(0.1, end - 0.1);
      const reach = Math.sqrt(canvas.random()) * r * 0.8;
      spots += at(
        Math.cos(a) * reach,
        Math.sin(a) * reach,
        canvas.random() * 180,
        path(
          blob(r * 0.15, r * 0.09, 8, 0.2, canvas.random),
          canvas.pick(['#c97c1e', '#ffe38a', '#b5671a', '#d98f2a']),
          'opacity=".6"',
        ),
      );
    }
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        path(sector(r), '#d9902a') +
          path(
            sector(r * 0.97),
            canvas.radial(['#ffdc66', '#f7b934', '#dc8d22'], [0.4, 0.36], 0.7),
          ) +
          canvas.clip(path(sector(r * 0.96), '#fff'), spots) +
          line(
            `M${n(-r * 0.8)} ${n(-r * 0.3)}A${n(r * 0.86)} ${n(r * 0.86)} 0 0 1 ${n(-r * 0.2)} ${n(-r * 0.83)}`,
            '#fff',
            r * 0.04,
            'opacity=".5"',
          ),
      ),
    );
  };

/** A served slice of omelette or tart: its point up before it is turned. */
export const slice =
  (x: number, y: number, size: number, turn: number, top: string, side: string): Element =>
  (canvas) =>
    lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        path(
          `M0 ${n(-size * 0.6)}L${n(size * 0.36)} ${n(size * 0.34)}Q0 ${n(size * 0.46)} ${n(-size * 0.36)} ${n(size * 0.34)}Z`,
          side,
          `transform="translate(${n(size * 0.03)} ${n(size * 0.1)})"`,
        ) +
          path(
            `M0 ${n(-size * 0.6)}L${n(size * 0.36)} ${n(size * 0.34)}Q0 ${n(size * 0.46)} ${n(-size * 0.36)} ${n(size * 0.34)}Z`,
            canvas.linear(['#fff3c0', top, top], 50),
          ),
      ),
    );

/** An egg fried in good oil. */
export const friedEgg =
  (x: number, y: number, r: number): Element =>
  (canvas) => {
    const d = blob(r, r * 0.92, 10, 0.13, canvas.random);
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        0,
        path(d, '#d99a3f') +
          `<g transform="scale(.95)">${path(d, canvas.radial(['#fff', '#fffaf0', '#f3e6cc']))}</g>` +
          circle(r * 0.04, r * 0.02, r * 0.4, canvas.radial(['#ffd84a', '#fbb01f', '#e88a10'])) +
          ellipse(
            -r * 0.1,
            -r * 0.14,
            r * 0.13,
            r * 0.07,
            '#fff',
            'opacity=".85" transform="rotate(-38)"',
          ),
      ),
    );
  };
