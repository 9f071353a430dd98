import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, ellipse, line, n, path, rect, starPath } from '../svg.ts';

/** A wooden rolling pin. */
export const rollingPin =
  (x: number, y: number, length: number, turn = 0): Element =>
  (canvas) => {
    const wood = canvas.linear(['#fbdca6', '#dba563', '#a86d33'], 90);
    const [l, h] = [length, length * 0.13];
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        rect(
          -l / 2,
          -h * 0.3,
          l,
          h * 0.6,
          h * 0.3,
          canvas.linear(['#d98a5a', '#a9502b', '#7a3316'], 90),
        ) +
          rect(-l * 0.36, -h / 2, l * 0.72, h, h * 0.3, wood) +
          line(`M${n(-l * 0.3)} ${n(-h * 0.26)}H${n(l * 0.3)}`, '#fff', h * 0.09, 'opacity=".6"') +
          line(
            `M${n(-l * 0.3)} ${n(h * 0.1)}H${n(l * 0.2)}M${n(-l * 0.1)} ${n(h * 0.26)}H${n(l * 0.3)}`,
            '#9a6229',
            2.4,
            'opacity=".5"',
          ),
      ),
    );
  };

/** A whisk, its wires up before it is turned. */
export const whisk =
  (x: number, y: number, length: number, turn = 0, grip = '#b4472b'): Element =>
  (canvas) => {
    const h = length;
    const wires = [0.17, 0.11, 0.045]
      .map((w) =>
        line(
          `M0 ${n(h * 0.06)}C${n(-h * w * 1.6)} ${n(-h * 0.3)} ${n(-h * w)} ${n(-h * 0.5)} 0 ${n(-h * 0.5)}C${n(h * w)} ${n(-h * 0.5)} ${n(h * w * 1.6)} ${n(-h * 0.3)} 0 ${n(h * 0.06)}`,
          canvas.linear(['#ffffff', '#b9c6d2', '#8796a5'], 20),
          5,
        ),
      )
      .join('');
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        wires +
          rect(-h * 0.035, 0, h * 0.07, h * 0.1, 4, '#cfd9e2') +
          rect(-h * 0.042, h * 0.08, h * 0.084, h * 0.42, h * 0.04, grip) +
          rect(
            -h * 0.042,
            h * 0.08,
            h * 0.084,
            h * 0.42,
            h * 0.04,
            canvas.linear(['#fff/.5', '#fff/0', '#200/.3'], 0),
          ),
      ),
    );
  };

/** A metal biscuit cutter. */
export const cutter =
  (kind: 'star' | 'heart' | 'round', x: number, y: number, r: number, turn = 0): Element =>
  (canvas) => {
    const d =
      kind === 'star'
        ? starPath(r, 5, 0.52)
        : kind === 'round'
          ? `M${n(-r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(-r)} 0Z`
          : `M0 ${n(r * 0.9)}C${n(-r * 1.5)} ${n(-r * 0.1)} ${n(-r * 0.75)} ${n(-r * 1.15)} 0 ${n(-r * 0.4)}C${n(r * 0.75)} ${n(-r * 1.15)} ${n(r * 1.5)} ${n(-r * 0.1)} 0 ${n(r * 0.9)}Z`;
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        line(d, '#8d9aa8', r * 0.15) +
          line(d, '#e9eff4', r * 0.08) +
          line(d, '#fff', r * 0.03, 'transform="translate(-1.5 -1.5)"'),
      ),
    );
  };

/** A piping bag with its nozzle to the left before it is turned. */
export const pipingBag =
  (x: number, y: number, length: number, turn: number, cream = '#f7b9cf'): Element =>
  (canvas) => {
    const l = length;
    const d = `M${n(-l * 0.36)} -14C${n(-l * 0.1)} ${n(-l * 0.1)} ${n(l * 0.1)} ${n(-l * 0.2)} ${n(l * 0.3)} ${n(-l * 0.17)}L${n(l * 0.5)} ${n(-l * 0.1)}Q${n(l * 0.42)} 0 ${n(l * 0.5)} ${n(l * 0.1)}L${n(l * 0.3)} ${n(l * 0.17)}C${n(l * 0.1)} ${n(l * 0.2)} ${n(-l * 0.1)} ${n(l * 0.1)} ${n(-l * 0.36)} 14Z`;
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        path(d, cream) +
          path(d, canvas.linear(['#fff/.75', '#fff/.1', '#7a1a3a/.25'], 80)) +
          line(
            `M${n(l * 0.3)} ${n(-l * 0.15)}Q${n(l * 0.24)} 0 ${n(l * 0.3)} ${n(l * 0.15)}`,
            '#fff',
            7,
            'opacity=".7"',
          ) +
          path(
            `M${n(-l * 0.35)} -17L${n(-l * 0.5)} -7V7L${n(-l * 0.35)} 17Z`,
            canvas.linear(['#fff', '#c3ced8', '#8796a5'], 90),
          ),
      ),
    );
  };

/** A mortar from above with its pestle. */
export const mortar =
  (x: number, y: number, r: number, paste = '#8fbf4a'): Element =>
  (canvas) =>
    lift(
      canvas,
      'vessel',
      at(
        x,
        y,
        0,
        circle(0, 0, r, canvas.linear(['#fff6dc', '#f0cd7c', '#c78d34'], 48)) +
          circle(0, 0, r * 0.8, '#a9722a') +
          circle(0, 0, r * 0.8, canvas.linear(['#7a4a12/.8', '#ffe5a0/.8'], 48)) +
          circle(r * 0.04, r * 0.06, r * 0.52, canvas.radial(['#d7ee9a', paste])),
      ),
    ) +
    lift(
      canvas,
      'food',
      at(
        x + r * 0.1,
        y,
        -38,
        rect(
          -r * 0.2,
          -r * 0.13,
          r * 1.6,
          r * 0.26,
          r * 0.13,
          canvas.linear(['#ffe7b8', '#d9a35c', '#a56b2c'], 90),
        ) + ellipse(-r * 0.16, 0, r * 0.22, r * 0.2, canvas.radial(['#ffe7b8', '#c98f4a'])),
      ),
    );

/** Flour dusted over a place. */
export const flour =
  (x: number, y: number, reach: number): Element =>
  (canvas) => {
    let out = circle(
      x,
      y,
      reach,
      canvas.radial(['#fff/.9', '#fff/.55/.5', '#fff/0'], [0.5, 0.5], 0.5),
    );
    for (let i = 0; i < 150; i++) {
      const a = canvas.random() * 6.28;
      const d = Math.sqrt(canvas.random()) * reach * 1.05;
      out += circle(
        x + Math.cos(a) * d,
        y + Math.sin(a) * d,
        canvas.between(1, 4),
        '#fff',
        `opacity="${n(canvas.between(0.4, 0.9))}"`,
      );
    }
    return out;
  };
