import { readLookCode } from '../look/index.ts';
import { parsePictureFileName } from './picture-reference.ts';
import { FIXED_FORMATS, parseRect, type IsSigned, type PictureRecipe } from './picture-recipe.ts';
import { isPictureWidth, ratiosOf, SHARED_PICTURE } from './picture-sizes.ts';
import type { SharedTitle } from './shared-title.ts';
import type { AskedPicture, Transform } from './transform.server.ts';

/** Length limit of a query; the longest that the site makes is about half of it. */
const LONGEST_QUERY = 160;

/** With the words of a shared page, each letter of which may take nine characters. */
const LONGEST_WITH_WORDS = 1_700;

const KNOWN: ReadonlySet<string> = new Set([
  ...['s', 'rect', 'w', 'h', 'fm', 'fit', 'auto'],
  ...['title', 'name', 'look'],
]);

/**
 * Parses a picture's address: its file name, and the query with its question mark. Null unless it is
 * the plain address of an original, or one that this site has signed.
 */
export function readPictureAddress(
  fileName: string,
  search: string,
  isSigned: IsSigned,
): AskedPicture | null {
  const name = parsePictureFileName(fileName);
  if (!name) return null;
  if (search === '') return { name, transform: null };
  const query = readQuery(search);
  const asked = query && readTransform(query, name);
  if (!asked) return null;
  const { transform, ratios } = asked;
  const signature = query.get('s') ?? '';
  const rect = query.get('rect') ?? '';
  const { format, shared } = transform;
  const isOurs = ratios.some((ratio) =>
    isSigned({ fileName, rect, ratio, format, shared }, signature),
  );
  return isOurs ? { name, transform } : null;
}

/** The parameters; null when one is unknown or repeated. */
function readQuery(search: string): ReadonlyMap<string, string> | null {
  const longest = search.includes('&title=') ? LONGEST_WITH_WORDS : LONGEST_QUERY;
  if (search.length > longest) return null;
  const parameters = [...new URLSearchParams(search)];
  const query = new Map(parameters);
  const isPlain = query.size === parameters.length && parameters.every(([name]) => KNOWN.has(name));
  return isPlain ? query : null;
}

interface Asked {
  readonly transform: Transform;
  /** The ratios that width and height may stem from; null for the part's own. */
  readonly ratios: readonly PictureRecipe['ratio'][];
}

function readTransform(
  query: ReadonlyMap<string, string>,
  picture: { readonly width: number; readonly height: number },
): Asked | null {
  const width = wholeNumber(query.get('w'));
  if (width === null || !isPictureWidth(width)) return null;
  const isCut = query.get('fit') === 'crop';
  if (!isCut && query.get('fit') !== 'max') return null;
  const height = wholeNumber(query.get('h'));
  if (query.has('h') !== isCut || (height === null) === isCut) return null;
  const rectText = query.get('rect');
  const rect = rectText === undefined ? null : parseRect(rectText, picture);
  if (rectText !== undefined && !rect) return null;
  const fixed = FIXED_FORMATS.find((format) => format === query.get('fm'));
  const isAuto = query.get('auto') === 'format';
  const format = isAuto ? 'auto' : fixed;
  // Exactly one of the two, with a valid value.
  if (!format || query.has('auto') === query.has('fm')) return null;
  const shared = wordsIn(query);
  if (shared === null || (shared && width !== SHARED_PICTURE.width)) return null;
  return {
    transform: { rect, width, height, format, ...(shared && { shared }) },
    ratios: height === null ? [null] : ratiosOf(width, height),
  };
}

/** Undefined without words; null when they are not whole. */
function wordsIn(query: ReadonlyMap<string, string>): SharedTitle | null | undefined {
  const title = query.get('title');
  const name = query.get('name');
  const look = query.get('look');
  if (title === undefined && name === undefined && look === undefined) return undefined;
  if (title === undefined || name === undefined) return null;
  if (look === undefined) return { title, name };
  return readLookCode(look) ? { title, name, look } : null;
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}
