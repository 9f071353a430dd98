import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, ellipse, line, n, path, smooth, type Point } from '../svg.ts';

/** A peeled or roasted almond, its point up before it is turned. */
export const almond =
  (x: number, y: number, size: number, turn: number, roasted = true): Element =>
  (canvas) => {
    const s = size;
    const d = `M0 ${n(-s * 0.58)}C${n(s * 0.42)} ${n(-s * 0.16)} ${n(s * 0.4)} ${n(s * 0.5)} 0 ${n(s * 0.5)}C${n(-s * 0.4)} ${n(s * 0.5)} ${n(-s * 0.42)} ${n(-s * 0.16)} 0 ${n(-s * 0.58)}Z`;
    const [light, dark, mark] = roasted
      ? ['#dd9a55', '#9c5a26', '#7a4018']
      : ['#fff6de', '#eed8a6', '#d9bb7c'];
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        path(d, canvas.radial([light, light, dark])) +
          [-0.13, 0, 0.13]
            .map((o) =>
              line(
                `M0 ${n(-s * 0.4)}Q${n(s * o * 2)} 0 ${n(s * o)} ${n(s * 0.36)}`,
                mark,
                s * 0.022,
                'opacity=".5"',
              ),
            )
            .join('') +
          ellipse(-s * 0.12, -s * 0.1, s * 0.05, s * 0.16, '#fff', 'opacity=".45"'),
      ),
    );
  };

/** A ribbed pumpkin from above. */
export const pumpkin =
  (
    x: number,
    y: number,
    r: number,
    colour: readonly [string, string] = ['#ff9d3b', '#d55e12'],
  ): Element =>
  (canvas) => {
    const points: Point[] = [];
    for (let i = 0; i < 40; i++) {
      const a = (i / 40) * 6.2832;
      const reach = r * (0.93 + 0.07 * Math.abs(Math.cos(a * 5)));
      points.push([Math.cos(a) * reach, Math.sin(a) * reach]);
    }
    let ribs = '';
    for (let i = 0; i < 10; i++) {
      const furrow = `M0 ${n(-r * 0.12)}Q${n(r * 0.09)} ${n(-r * 0.5)} 0 ${n(-r * 0.93)}`;
      ribs += `<g transform="rotate(${i * 36})">${line(furrow, colour[1], r * 0.055, 'opacity=".85"')}${line(furrow, '#7a2a00', r * 0.018, 'opacity=".55"')}</g>`;
      ribs += `<g transform="rotate(${i * 36 + 18})">${line(`M0 ${n(-r * 0.3)}Q${n(r * 0.04)} ${n(-r * 0.55)} 0 ${n(-r * 0.82)}`, '#ffe0a8', r * 0.07, 'opacity=".45"')}</g>`;
    }
    const stalk = `M${n(-r * 0.14)} ${n(r * 0.08)}Q${n(-r * 0.08)} ${n(-r * 0.26)} ${n(r * 0.16)} ${n(-r * 0.36)}L${n(r * 0.27)} ${n(-r * 0.22)}Q${n(r * 0.12)} ${n(-r * 0.14)} ${n(r * 0.16)} ${n(r * 0.08)}Z`;
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        8,
        path(smooth(points), canvas.radial([colour[0], colour[0], colour[1]], [0.38, 0.34], 0.72)) +
          ribs +
          circle(0, 0, r * 0.98, canvas.radial(['#fff/.4', '#fff/0', '#5a1a00/.3'])) +
          circle(0, 0, r * 0.2, colour[1]) +
          path(stalk, '#6f8f34') +
          line(
            `M${n(-r * 0.02)} ${n(r * 0.02)}Q0 ${n(-r * 0.18)} ${n(r * 0.18)} ${n(-r * 0.27)}`,
            '#b3cf6a',
            r * 0.035,
          ),
      ),
    );
  };
