import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, ellipse, line, n } from '../svg.ts';

/** A cup on its saucer: coffee, tea, chocolate. `drink` runs from its middle to its edge. */
export function cup(
  x: number,
  y: number,
  r: number,
  drink: readonly string[],
  options: { colour?: string; saucer?: string | false; turn?: number; top?: Element } = {},
): Element {
  const { colour = '#fffdf6', saucer = '#fffdf6', turn = 35, top } = options;
  return (canvas) => {
    const dish = saucer
      ? lift(
          canvas,
          'food',
          circle(x, y, r * 1.62, saucer) +
            circle(x, y, r * 1.62, canvas.linear(['#fff/.5', '#fff/0', '#7a3a0a/.2'], 48)) +
            circle(x, y, r * 1.5, 'none', `stroke="#1f5f8b" stroke-width="${n(r * 0.04)}"`) +
            circle(x, y, r * 1.12, canvas.linear(['#a8662a/.25', '#fff/.5'], 48)),
        )
      : '';
    const handle = at(
      0,
      0,
      turn,
      line(
        `M${n(r * 0.9)} ${n(-r * 0.24)}C${n(r * 1.5)} ${n(-r * 0.34)} ${n(r * 1.5)} ${n(r * 0.34)} ${n(r * 0.9)} ${n(r * 0.24)}`,
        colour,
        r * 0.17,
      ) +
        line(
          `M${n(r * 0.98)} ${n(-r * 0.22)}C${n(r * 1.4)} ${n(-r * 0.3)} ${n(r * 1.44)} 0 ${n(r * 1.36)} ${n(r * 0.1)}`,
          '#fff',
          r * 0.04,
          'opacity=".7"',
        ),
    );
    const body =
      handle +
      circle(0, 0, r, colour) +
      circle(0, 0, r, canvas.linear(['#fff/.6', '#fff/0', '#7a3a0a/.28'], 48)) +
      circle(0, 0, r * 0.88, '#e9d6bb') +
      circle(0, 0, r * 0.84, canvas.radial(drink, [0.5, 0.5], 0.52)) +
      (top ? top(canvas) : '') +
      circle(
        0,
        0,
        r * 0.86,
        canvas.radial(['#2a0c00/0', '#2a0c00/0/.82', '#2a0c00/.4'], [0.56, 0.58], 0.58),
      ) +
      ellipse(
        -r * 0.34,
        -r * 0.38,
        r * 0.24,
        r * 0.1,
        '#fff',
        'opacity=".4" transform="rotate(-42)"',
      );
    return dish + lift(canvas, 'food', at(x, y, 0, body));
  };
}
