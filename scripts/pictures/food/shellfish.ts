import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, ellipse, line, n, path } from '../svg.ts';

/** An open mussel. */
export const mussel =
  (x: number, y: number, length: number, turn = 0): Element =>
  (canvas) => {
    const l = length;
    const shell = `M${n(-l / 2)} 0C${n(-l * 0.3)} ${n(-l * 0.32)} ${n(l * 0.5)} ${n(-l * 0.34)} ${n(l / 2)} 0C${n(l * 0.5)} ${n(l * 0.34)} ${n(-l * 0.3)} ${n(l * 0.32)} ${n(-l / 2)} 0Z`;
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        path(shell, canvas.linear(['#4a5580', '#23263f'], 48)) +
          `<g transform="scale(.82)">${path(shell, canvas.linear(['#dfe6f2', '#a9b8d6'], 48))}</g>` +
          `<g transform="translate(${n(l * 0.05)} 0) scale(.6)">${path(shell, canvas.radial(['#ffc37a', '#f08d35', '#c9601a']))}</g>` +
          ellipse(-l * 0.02, -l * 0.08, l * 0.13, l * 0.035, '#fff', 'opacity=".6"'),
      ),
    );
  };

/** A peeled prawn, curled. */
export const prawn =
  (x: number, y: number, r: number, turn = 0): Element =>
  (canvas) => {
    const arc = `M${n(r * 0.7)} ${n(-r * 0.3)}A${n(r * 0.72)} ${n(r * 0.72)} 0 1 0 ${n(r * 0.35)} ${n(r * 0.62)}`;
    const stripes = [150, 190, 230, 275].map((a) => {
      const t = (a * Math.PI) / 180;
      return `M${n(Math.cos(t) * r * 0.5)} ${n(Math.sin(t) * r * 0.5)}L${n(Math.cos(t) * r * 0.94)} ${n(Math.sin(t) * r * 0.94)}`;
    });
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        path(
          `M${n(r * 0.3)} ${n(r * 0.6)}l${n(r * 0.6)} ${n(r * 0.02)}l${n(-r * 0.2)} ${n(r * 0.2)}l${n(r * 0.16)} ${n(r * 0.26)}Z`,
          '#e8502e',
        ) +
          line(arc, '#d9441f', r * 0.5) +
          line(arc, '#ff7a4a', r * 0.42) +
          line(arc, '#ffb88f', r * 0.13, `transform="translate(${n(-r * 0.03)} ${n(-r * 0.04)})"`) +
          line(stripes.join(''), '#d9401f', r * 0.08, 'opacity=".8"'),
      ),
    );
  };

/** A scallop shell. */
export const shell =
  (x: number, y: number, r: number, turn = 0, colour = '#f7b98f'): Element =>
  (canvas) => {
    let ribs = '';
    for (let i = -3; i <= 3; i++)
      ribs += `M0 ${n(r * 0.8)}L${n(Math.sin(i * 0.36) * r * 0.95)} ${n(-Math.cos(i * 0.36) * r * 0.86)}`;
    const d = `M${n(-r * 0.22)} ${n(r * 0.86)}L${n(-r)} ${n(-r * 0.12)}Q${n(-r * 0.96)} ${n(-r * 0.6)} ${n(-r * 0.6)} ${n(-r * 0.68)}Q${n(-r * 0.36)} ${n(-r)} 0 ${n(-r * 0.94)}Q${n(r * 0.36)} ${n(-r)} ${n(r * 0.6)} ${n(-r * 0.68)}Q${n(r * 0.96)} ${n(-r * 0.6)} ${n(r)} ${n(-r * 0.12)}L${n(r * 0.22)} ${n(r * 0.86)}Z`;
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        path(d, colour) +
          path(d, canvas.linear(['#fff/.6', '#fff/0', '#8a2a10/.3'], 48)) +
          line(ribs, '#fff', r * 0.06, 'opacity=".6"') +
          line(ribs, '#b4562b', r * 0.03, 'opacity=".5" transform="translate(3 1)"'),
      ),
    );
  };
