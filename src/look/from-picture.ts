import { contrastChecks } from './check.ts';
import { hexOf, toHex, toOklch, type Oklch } from './color.ts';
import { DEFAULT_LOOK, type LookColors } from './look.ts';

/** Pixels that are all but clear are none of a picture's colours. */
const SEEN = 128;

/** Colours duller than this are greys: papers, lines and letters. */
const VIVID = 0.05;

/** Two hues nearer than this are one colour of a logo, degrees. */
const SAME_HUE = 35;

/** A colour of a picture and how much of it there is. */
interface Found extends Oklch {
  readonly weight: number;
}

/**
 * Proposes the six colours of a look from the pixels of a logo (red, green, blue, alpha): its strongest colour is
 * pressed, the others link and mark. Each is moved as little as it takes to be read; null for a logo of greys alone.
 */
export function colorsOfPicture(pixels: Uint8ClampedArray): LookColors | null {
  const [main, second, third] = vividColors(pixels);
  if (!main) return null;
  const shade = (color: Oklch, lightness: number, most: number) =>
    toHex({ lightness, chroma: Math.min(color.chroma, most), hue: color.hue });
  const link = second ?? { ...main, lightness: Math.min(main.lightness, 0.4) };
  return readable({
    ground: shade(main, 0.987, 0.01),
    ink: shade(main, 0.24, 0.03),
    press: toHex(main),
    link: toHex(link),
    accent: shade(third ?? second ?? main, 0.78, 0.15),
    // What is well is green to everybody, whatever the logo.
    second: DEFAULT_LOOK.second,
  });
}

/** The same colours, each as near to what it was as can be read. */
function readable(colors: LookColors): LookColors {
  return contrastChecks(colors).reduce<LookColors>(
    (all, { color, nearest }) => (nearest === null ? all : { ...all, [color]: nearest }),
    colors,
  );
}

/** The colours of a picture that are not grey, the strongest of each hue first. */
function vividColors(pixels: Uint8ClampedArray): readonly Found[] {
  const vivid = sharesOf(pixels)
    .filter(({ chroma }) => chroma >= VIVID)
    .toSorted((a, b) => b.weight * b.chroma - a.weight * a.chroma);
  const total = vivid.reduce((sum, { weight }) => sum + weight, 0);
  const found: Found[] = [];
  for (const color of vivid) {
    // The soft edge of a letter has shades that nobody chose.
    if (found.length > 0 && color.weight < total / 50) continue;
    if (found.every((one) => hueBetween(one, color) >= SAME_HUE)) found.push(color);
  }
  return found;
}

function hueBetween(one: Oklch, other: Oklch): number {
  const apart = Math.abs(one.hue - other.hue) % 360;
  return Math.min(apart, 360 - apart);
}

/** The colours of a picture, those that hardly differ as one. */
function sharesOf(pixels: Uint8ClampedArray): readonly Found[] {
  const sums = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < SEEN) continue;
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const sum = sums.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    sum.count += 1;
    sum.red += red;
    sum.green += green;
    sum.blue += blue;
    sums.set(key, sum);
  }
  return [...sums.values()].map(({ count, red, green, blue }) => ({
    ...toOklch(hexOf([red, green, blue].map((sum) => Math.round(sum / count)))),
    weight: count,
  }));
}
