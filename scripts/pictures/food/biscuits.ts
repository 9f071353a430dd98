import type { Element } from '../canvas.ts';
import { lift } from '../canvas.ts';
import { at, circle, ellipse, line, n, path, starPath } from '../svg.ts';

const outlines = {
  star: (r: number) => path(starPath(r, 5, 0.52), '#000'),
  heart: (r: number) =>
    `<path d="M0 ${n(r * 0.9)}C${n(-r * 1.5)} ${n(-r * 0.1)} ${n(-r * 0.75)} ${n(-r * 1.15)} 0 ${n(-r * 0.4)}C${n(r * 0.75)} ${n(-r * 1.15)} ${n(r * 1.5)} ${n(-r * 0.1)} 0 ${n(r * 0.9)}Z"/>`,
  round: (r: number) => `<circle r="${n(r)}"/>`,
  pumpkin: (r: number) =>
    `<path d="M${n(-r * 0.12)} ${n(-r * 0.72)}L${n(-r * 0.16)} ${n(-r * 1.02)}H${n(r * 0.12)}L${n(r * 0.12)} ${n(-r * 0.72)}C${n(r * 1.3)} ${n(-r * 0.95)} ${n(r * 1.3)} ${n(r * 0.95)} ${n(r * 0.2)} ${n(r * 0.85)}Q0 ${n(r * 0.75)} ${n(-r * 0.2)} ${n(r * 0.85)}C${n(-r * 1.3)} ${n(r * 0.95)} ${n(-r * 1.3)} ${n(-r * 0.95)} ${n(-r * 0.12)} ${n(-r * 0.72)}Z"/>`,
  ghost: (r: number) =>
    `<path d="M${n(-r * 0.75)} ${n(r * 0.9)}V${n(-r * 0.2)}C${n(-r * 0.7)} ${n(-r * 1.25)} ${n(r * 0.7)} ${n(-r * 1.25)} ${n(r * 0.75)} ${n(-r * 0.2)}V${n(r * 0.9)}Q${n(r * 0.5)} ${n(r * 0.62)} ${n(r * 0.25)} ${n(r * 0.9)}Q0 ${n(r * 0.62)} ${n(-r * 0.25)} ${n(r * 0.9)}Q${n(-r * 0.5)} ${n(r * 0.62)} ${n(-r * 0.75)} ${n(r * 0.9)}Z"/>`,
} as const;

/** An iced biscuit in one of a few shapes; bare dough when there is no icing. */
export const biscuit =
  (
    kind: keyof typeof outlines,
    x: number,
    y: number,
    r: number,
    turn: number,
    icing?: string,
    face = false,
  ): Element =>
  (canvas) => {
    const shape = (scale: number, fill: string): string =>
      `<g transform="scale(${scale})" fill="${fill}" stroke="${fill}" stroke-width="${n(r * 0.16)}" stroke-linejoin="round">${outlines[kind](r).replace('fill="#000"', '')}</g>`;
    let dots = '';
    if (icing && !face)
      for (let i = 0; i < 9; i++) {
        const a = canvas.random() * 6.28;
        const reach = Math.sqrt(canvas.random()) * r * 0.46;
        dots += circle(
          Math.cos(a) * reach,
          Math.sin(a) * reach,
          r * 0.05,
          canvas.pick(['#fff', '#ffd257', '#ef5d6c', '#4bb6d8']),
        );
      }
    const eyes = face
      ? ellipse(-r * 0.26, -r * 0.14, r * 0.1, r * 0.15, '#3a1a10') +
        ellipse(r * 0.26, -r * 0.14, r * 0.1, r * 0.15, '#3a1a10') +
        line(
          `M${n(-r * 0.34)} ${n(r * 0.24)}Q0 ${n(r * 0.56)} ${n(r * 0.34)} ${n(r * 0.24)}`,
          '#3a1a10',
          r * 0.1,
        )
      : '';
    return lift(
      canvas,
      'low',
      at(
        x,
        y,
        turn,
        shape(1, '#c98a44') +
          shape(0.96, '#eebd74') +
          (icing
            ? shape(0.8, icing) +
              ellipse(
                -r * 0.3,
                -r * 0.4,
                r * 0.2,
                r * 0.07,
                '#fff',
                'opacity=".6" transform="rotate(-35)"',
              )
            : '') +
          dots +
          eyes,
      ),
    );
  };
