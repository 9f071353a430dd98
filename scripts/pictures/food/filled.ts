import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, ellipse, n, path } from '../svg.ts';

/** A long filled roll seen from above and a little from the side; layers from the top crust down. */
export const bocadillo =
  (x: number, y: number, length: number, turn: number, layers: readonly string[]): Element =>
  (canvas) => {
    const [l, h] = [length, length * 0.19];
    let filling = '';
    layers.forEach((colour, i) => {
      const top = h * 0.42 + i * h * 0.24;
      let d = `M${n(-l * 0.47)} ${n(top - h * 0.3)}`;
      for (let s = 0; s < 12; s++)
        d += `Q${n(-l * 0.47 + ((s + 0.5) * l * 0.94) / 12)} ${n(top + h * 0.3 + canvas.between(-h * 0.16, h * 0.24))} ${n(-l * 0.47 + ((s + 1) * l * 0.94) / 12)} ${n(top)}`;
      filling =
        path(`${d}V${n(top - h * 0.5)}Z`, colour) +
        path(`${d}V${n(top - h * 0.5)}Z`, canvas.linear(['#fff/.2', '#300/.18'], 90)) +
        filling;
    });
    const top = `M${n(-l / 2)} 0C${n(-l / 2)} ${n(-h * 1.05)} ${n(l / 2)} ${n(-h * 1.05)} ${n(l / 2)} 0C${n(l / 2)} ${n(h * 0.74)} ${n(-l / 2)} ${n(h * 0.74)} ${n(-l / 2)} 0Z`;
    let cuts = '';
    for (let i = -2; i <= 2; i++)
      cuts += path(
        `M${n(i * l * 0.17 - l * 0.06)} ${n(h * 0.22)}Q${n(i * l * 0.17)} ${n(-h * 0.42)} ${n(i * l * 0.17 + l * 0.08)} ${n(-h * 0.5)}Q${n(i * l * 0.17 + l * 0.06)} ${n(h * 0.02)} ${n(i * l * 0.17 - l * 0.06)} ${n(h * 0.22)}Z`,
        '#ffe9b8',
        'opacity=".9"',
      );
    return lift(
      canvas,
      'food',
      at(
        x,
        y,
        turn,
        `<g transform="translate(0 ${n(h * 0.55)})">${path(top, canvas.linear(['#e7ab5c', '#a9622a'], 90))}</g>` +
          filling +
          path(top, canvas.linear(['#f9cf8a', '#e2994a', '#bd742f'], 75)) +
          cuts +
          ellipse(
            -l * 0.2,
            -h * 0.5,
            l * 0.2,
            h * 0.09,
            '#fff',
            'opacity=".45" transform="rotate(-4)"',
          ),
      ),
    );
  };
