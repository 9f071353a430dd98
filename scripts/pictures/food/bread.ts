import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { all } from '../compose.ts';
import { at, blob, circle, ellipse, line, n, path, rect } from '../svg.ts';

export const crust = ['#f6c67c', '#dd9444', '#b3692a'];

/** A round roll cut open, its crumb up; the topping is drawn around its middle. */
export const mollete =
  (x: number, y: number, r: number, topping: readonly Element[] = []): Element =>
  (canvas) => {
    const edge = blob(r, r * 0.94, 11, 0.025, canvas.random);
    let pores = '';
    for (let i = 0; i < 26; i++) {
      const a = canvas.random() * 6.28;
      const reach = Math.sqrt(canvas.random()) * r * 0.8;
      pores += ellipse(
        Math.cos(a) * reach,
        Math.sin(a) * reach,
        canvas.between(2, 6),
        canvas.between(1.5, 4),
        '#d9a860',
        'opacity=".6"',
      );
    }
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        0,
        path(edge, canvas.radial(crust)) +
          `<g transform="scale(.9)">${path(edge, canvas.radial(['#fff4d6', '#f8dfab', '#eec27c']))}</g>` +
          pores +
          all(...topping)(canvas),
      ),
    );
  };

/** A slice of bread with something on it, for canapés and toasts. */
export const toast =
  (
    x: number,
    y: number,
    w: number,
    turn: number,
    spread: string,
    topping: readonly Element[] = [],
  ): Element =>
  (canvas) => {
    const d = blob(w / 2, w * 0.36, 10, 0.05, canvas.random);
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        path(d, canvas.radial(crust)) +
          `<g transform="scale(.9)">${path(d, '#efbf72')}</g>` +
          `<g transform="scale(.74 .68)">${path(d, spread)}</g>` +
          ellipse(
            -w * 0.14,
            -w * 0.13,
            w * 0.16,
            w * 0.05,
            '#fff',
            'opacity=".35" transform="rotate(-18)"',
          ) +
          all(...topping)(canvas),
      ),
    );
  };

/** A round country loaf with a cross cut. */
export const loaf =
  (x: number, y: number, r: number, turn = 20): Element =>
  (canvas) => {
    const d = blob(r, r * 0.96, 12, 0.02, canvas.random);
    const cut = `M${n(-r * 0.62)} 0Q0 ${n(-r * 0.16)} ${n(r * 0.62)} 0Q0 ${n(r * 0.16)} ${n(-r * 0.62)} 0Z`;
    let flour = '';
    for (let i = 0; i < 70; i++) {
      const a = canvas.random() * 6.28;
      const reach = Math.sqrt(canvas.random()) * r * 0.9;
      flour += circle(
        Math.cos(a) * reach,
        Math.sin(a) * reach,
        canvas.between(0.8, 2.6),
        '#fff8e6',
        'opacity=".7"',
      );
    }
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        path(d, canvas.radial(['#eab465', '#c77f38', '#8f5220'])) +
          [0, 90]
            .map(
              (t) =>
                `<g transform="rotate(${t})">${path(cut, '#ffe3ab')}${line(`M${n(-r * 0.55)} ${n(-r * 0.03)}Q0 ${n(-r * 0.15)} ${n(r * 0.55)} ${n(-r * 0.03)}`, '#a9622a', r * 0.03)}</g>`,
            )
            .join('') +
          flour,
      ),
    );
  };

/** Crunchy little breadsticks. */
export const picos =
  (x: number, y: number, count: number, turn = 0, length = 78): Element =>
  (canvas) => {
    let out = '';
    for (let i = 0; i < count; i++)
      out += lift(
        canvas,
        'low',
        at(
          x + canvas.between(-46, 46),
          y + canvas.between(-34, 34),
          turn + canvas.between(-70, 70),
          rect(-length / 2, -9, length, 18, 9, canvas.linear(crust, 90)) +
            line(`M${n(-length * 0.36)} -4H${n(length * 0.3)}`, '#fff3d0', 3, 'opacity=".7"'),
        ),
      );
    return out;
  };
