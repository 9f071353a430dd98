import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, line, n, path, rect } from '../svg.ts';

/** A fried wine doughnut ring with its sugar. Pale and plain when `raw`. */
export const rosquilla =
  (x: number, y: number, r: number, options: { raw?: boolean; glaze?: string } = {}): Element =>
  (canvas) => {
    const tones = options.raw
      ? ['#fff6df', '#f9e4b4', '#e3bf7c']
      : ['#ffcf7d', '#e8a048', '#b56a22'];
    const d = `M${n(-r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(r)} 0A${n(r)} ${n(r)} 0 1 1 ${n(-r)} 0ZM${n(-r * 0.34)} 0A${n(r * 0.34)} ${n(r * 0.34)} 0 1 0 ${n(r * 0.34)} 0A${n(r * 0.34)} ${n(r * 0.34)} 0 1 0 ${n(-r * 0.34)} 0Z`;
    let sugar = '';
    if (!options.raw)
      for (let i = 0; i < 46; i++) {
        const a = canvas.random() * 6.28;
        const reach = canvas.between(0.42, 0.95) * r;
        sugar += rect(
          Math.cos(a) * reach,
          Math.sin(a) * reach,
          r * 0.045,
          r * 0.045,
          0.5,
          '#fff',
          `opacity="${n(canvas.between(0.6, 1))}"`,
        );
      }
    const glaze = options.glaze
      ? circle(0, 0, r * 0.67, 'none', `stroke="${options.glaze}" stroke-width="${n(r * 0.46)}"`) +
        circle(
          0,
          0,
          r * 0.76,
          'none',
          `stroke="#fff" stroke-opacity=".35" stroke-width="${n(r * 0.07)}" stroke-dasharray="${n(r * 0.9)} ${n(r * 5)}" transform="rotate(-170)"`,
        )
      : '';
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        canvas.between(-40, 40),
        path(d, canvas.radial(tones), 'fill-rule="evenodd"') +
          circle(
            0,
            0,
            r * 0.67,
            'none',
            `stroke="#fff" stroke-opacity=".26" stroke-width="${n(r * 0.16)}"`,
          ) +
          glaze +
          sugar,
      ),
    );
  };

/** A churro, bent into a loop or nearly straight. */
export const churro =
  (x: number, y: number, size: number, turn: number, loop = true): Element =>
  (canvas) => {
    const s = size;
    const d = loop
      ? `M${n(-s * 0.12)} ${n(s * 0.5)}C${n(-s * 0.2)} ${n(s * 0.1)} ${n(-s * 0.5)} ${n(-s * 0.44)} 0 ${n(-s * 0.46)}S${n(s * 0.2)} ${n(s * 0.1)} ${n(s * 0.12)} ${n(s * 0.5)}`
      : `M${n(-s * 0.5)} ${n(s * 0.05)}Q0 ${n(-s * 0.12)} ${n(s * 0.5)} ${n(s * 0.04)}`;
    let sugar = '';
    for (let i = 0; i < 22; i++)
      sugar += circle(
        canvas.between(-s * 0.26, s * 0.26),
        canvas.between(-s * 0.45, s * 0.45),
        s * 0.008,
        '#fff',
        'opacity=".9"',
      );
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        line(d, '#a8602a', s * 0.15) +
          line(d, '#d98f44', s * 0.125) +
          line(d, '#f4bf74', s * 0.05, `transform="translate(${n(-s * 0.02)} ${n(-s * 0.02)})"`) +
          line(
            d,
            '#9a5522',
            s * 0.014,
            `transform="translate(${n(s * 0.03)} ${n(s * 0.01)})" opacity=".8"`,
          ) +
          (loop ? '' : sugar),
      ),
    );
  };
