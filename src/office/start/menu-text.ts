import { menuOfTable, tableIn } from './menu-table.ts';
import {
  isAskedPrice,
  priceAlone,
  priceAtEnd,
  priceAtFront,
  withoutEnd,
  withoutStart,
  type Priced,
} from './menu-price.ts';
import { isShouted, MenuMaker, type PastedMenu } from './pasted-menu.ts';

/** The longest text that is read, characters: a menu of many pages. */
export const LONGEST_MENU = 100_000;

/**
 * The sections and dishes of a menu that was pasted as text, or copied from a spreadsheet. Names, prices and
 * descriptions are recognised by how menus are written; what is taken for which, people see and correct.
 */
export function menuOfText(pasted: string): PastedMenu {
  const text = pasted.slice(0, LONGEST_MENU).replace(/\r\n?/g, '\n');
  const table = tableIn(text);
  return table ? menuOfTable(table) : menuOfLines(text);
}

type Kind = 'heading' | 'dish' | 'price' | 'words' | 'empty';

interface Line {
  readonly kind: Kind;
  readonly text: string;
  readonly priced?: Priced;
}

/** Words that menus call their sections. */
const SECTIONS_IN_SPANISH =
  /^(?:entrantes?|entradas?|aperitivos?|tapas|raciones|ensaladas?|sopas?|cremas|arroces|pastas?|pizzas?|carnes?|pescados?|mariscos?|primeros?|segundos?|principales|platos principales|postres?|bebidas?|vinos?|cervezas?|cafés?|cafes?|desayunos?|bocadillos?|hamburguesas?|panes|bollería|tartas?|menú infantil|para picar|para compartir|guarniciones|refrescos|infusiones|vinos tintos|vinos blancos)$/iu;
const SECTIONS_IN_ENGLISH =
  /^(?:starters?|appetizers?|appetisers?|salads?|soups?|mains?|main courses|sides?|desserts?|drinks?|beverages|wines?|beers?|breakfasts?|sandwiches|burgers|kids|coffees?|breads?|cakes?|pastries|to share)$/iu;

/** Marks before or behind a line that are none of its words. */
const MARK_BEFORE = /^[\s*•●▪◦‣·>#=_~|-]$/u;
const MARK_BEHIND = /^[\s*=_~|#]$/u;
const NUMBERED = /^\d{1,3}(?:[.)]|º)\s+(?=\p{L})/u;
/** Longer than this, a line is a sentence, not the name of a section. */
const LONGEST_HEADING = 45;

function menuOfLines(text: string): PastedMenu {
  const raw = text.split('\n').map(plainLine);
  const words = raw.map((line) =>
    withoutStart(withoutEnd(line, MARK_BEHIND), MARK_BEFORE).replace(NUMBERED, '').trim(),
  );
  const isBare = hasBarePrices(words);
  const priced = words.map((line) => pricedIn(line, isBare));
  const isPriced = priced.some(Boolean) || words.some((line) => priceAlone(line) !== null);
  const lines = words.map((line, at): Line => {
    if (line === '') return { kind: 'empty', text: '' };
    const one = priced[at];
    if (one) return { kind: 'dish', text: one.text, priced: one };
    if (priceAlone(line) !== null || isAskedPrice(line)) return { kind: 'price', text: line };
    const isSection = SECTIONS_IN_SPANISH.test(line) || SECTIONS_IN_ENGLISH.test(line);
    if (isSection || isMarked(raw[at] ?? '')) return { kind: 'heading', text: line };
    return { kind: 'words', text: line };
  });
  return assemble(lines, isPriced);
}

/** Is a line marked as a heading: `# Tapas`, `== Tapas ==`, `Tapas:`? */
function isMarked(line: string): boolean {
  if (line.startsWith('#') || line.endsWith(':')) return true;
  return ['==', '--', '**'].some((mark) => line.startsWith(mark) && line.endsWith(mark));
}

/** Of a longer line no more is read. */
const LONGEST_LINE = 400;

/** A line with its leading dots cut short, and no other mark more often than three times in a row. */
function plainLine(line: string): string {
  return line
    .slice(0, LONGEST_LINE)
    .replaceAll('\u00a0', ' ')
    .replaceAll('…', '...')
    .replace(/([^\p{L}\d])\1{3,}/gu, '$1$1$1')
    .trim();
}

/** Do whole numbers with nothing about them stand for prices? They do where hardly any other price is. */
function hasBarePrices(lines: readonly string[]): boolean {
  const found = lines.map((line) => priceAtEnd(line) ?? priceAtFront(line));
  const count = (isSure: boolean) => found.filter((one) => one?.isSure === isSure).length;
  return count(false) > count(true) && count(false) > 1;
}

function pricedIn(line: string, isBare: boolean): Priced | null {
  const end = priceAtEnd(line);
  if (end && (end.isSure || isBare)) return end;
  const front = priceAtFront(line);
  return front && (front.isSure || isBare) ? front : null;
}

function assemble(lines: readonly Line[], isPriced: boolean): PastedMenu {
  const menu = new MenuMaker();
  const isQuiet = lines.some(({ kind, text }) => kind !== 'empty' && !isShouted(text));
  lines.forEach((line, at) => {
    const { kind, text, priced } = line;
    const before = lines[at - 1]?.kind ?? 'empty';
    if (kind === 'empty') return;
    if (kind === 'heading') return menu.section(text);
    if (kind === 'price') return menu.priceOfLast(priceAlone(text));
    if (priced) return menu.dish(text, priced);
    if (isShouted(text) && isQuiet) return menu.section(text);
    if (isHeading(lines, at, isPriced)) return menu.section(text);
    if (isPriced ? before !== 'empty' && menu.hasDish : isAside(text) && menu.hasDish)
      return menu.describe(text);
    if (isPriced && /^[\p{Ll}(]/u.test(text) && menu.hasDish) return menu.describe(text);
    return menu.dish(text, null);
  });
  return menu.made();
}

/** Words in brackets or in small letters say something of what stands above them. */
const isAside = (text: string) => /^[(\p{Ll}]/u.test(text);

/** Are a line's words the name of what follows? They are short, and dishes come right after. */
function isHeading(lines: readonly Line[], at: number, isPriced: boolean): boolean {
  const text = lines[at]?.text ?? '';
  if (text.length > LONGEST_HEADING || isAside(text) || /[,.;]$/.test(text)) return false;
  if ((lines[at - 1]?.kind ?? 'empty') !== 'empty') return false;
  const next = lines[at + 1];
  const rest = lines.slice(at + 1).filter(({ kind }) => kind !== 'empty');
  if (isPriced) {
    // Its own price may follow: then it is a dish.
    const until = lines.findIndex(({ kind }, one) => one > at && kind === 'empty');
    const block = lines.slice(at + 1, until < 0 ? undefined : until);
    const first = block.find(({ kind }) => kind === 'price' || kind === 'dish');
    if (first) return first.kind === 'dish';
    return block.length === 0 && rest[0]?.kind === 'dish';
  }
  // Without prices, a line alone stands above those of the next block.
  return next?.kind === 'empty' && rest.length > 0 && lines[at + 2]?.kind === 'words';
}
