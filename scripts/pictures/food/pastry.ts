import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { all } from '../compose.ts';
import { at, blob, circle, ellipse, line, n, path, rect } from '../svg.ts';
import { crust } from './bread.ts';

/** A golden croquette. */
export const croquette =
  (x: number, y: number, length: number, turn = 0): Element =>
  (canvas) => {
    let crumbs = '';
    for (let i = 0; i < 30; i++)
      crumbs += circle(
        canvas.between(-0.42, 0.42) * length,
        canvas.between(-0.2, 0.2) * length,
        canvas.between(1, 2.8),
        canvas.pick(['#fbd48a', '#a9622a', '#ffe9b8']),
        'opacity=".75"',
      );
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        rect(
          -length / 2,
          -length * 0.26,
          length,
          length * 0.52,
          length * 0.25,
          canvas.linear(['#f8c56e', '#dd9238', '#a9601f'], 75),
        ) +
          crumbs +
          ellipse(
            -length * 0.1,
            -length * 0.14,
            length * 0.22,
            length * 0.05,
            '#fff',
            'opacity=".5"',
          ),
      ),
    );
  };

/** A half-moon pasty with its crimped edge. */
export const pasty =
  (x: number, y: number, r: number, turn = 0): Element =>
  (canvas) => {
    let crimps = '';
    for (let i = 0; i <= 11; i++) {
      const a = Math.PI + (i / 11) * Math.PI;
      crimps += circle(
        Math.cos(a) * r * 0.94,
        Math.sin(a) * r * 0.94,
        r * 0.13,
        canvas.radial(crust),
      );
    }
    const d = `M${n(-r)} 0A${n(r)} ${n(r)} 0 0 1 ${n(r)} 0Q0 ${n(r * 0.26)} ${n(-r)} 0Z`;
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        crimps +
          path(d, canvas.radial(['#fbd28a', '#e5a04c', '#bd742f'], [0.4, 0.4], 0.7)) +
          [-0.3, 0, 0.3]
            .map((o) =>
              line(
                `M${n(r * o)} ${n(-r * 0.3)}l${n(r * 0.08)} ${n(-r * 0.2)}`,
                '#9a5620',
                r * 0.04,
              ),
            )
            .join('') +
          ellipse(
            -r * 0.3,
            -r * 0.45,
            r * 0.26,
            r * 0.08,
            '#fff',
            'opacity=".45" transform="rotate(-30)"',
          ),
      ),
    );
  };

/** A round pie case with its filling: quiche, pizza, tartlet; toppings around its middle. */
export const round =
  (
    x: number,
    y: number,
    r: number,
    filling: readonly string[],
    topping: readonly Element[] = [],
    rim = 0.86,
  ): Element =>
  (canvas) => {
    const d = blob(r, r, 14, 0.018, canvas.random);
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        0,
        path(d, canvas.radial(['#fbd597', '#e4a253', '#bb7430'])) +
          circle(0, 0, r * rim, '#b8702c', 'opacity=".5"') +
          circle(0, 0, r * rim * 0.985, canvas.radial(filling)) +
          all(...topping)(canvas),
      ),
    );
  };
