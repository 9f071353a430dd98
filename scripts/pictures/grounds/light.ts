import type { Canvas, Element } from '../canvas.ts';
import { at, n, path, rect } from '../svg.ts';

/** The hour of the day: how warm the sun is and how deep the far corner lies. */
export type Hour = 'morning' | 'noon' | 'golden' | 'night';

const hours: Record<Hour, { sun: string; glow: number; far: string; depth: number }> = {
  morning: { sun: '#fff3c4', glow: 0.5, far: '#ff9d5c', depth: 0.16 },
  noon: { sun: '#fffbe2', glow: 0.46, far: '#e88a2e', depth: 0.17 },
  golden: { sun: '#ffd98a', glow: 0.55, far: '#e0651f', depth: 0.27 },
  night: { sun: '#ffdf9a', glow: 0.34, far: '#3a1f6a', depth: 0.3 },
};

/** The light over the whole picture: warm from the upper left, deeper at the lower right. */
export function daylight(canvas: Canvas, hour: Hour): string {
  const { sun, glow, far, depth } = hours[hour];
  const { width: w, height: h } = canvas;
  const over = (fill: string, blend: string): string =>
    rect(0, 0, w, h, 0, fill, `style="mix-blend-mode:${blend}"`);
  return (
    over(canvas.radial([`${sun}/${glow}`, `${sun}/0`], [0.12, 0.02], 0.95), 'soft-light') +
    over(canvas.radial([`${sun}/${n(glow * 0.22)}`, `${sun}/0`], [0.05, 0], 0.6), 'screen') +
    over(canvas.radial(['#fff/0', `${far}/0/.45`, `${far}/${depth}`], [0.3, 0.25], 1), 'multiply')
  );
}

/** Soft shade of something outside the picture. */
function shadeOf(canvas: Canvas, content: string, strength: number): Element {
  const id = canvas.define(
    'shade',
    (key) =>
      `<filter id="${key}" filterUnits="userSpaceOnUse" x="0" y="0" width="${n(canvas.width)}" height="${n(canvas.height)}"><feGaussianBlur stdDeviation="8"/></filter>`,
  );
  return () =>
    `<g style="mix-blend-mode:multiply" opacity="${strength}"><g filter="url(#${id})" fill="#c4673a">${content}</g></g>`;
}

/** A palm leaf's shade, its stem starting at the place given and pointing along `turn`. */
export const palmShade =
  (x: number, y: number, size: number, turn: number, strength = 0.42): Element =>
  (canvas) => {
    let leaf = path(
      `M0 -6Q${n(size * 0.5)} -${n(size * 0.06)} ${n(size)} 0Q${n(size * 0.5)} -${n(size * 0.03)} 0 6Z`,
      '#c4673a',
    );
    for (let i = 0; i < 17; i++) {
      const along = 0.16 + (i / 17) * 0.84;
      const length = size * (0.5 - Math.abs(along - 0.45) * 0.5);
      for (const side of [-1, 1]) {
        const feather = `M0 -5Q${n(length * 0.55)} -${n(size * 0.026)} ${n(length)} 0Q${n(length * 0.55)} ${n(size * 0.018)} 0 5Z`;
        leaf += at(
          along * size,
          -Math.sin(along * Math.PI) * size * 0.04,
          side * (62 - along * 34),
          path(feather, '#c4673a'),
        );
      }
    }
    return shadeOf(canvas, at(x, y, turn, leaf), strength)(canvas);
  };

/** Dappled shade of an olive or an almond tree around the place given. */
export const treeShade =
  (x: number, y: number, reach: number, strength = 0.34): Element =>
  (canvas) => {
    let leaves = '';
    for (let branch = 0; branch < 6; branch++) {
      const turn = canvas.between(0, 360);
      let twig = path(`M0 -3L${n(reach)} 0L0 3Z`, '#c4673a');
      for (let i = 1; i < 12; i++) {
        const length = canvas.between(0.13, 0.22) * reach;
        const leaf = `M0 0Q${n(length * 0.5)} -${n(length * 0.26)} ${n(length)} 0Q${n(length * 0.5)} ${n(length * 0.26)} 0 0Z`;
        twig += at(
          (i / 12) * reach,
          0,
          (i % 2 ? 1 : -1) * canvas.between(25, 65),
          path(leaf, '#c4673a'),
        );
      }
      leaves += at(x, y, turn, twig);
    }
    return shadeOf(canvas, leaves, strength)(canvas);
  };

/** Sunbeams through the slats of a shutter. */
export const shutterShade =
  (strength = 0.26, step = 130): Element =>
  (canvas) => {
    let bars = '';
    for (let i = -2; i < canvas.width / step + 8; i++)
      bars += path(
        `M${i * step} 0h${n(step * 0.36)}l-${n(canvas.height * 0.5)} ${n(canvas.height)}h-${n(step * 0.36)}Z`,
        '#c4673a',
      );
    return shadeOf(canvas, bars, strength)(canvas);
  };

/** The round glow of a candle or lantern. */
export const glow =
  (x: number, y: number, radius: number, colour = '#ffbf4d', strength = 0.75): Element =>
  (canvas) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${canvas.radial([`${colour}/${strength}`, `${colour}/${n(strength * 0.3)}/.45`, `${colour}/0`], [0.5, 0.5], 0.5)}" style="mix-blend-mode:screen"/>`;
