import { shade } from './palette.ts';
import { seeded } from './random.ts';
import { n } from './svg.ts';

/** What an element is drawn with: the sheet's size, chance, and the shared definitions. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: () => number;
  /** A number between two others, by chance. */
  between(low: number, high: number): number;
  /** One of the choices, by chance. */
  pick<T>(choices: readonly T[]): T;
  /** Keeps a definition once and gives back its id. */
  define(key: string, body: (id: string) => string): string;
  /** A fill that runs from the first colour (the middle, or upper left) to the last. */
  radial(colours: readonly string[], centre?: readonly [number, number], reach?: number): string;
  linear(colours: readonly string[], angle?: number): string;
  /** A clip in the shape given. */
  clip(shape: string, content: string): string;
  readonly definitions: string[];
}

/** Something that can be laid on the table. */
export type Element = (canvas: Canvas) => string;

/** How high a thing stands over the table, which decides how far its shadow falls. */
export type Height = 'flat' | 'low' | 'food' | 'vessel';

const falls: Record<Height, readonly [offset: number, blur: number, strength: number]> = {
  flat: [1.5, 1.6, 0.34],
  low: [4, 4, 0.36],
  food: [9, 10, 0.38],
  vessel: [19, 22, 0.42],
};

/** Lays a soft shadow to the lower right: one wide, one close where the thing touches. */
export function lift(canvas: Canvas, height: Height, content: string): string {
  const [offset, blur, strength] = falls[height];
  const layer = (o: number, b: number, s: number, name: string): string =>
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(b)}"/><feOffset dx="${n(o)}" dy="${n(o * 1.25)}" result="${name}-a"/>` +
    `<feFlood flood-color="${shade}" flood-opacity="${s}"/><feComposite in2="${name}-a" operator="in" result="${name}"/>`;
  const id = canvas.define(
    `lift-${height}`,
    (key) =>
      `<filter id="${key}" x="-30%" y="-30%" width="175%" height="185%" color-interpolation-filters="sRGB">` +
      layer(offset, blur, strength, 'wide') +
      layer(offset * 0.25, blur * 0.22, strength * 0.8, 'close') +
      `<feMerge><feMergeNode in="wide"/><feMergeNode in="close"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  );
  return `<g filter="url(#${id})">${content}</g>`;
}

/** A fresh sheet. Its short side always measures 1000 units, whatever the size in pixels. */
export function createCanvas(name: string, width: number, height: number): Canvas {
  const random = seeded(name);
  const definitions: string[] = [];
  const known = new Map<string, string>();
  const define: Canvas['define'] = (key, body) => {
    const found = known.get(key);
    if (found) return found;
    const id = `d${known.size}`;
    known.set(key, id);
    definitions.push(body(id));
    return id;
  };
  const stops = (colours: readonly string[]): string =>
    colours
      .map((colour, i) => {
        const [value = '', alpha, offset] = colour.split('/');
        const place = offset ?? n(i / Math.max(1, colours.length - 1));
        return `<stop offset="${place}" stop-color="${value}"${alpha ? ` stop-opacity="${alpha}"` : ''}/>`;
      })
      .join('');
  return {
    width,
    height,
    random,
    definitions,
    define,
    between: (low, high) => low + random() * (high - low),
    pick: (choices) => {
      const choice = choices[Math.floor(random() * choices.length)];
      if (choice === undefined) throw new Error('Nothing to pick from.');
      return choice;
    },
    radial: (colours, [cx, cy] = [0.36, 0.32], reach = 0.75) =>
      `url(#${define(
        `r${colours.join()}${cx},${cy},${reach}`,
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${reach}">${stops(colours)}</radialGradient>`,
      )})`,
    linear: (colours, angle = 45) => {
      const turn = (angle * Math.PI) / 180;
      const [dx, dy] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
      return `url(#${define(
        `l${colours.join()}${angle}`,
        (id) =>
          `<linearGradient id="${id}" x1="${n(0.5 - dx)}" y1="${n(0.5 - dy)}" x2="${n(0.5 + dx)}" y2="${n(0.5 + dy)}">${stops(colours)}</linearGradient>`,
      )})`;
    },
    clip: (shape, content) => {
      const id = define(`c${shape}`, (key) => `<clipPath id="${key}">${shape}</clipPath>`);
      return `<g clip-path="url(#${id})">${content}</g>`;
    },
  };
}
