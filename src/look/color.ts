/** A colour as people see it (OKLCH): lightness from 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** A colour in six hexadecimal digits: `#1f5f8b`. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/i;

type Triple = readonly [number, number, number];

/** Red, green and blue, 0 to 255. */
export function channelsOf(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** From a channel of sRGB, 0 to 255, to light, 0 to 1. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function encoded(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** WCAG's relative luminance, 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG's contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour in OKLCH; the matrices are those of its definition by Björn Ottosson. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = channelsOf(hex).map(linear) as unknown as Triple;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const bee = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, bee),
    hue: (Math.atan2(bee, a) * 180) / Math.PI,
  };
}

/** The nearest colour of a screen: what is too vivid for one loses chroma, not lightness. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const level = Math.min(1, Math.max(0, lightness));
  let vivid = Math.max(0, chroma);
  while (vivid > 0.001 && !isOnScreen(lightOf(level, vivid, hue))) vivid *= 0.97;
  return hexOf(
    lightOf(level, vivid, hue).map((light) =>
      Math.round(255 * Math.min(1, Math.max(0, encoded(Math.max(0, light))))),
    ),
  );
}

/** The colour of red, green and blue, 0 to 255. */
export function hexOf(channels: readonly number[]): string {
  return `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

/** What lies outside by less than a rounding does not count. */
const ROUNDING = 0.002;

const isOnScreen = (light: Triple): boolean =>
  light.every((channel) => channel > -ROUNDING && channel < 1 + ROUNDING);

function lightOf(lightness: number, chroma: number, hue: number): Triple {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** What WCAG AA asks of text. */
export const TEXT_CONTRAST = 4.5;

/** The least contrast of a colour with several. */
export function leastContrast(color: string, others: readonly string[]): number {
  return Math.min(...others.map((other) => contrast(color, other)));
}

/**
 * The colour nearest to this one that is readable with all the others: the same hue, lighter or darker by as
 * little as it takes. Where none is, black or white, whichever is read better.
 */
export function nearestReadable(
  color: string,
  others: readonly string[],
  needed = TEXT_CONTRAST,
): string {
  const isRead = (tried: string) => leastContrast(tried, others) >= needed;
  if (isRead(color)) return color;
  const isBlackBetter = leastContrast('#000000', others) > leastContrast('#ffffff', others);
  return nearestLightness(color, isRead) ?? (isBlackBetter ? '#000000' : '#ffffff');
}

/** The same hue, lighter or darker by as little as it takes; undefined where nothing does. */
export function nearestLightness(
  color: string,
  isFine: (tried: string) => boolean,
): string | undefined {
  const asked = toOklch(color);
  for (let step = 0.005; step <= 1; step += 0.005) {
    for (const lightness of [asked.lightness - step, asked.lightness + step]) {
      if (lightness < 0 || lightness > 1) continue;
      const tried = toHex({ ...asked, lightness });
      if (isFine(tried)) return tried;
    }
  }
  return undefined;
}
