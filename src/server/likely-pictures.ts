import {
  isPictureWidth,
  ratiosOf,
  type PictureAddresses,
  type PictureRatio,
  type PictureWidth,
} from '../media/index.ts';

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

/** The addresses of all pictures of a page, in every width. */
export function everyPicture(html: string): string[] {
  return imagesIn(html).flatMap((tag) => candidatesOf(tag).map(({ address }) => address));
}

/** A way in which pages show pictures. */
export interface PictureUse {
  /** Null for the picture's own. */
  readonly ratio: PictureRatio | null;
  readonly widths: readonly PictureWidth[];
  readonly sizes: string;
}

/** The ways in which a page shows pictures, each under a key of its own. */
export function picturesUses(html: string): Map<string, PictureUse> {
  const uses = new Map<string, PictureUse>();
  for (const tag of imagesIn(html)) {
    const candidates = candidatesOf(tag);
    const widths = candidates.map(({ width }) => width).filter(isPictureWidth);
    const [ratio] = candidates.map(ratiosIn).reduce(common, candidates.flatMap(ratiosIn));
    if (widths.length === 0 || ratio === undefined) continue;
    const sizes = attribute(tag, 'sizes');
    uses.set(JSON.stringify([ratio, widths, sizes]), { ratio, widths, sizes });
  }
  return uses;
}

/** The addresses that the screen would choose if a picture were shown in all these ways. */
export function picturesInUse(
  ref: string,
  uses: Iterable<PictureUse>,
  addresses: Pick<PictureAddresses, 'sources'>,
  screen: Screen,
): string[] {
  const chosen = [...uses].flatMap(({ ratio, widths, sizes }) => {
    const shown = { widths, ...(ratio && { ratio }) };
    const sources = addresses.sources({ asset: { _ref: ref } }, shown);
    return sources ? addressFor(candidatesIn(sources.srcSet), sizes, screen) : [];
  });
  return [...new Set(chosen)];
}

/** The address of each picture of a page, in the width that a browser chooses on the screen. */
export function likelyPictures(html: string, screen: Screen): string[] {
  return imagesIn(html).flatMap((tag) =>
    addressFor(candidatesOf(tag), attribute(tag, 'sizes'), screen),
  );
}

function addressFor(candidates: readonly Candidate[], sizes: string, screen: Screen): string[] {
  const wanted = layoutWidth(sizes, screen) * screen.density;
  const ascending = candidates.toSorted((one, other) => one.width - other.width);
  const chosen = ascending.find(({ width }) => width >= wanted) ?? ascending.at(-1);
  return chosen ? [chosen.address] : [];
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

function candidatesOf(tag: string): Candidate[] {
  return candidatesIn(attribute(tag, 'srcset'));
}

/** What `srcset` offers; an address may hold commas, so only a comma at its width's end parts them. */
function candidatesIn(srcset: string): Candidate[] {
  return [...srcset.matchAll(/(\/images\/\S+)\s+(\d+)w/g)].map(([, address = '', width]) => ({
    ...{ address, width: Number(width) },
  }));
}

/** The ratios that an address may have been made with, null for the picture's own. */
function ratiosIn({ address, width }: Candidate): (PictureRatio | null)[] {
  const [, height] = /[?&]h=(\d+)/.exec(address) ?? [];
  return height === undefined ? [null] : ratiosOf(width, Number(height));
}

function common<Item>(some: readonly Item[], others: readonly Item[]): Item[] {
  return some.filter((item) => others.includes(item));
}

function imagesIn(html: string): string[] {
  return [...html.matchAll(IMAGE)].map(([tag]) => tag);
}

function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag) ?? [];
  return value.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
