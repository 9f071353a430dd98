/** An amount as menus write it: `4,50`, `12.5`, `1.250,00`. */
const AMOUNT = String.raw`\d{1,3}(?:[.,]\d{3}(?=[.,]\d{1,2}(?!\d)))*(?:[.,]\d{1,2})?|\d{1,4}(?:[.,]\d{1,2})?`;
const EURO = String.raw`(?:€|eur(?:os?)?\b)`;
/** What an amount may be for, behind it: `/kg`, `c/u`, `la ración`. */
const PER = String.raw`(?:\s*(?:\/\s*\p{L}{1,12}\.?|c\/u\.?|(?:por|per|p\.)\s*\p{L}{1,12}\.?|u\.|ud\.?|pp|p\/p))?`;
const PRICE = String.raw`(?:${EURO}\s*)?(?:${AMOUNT})(?:\s*${EURO})?${PER}`;

/** Prices that change by the day: `s/m`, `según mercado`, `market price`. */
const ASKED = String.raw`(?:s\s*[./]\s*m\.?|s\/p|p\s*[./]\s*m\.?|m\.p\.|seg[uú]n\s+mercado|precio\s+(?:de|seg[uú]n)\s+mercado|market\s+price|consultar(?:\s+precio)?)`;

const AT_END = new RegExp(
  String.raw`^(.*?)(\s*[.…·_]{2,}\s*|\s*[-–—|]+\s*|\t+|\s+|(?=€))(\(?(?:${PRICE})\)?)$`,
  'iu',
);
const ASKED_AT_END = new RegExp(String.raw`^(.*?)[\s.…·_\-–—:(|]+${ASKED}\)?$`, 'iu');
const AT_FRONT = new RegExp(String.raw`^((?:${PRICE}))(?:\s*[-–—:|.…]+\s*|\s+)(\p{L}.*)$`, 'iu');
const ALONE = new RegExp(String.raw`^[\s.…·_\-–—:(|]*(${PRICE})\)?$`, 'iu');
const ASKED_ALONE = new RegExp(String.raw`^[\s.…·_\-–—:(|]*${ASKED}\)?$`, 'iu');
/** Another amount right before the last one: `3,50 / 9,00`. */
const ANOTHER = new RegExp(
  String.raw`^(.*?)((?:[\s.…·_|]+|[\s.…·_|]*[/-]\s*)(?:${PRICE}))\s*[/|–—-]?\s*$`,
  'iu',
);

/** A line of a menu, what it costs taken from it. */
export interface Priced {
  /** What the line says besides its price. */
  readonly text: string;
  /** Euros; null for one that changes by the day, and where several are said. */
  readonly price: number | null;
  /** Is it sure to be a price: with cents, a currency, dots that lead to it? */
  readonly isSure: boolean;
  /** Every amount as the line writes them, where there are several. */
  readonly several?: string;
}

/** The amount of a text that is nothing but a price; null for any other. */
export function priceAlone(text: string): number | null {
  const found = ALONE.exec(text.trim());
  return found ? amountOf(found[1] ?? '') : null;
}

/** Is a text nothing but a word for a price that changes by the day? */
export function isAskedPrice(text: string): boolean {
  return ASKED_ALONE.test(text.trim());
}

/** The price at the end of a line; null where there is none. */
export function priceAtEnd(line: string): Priced | null {
  const asked = ASKED_AT_END.exec(line);
  if (asked?.[1]) return { text: asked[1].trim(), price: null, isSure: true };
  const found = AT_END.exec(line);
  if (!found) return null;
  const [, before = '', gap = '', last = ''] = found;
  const price = amountOf(last);
  if (price === null || !/\p{L}/u.test(before)) return null;
  const another = ANOTHER.exec(before);
  const isSure = hasSign(last) || /[.…·_]{2}|\t| {2}/.test(gap);
  if (another && hasSign(another[2] ?? '') && isSure) {
    const text = (another[1] ?? '').trim();
    return { text, price: null, isSure, several: line.slice(text.length).replace(LEADING, '') };
  }
  return { text: before.trim(), price, isSure };
}

const LEADING = /^[\s.…·_\-–—:|/]+/u;

/** The price before a line's words; null where there is none. */
export function priceAtFront(line: string): Priced | null {
  const found = AT_FRONT.exec(line);
  if (!found) return null;
  const [, first = '', text = ''] = found;
  const price = amountOf(first);
  return price === null ? null : { text: text.trim(), price, isSure: hasSign(first) };
}

/** Has an amount cents or a currency? Only then it can be nothing but a price. */
function hasSign(text: string): boolean {
  return /€|eur|\d[.,]\d{1,2}(?!\d)/i.test(text);
}

function amountOf(text: string): number | null {
  const digits = /\d[\d.,]*/.exec(text)?.[0].replace(/[.,]+$/, '') ?? '';
  const cents = /^(.*)[.,](\d{1,2})$/.exec(digits);
  const whole = (cents?.[1] ?? digits).replace(/[.,]/g, '');
  const amount = Number(`${whole}.${cents?.[2] ?? '0'}`);
  return digits !== '' && Number.isFinite(amount) ? amount : null;
}
