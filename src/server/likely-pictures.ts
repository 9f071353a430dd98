/** A screen that pictures are made ready for. */
export interface Screen {
  /** CSS pixels. */
  readonly width: number;
  /** Device pixels per CSS pixel. */
  readonly density: number;
}

/** Most visitors have one like these: a common Android phone, a laptop, an iPhone. */
export const LIKELY_SCREENS: readonly Screen[] = [
  { width: 412, density: 1.75 },
  { width: 1280, density: 1 },
  { width: 390, density: 3 },
];

const IMAGE = /<img\b[^>]*>/gi;
const FIRST = /\sfetchpriority="high"/i;

/** The addresses, in every width, of the pictures at a page's top, which a visitor waits for. */
export function firstPictures(html: string): string[] {
  return imagesIn(html)
    .filter((tag) => FIRST.test(tag))
    .flatMap((tag) => candidatesOf(tag).map(({ address }) => address));
}

/** The address of each picture of a page, in the width that a browser chooses on the screen. */
export function likelyPictures(html: string, screen: Screen): string[] {
  return imagesIn(html).flatMap((tag) => {
    const wanted = layoutWidth(attribute(tag, 'sizes'), screen) * screen.density;
    const candidates = candidatesOf(tag).sort((one, other) => one.width - other.width);
    const chosen = candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1);
    return chosen ? [chosen.address] : [];
  });
}

/** The width in CSS pixels that `sizes` gives on a screen: `(width >= 40rem) 30vw, 46vw`. */
export function layoutWidth(sizes: string, screen: Screen): number {
  for (const part of sizes.split(',')) {
    const [, least, unit, length = ''] =
      /^\s*(?:\(width >= ([\d.]+)(rem|px)\)\s+)?(\S+)\s*$/.exec(part) ?? [];
    if (least !== undefined && screen.width < Number(least) * (unit === 'rem' ? REM : 1)) continue;
    const [, amount, of] = /^([\d.]+)(rem|px|vw)$/.exec(length) ?? [];
    if (amount === undefined) break;
    return Number(amount) * (of === 'rem' ? REM : of === 'vw' ? screen.width / 100 : 1);
  }
  return screen.width;
}

const REM = 16;

interface Candidate {
  readonly address: string;
  readonly width: number;
}

/** What `srcset` offers; an address may hold commas, so only a comma at its width's end parts them. */
function candidatesOf(tag: string): Candidate[] {
  return [...attribute(tag, 'srcset').matchAll(/(\/images\/\S+)\s+(\d+)w/g)].map(
    ([, address = '', width]) => ({ address, width: Number(width) }),
  );
}

function imagesIn(html: string): string[] {
  return [...html.matchAll(IMAGE)].map(([tag]) => tag);
}

function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag) ?? [];
  return value.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
