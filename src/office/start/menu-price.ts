import { currency, currencySign, isSmallUnit, priceDecimals } from '../../i18n/index.ts';

/** What an amount may be for, behind it: `/kg`, `c/u`, `la ración`. */
const PER =
  '(?:\\s{0,2}(?:\\/\\s{0,2}\\p{L}{1,12}\\.?|c\\/u\\.?|(?:por|per|p\\.)\\s{0,2}\\p{L}{1,12}\\.?|u\\.|ud\\.?|pp|p\\/p))?';

/** What stands in the place of cents that are none: `32,-`, `35:-`. */
const NO_CENTS = '[.,:][-–—]{1,2}';

/** Signs of currencies and the letters that some are written with: `€`, `US$`, `R$`, `S/`, `kr`. */
const SIGN =
  '\\p{L}{0,3}\\$|\\p{Sc}|s\\/\\.?(?=\\s?\\d)|(?:eur(?:os?)?|usd|gbp|chf|mxn|cop|clp|ars|pen|bs|gs|kr|zł|kč|ft|lei|円|yen)(?!\\p{L})';

/** The business's own currency, by its code or its sign. */
function ownSign(code: string): string {
  const sign = currencySign(code).replace(/[$.*+?^()[\]{}|\\/]/g, '\\$&');
  // A letter alone is a litre as well as a lempira, but before a figure.
  return `(?:${code}|${sign}${sign.length > 1 ? '' : '(?=\\s?\\d)'})(?!\\p{L})`;
}

interface Patterns {
  /** A text that is a price and nothing else, and one that begins with it. */
  readonly whole: RegExp;
  readonly first: RegExp;
  /** What a text that begins with a name ends with. */
  readonly last: RegExp;
  /** Cents or a currency: what can be nothing but a price. */
  readonly sure: RegExp;
}

const made = new Map<string, Patterns>();

/** What is a price in the business's currency. */
function patterns(): Patterns {
  const code = currency();
  const known = made.get(code) ?? patternsOf(code);
  made.set(code, known);
  return known;
}

function patternsOf(code: string): Patterns {
  const isSmall = isSmallUnit(code);
  // Where a dish costs thousands a point may part them and no cents: `8.900`; elsewhere that may be a slip.
  const [optional, digits, parted] = isSmall
    ? ['?', '\\d{1,7}', '|\\d[.,]\\d{3}']
    : ['', '\\d{1,4}', ''];
  const decimals = priceDecimals(code) > 2 ? '\\d{1,3}' : '\\d{1,2}';
  const own = ownSign(code);
  const sign = `(?:${SIGN}|${own})`;
  const cents = `(?:[.,]${decimals}|${NO_CENTS})`;
  const amount = `(?:\\d{1,3}(?:[.,\\u00a0\\u202f]\\d{3}){1,3}${cents}${optional}|${digits}${cents}?)(?!\\d)`;
  // `1 250` needs a sign behind it; one before it does only at the end, as `€12 500 g` begins with a price.
  const spaced = `\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3}){1,3}${cents}?(?!\\d)`;
  const rest = `${sign}\\s{0,2}${spaced}(?=${PER}\\)?$)|(?:${sign}\\s{0,2})?${amount}(?:\\s{0,2}${sign})?`;
  const price = `(?:${spaced}\\s{0,2}${sign}|${rest})${PER}`;
  const whole = new RegExp(`^\\(?(?:${price})\\)?$`, 'iu');
  // Where hardly a dish costs thousands, a figure before a plain space is the name's: `Caja 12 150 €`.
  const bound = `\\d{1,3}(?:(?:[\\u00a0\\u202f]\\d{3}){1,3}${cents}?|(?: \\d{3}){1,3}${cents})(?!\\d)`;
  const last = new RegExp(`^\\(?(?:(?:${bound}\\s{0,2}${sign}|${rest})${PER})\\)?$`, 'iu');
  return {
    whole,
    last: isSmall ? whole : last,
    first: new RegExp(`^(?:${price})`, 'iu'),
    sure: new RegExp(`${sign}|\\d${cents}(?!\\d)${parted}`, 'iu'),
  };
}

/** Prices that change by the day: `s/m`, `según mercado`, `market price`. */
const ASKED =
  '(?:s\\s?[./]\\s?m\\.?|s\\/p|p\\s?[./]\\s?m\\.?|m\\.?p\\.?|p\\.?s\\.?m\\.?|seg[uú]n\\smercado|precio\\s(?:de|seg[uú]n)\\smercado|market\\sprice|mkt|consultar(?:\\sprecio)?)';

const WHOLE_ASKED = new RegExp(`^${ASKED}\\)?$`, 'iu');

/** One mark between a line's words and its price. */
const MARK = /^[\s.…·_\-–—:(|/]$/u;
/** The longest that an amount with all that belongs to it is taken for, characters. */
const LONGEST_PRICE = 40;

/** A line of a menu, what it costs taken from it. */
export interface Priced {
  /** What the line says besides its price. */
  readonly text: string;
  /** In the business's currency; null for one that changes by the day, and where several are said. */
  readonly price: number | null;
  /** Is it sure to be a price: with cents, a currency, dots that lead to it? */
  readonly isSure: boolean;
  /** What the line says of its price: every amount where there are several, words in brackets behind it. */
  readonly said?: string;
}

/** The amount of a text that is nothing but a price; null for any other. */
export function priceAlone(text: string): number | null {
  const plain = withoutStart(text.trim(), MARK);
  return patterns().whole.test(plain) ? amountOf(plain) : null;
}

/** Is a text nothing but a word for a price that changes by the day? */
export function isAskedPrice(text: string): boolean {
  return WHOLE_ASKED.test(withoutStart(text.trim(), MARK));
}

/** What says before a price that it may be more. */
const FROM = /\s(?:desde|a partir de|from|ab|à partir de|da|od|från|fra|vanaf|de la)$/iu;

/** The price at the end of a line; null where there is none. */
export function priceAtEnd(line: string): Priced | null {
  const asked = endOf(line, WHOLE_ASKED);
  if (asked?.before) return { text: asked.before, price: null, isSure: true };
  const found = amountsAtEnd(line);
  if (!found || !/\p{L}/u.test(found.before)) return null;
  const { before, amounts, isSure } = found;
  const [last = '', another] = amounts;
  const price = another === undefined ? amountOf(last) : null;
  const text = isSure ? before.replace(FROM, '') : before;
  if (price !== null && text === before) return { text, price, isSure };
  return { text, price, isSure, said: withoutStart(line.slice(text.length), MARK) };
}

/** Is a text nothing but several amounts: `3,50 / 9,00`? */
export function areAmounts(text: string): boolean {
  const found = amountsAtEnd(` ${text}`);
  return found?.before === '' && found.amounts.length > 1 && found.isSure;
}

/** What parts the prices of one dish, whatever they are: `4 / 7 / 12`, `4-7`. */
const PARTS = /[/|]|^[–—-]$/;

/** The word for one of several prices, behind what parts it from the one before. */
const LABEL = /\s[/|]\s\p{L}{1,20}$/u;

/** How many prices a dish may have: nobody reads on in a line of nothing else. */
const MOST_PRICES = 8;

/** The amounts that a line ends with, the last one first; several where a dish has several prices. */
function amountsAtEnd(line: string) {
  const { last, sure } = patterns();
  let found = endOf(line, last);
  if (!found) return null;
  const amounts = [found.last];
  let isSure = sure.test(found.last) || /[.…·_]{2}|\t| {2}/.test(found.gap);
  while (amounts.length < MOST_PRICES) {
    const { before, gap }: End = found;
    // What a price is for may stand before it: `tapa 4 / ración 12`.
    const isNamed = LABEL.test(before);
    const another = endOf(before.replace(LABEL, ''), last);
    if (!another) break;
    const isPrice = sure.test(another.last);
    // `1/2 4,50`, `Coca-Cola 33 - 2,20` and `Agua 0,5 - 2` have one price.
    const isMeasure = another.last.startsWith('0');
    const isRange = /[–—-]/.test(gap);
    const isParted = PARTS.test(gap) || (isNamed && !isMeasure);
    if (!isParted && (isMeasure || !(isPrice && (isSure || isRange)))) break;
    // `1/2` alone may be a half: with spaces nobody writes it.
    isSure ||= isPrice || isNamed || /\s[/|]\s/.test(gap);
    amounts.push(another.last);
    found = another;
  }
  return { before: found.before, amounts, isSure };
}

/** A price that is followed by words in brackets: `Menú infantil 7,50 € (hasta 10 años)`; null where there is none. */
export function priceBeforeBrackets(line: string): Priced | null {
  const at = line.lastIndexOf('(');
  if (at < 0 || !line.endsWith(')')) return null;
  const priced = priceAtEnd(line.slice(0, at).trimEnd());
  if (!priced?.isSure) return null;
  return { ...priced, said: `${priced.said ?? ''} ${line.slice(at + 1, -1)}`.trim() };
}

/** The price before a line's words; null where there is none. */
export function priceAtFront(line: string): Priced | null {
  const first = patterns().first.exec(line.slice(0, LONGEST_PRICE))?.[0];
  if (first === undefined) return null;
  const rest = line.slice(first.length);
  const text = withoutStart(rest, /^[\s\-–—:|.…]$/u);
  const price = amountOf(first);
  if (price === null || text === rest || !/^\p{L}/u.test(text)) return null;
  return { text: text.trim(), price, isSure: patterns().sure.test(first) };
}

interface End {
  readonly before: string;
  readonly gap: string;
  readonly last: string;
}

/** The longest end of a line that is a whole such text, what stands before it, and the marks between both. */
function endOf(line: string, whole: RegExp): End | null {
  for (let at = Math.max(1, line.length - LONGEST_PRICE); at < line.length; at += 1) {
    const last = line.slice(at);
    if (!(MARK.test(line[at - 1] ?? '') || /^\p{Sc}/u.test(last)) || !whole.test(last)) continue;
    const before = withoutEnd(line.slice(0, at), MARK);
    const gap = line.slice(before.length, at);
    // Of a litre: `Agua 1 L 45`.
    if (/^l\s/i.test(last) && /\d$/.test(before)) continue;
    // A single dot is one of a number, or of the words.
    if (/^[.…·_]$/u.test(gap)) continue;
    return { before, gap, last };
  }
  return null;
}

/** A text without the marks that it begins with. */
export function withoutStart(text: string, mark: RegExp): string {
  let from = 0;
  for (const letter of text) {
    if (!mark.test(letter)) break;
    from += letter.length;
  }
  return text.slice(from);
}

/** A text without the marks that it ends with. */
export function withoutEnd(text: string, mark: RegExp): string {
  let to = text.length;
  while (to > 0 && mark.test(text[to - 1] ?? '')) to -= 1;
  return text.slice(0, to);
}

function amountOf(text: string): number | null {
  const found = /\d(?:[\d.,]|\s(?=\d{3}))*/.exec(text)?.[0] ?? '';
  const digits = withoutEnd(found, /^[.,]$/).replace(/\s/g, '');
  const cents = (priceDecimals() === 3 ? /^(.*)[.,](\d{1,3})$/ : /^(.*)[.,](\d{1,2})$/).exec(
    digits,
  );
  const whole = (cents?.[1] ?? digits).replace(/[.,]/g, '');
  const amount = Number(`${whole}.${cents?.[2] ?? '0'}`);
  return digits !== '' && Number.isFinite(amount) ? amount : null;
}
