import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';

interface IconSet {
  icons: Record<string, { body: string }>;
}

let loading: Promise<IconSet> | undefined;

/** The icon set is large (a hundred megabytes), so it is read once, and only when needed. */
function loadIcons(): Promise<IconSet> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
  loading ??= readFile(file, 'utf8').then((text) => JSON.parse(text) as IconSet);
  return loading;
}

/** A change of colour for a reused emoji: turned hue in degrees, saturation, brightness. */
export interface Tint {
  hue?: number;
  saturation?: number;
  brightness?: number;
}

const reference = /emoji:([a-z0-9-]+)@(\d+)~(-?[\d.]+)~([\d.]+)~([\d.]+)/g;

/** The address an element writes where an emoji belongs; `embedEmoji` fills it in. */
export function emojiAddress(name: string, units: number, tint: Tint = {}): string {
  const pixels = units <= 110 ? 160 : units <= 230 ? 320 : units <= 420 ? 576 : 832;
  return `emoji:${name}@${pixels}~${tint.hue ?? 0}~${tint.saturation ?? 1}~${tint.brightness ?? 1}`;
}

const drawn = new Map<string, Promise<string>>();

async function draw(name: string, size: number, tint: Required<Tint>): Promise<string> {
  const icon = (await loadIcons()).icons[name];
  if (!icon) throw new Error(`The emoji set has no "${name}".`);
  const large = size * 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${large}" height="${large}" viewBox="0 0 32 32">${icon.body}</svg>`;
  // Drawn at twice the size and reduced, which smooths the edges of its clipped parts.
  let picture = sharp(await sharp(Buffer.from(svg)).png().toBuffer()).resize(size, size);
  if (tint.hue || tint.saturation !== 1 || tint.brightness !== 1) picture = picture.modulate(tint);
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
}

/**
 * Puts the emoji into a drawing. Each is painted on its own first: its gradients and filters
 * carry ids that would collide if the same emoji stood twice in one drawing.
 */
export async function embedEmoji(svg: string): Promise<string> {
  const found = new Map<string, string>();
  for (const [whole, name = '', size, hue, saturation, brightness] of svg.matchAll(reference)) {
    if (found.has(whole)) continue;
    const tint = {
      hue: Number(hue),
      saturation: Number(saturation),
      brightness: Number(brightness),
    };
    if (!drawn.has(whole)) drawn.set(whole, draw(name, Number(size), tint));
    found.set(whole, (await drawn.get(whole)) ?? '');
  }
  let count = 0;
  let definitions = '';
  let result = svg;
  for (const [address, data] of found) {
    const id = `emoji${count++}`;
    definitions += `<image id="${id}" width="100" height="100" href="${data}"/>`;
    result = result.replaceAll(`href="${address}"`, `href="#${id}"`);
  }
  return result.replace('</defs>', `${definitions}</defs>`);
}
