import type { Canvas, Element } from './canvas.ts';
import { createCanvas } from './canvas.ts';
import { sizeOf } from './catalogue.ts';
import { daylight, type Hour } from './grounds/light.ts';
import { n } from './svg.ts';

/** One picture: a ground, what lies on it from the bottom up, and the hour it is seen at. */
export interface Scene {
  name: string;
  ground: Element;
  elements: readonly Element[];
  hour: Hour;
  /** Shade or glow that falls over everything. */
  over?: readonly Element[];
}

/** Describes a scene; the name decides the size, see the catalogue. */
export const scene = (
  name: string,
  ground: Element,
  elements: readonly Element[],
  hour: Hour = 'noon',
  over: readonly Element[] = [],
): Scene => ({ name, ground, elements, hour, over });

/** The drawing of a scene, still with emoji addresses in the place of the emoji. */
export function drawScene({ name, ground, elements, hour, over = [] }: Scene): string {
  const [pixelsWide, pixelsHigh] = sizeOf(name);
  const unit = Math.min(pixelsWide, pixelsHigh) / 1000;
  const canvas: Canvas = createCanvas(name, pixelsWide / unit, pixelsHigh / unit);
  const layers =
    [ground, ...elements, ...over].map((element) => element(canvas)).join('') +
    daylight(canvas, hour);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelsWide}" height="${pixelsHigh}" viewBox="0 0 ${n(canvas.width)} ${n(canvas.height)}">` +
    `<defs>${canvas.definitions.join('')}</defs>${layers}</svg>`
  );
}
