import { menuOfTable, tableIn } from './menu-table.ts';
import {
  areAmounts,
  isAskedPrice,
  priceAlone,
  priceAtEnd,
  priceAtFront,
  priceBeforeBrackets,
  withoutEnd,
  withoutStart,
  type Priced,
} from './menu-price.ts';
import {
  isAside,
  isTitle,
  mayBePriced,
  saysAllergens,
  withNamesAbovePrices,
  type Line,
} from './menu-lines.ts';
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

/** What menus call their sections, in the languages whose menus are pasted most. */
const SECTIONS = new Set(
  [
    'entrante, entrantes, entrada, entradas, aperitivo, aperitivos, tapas, raciones, ensalada, ensaladas, sopa, sopas',
    'cremas, arroces, pasta, pastas, pizza, pizzas, carne, carnes, pescado, pescados, marisco, mariscos, primero, primeros',
    'segundo, segundos, principales, platos principales, postre, postres, bebida, bebidas, vino, vinos, cerveza, cervezas',
    'café, cafés, cafe, cafes, desayuno, desayunos, bocadillo, bocadillos, hamburguesa, hamburguesas, panes, bollería',
    'tarta, tartas, menú infantil, para picar, para compartir, guarniciones, refrescos, infusiones, vinos tintos',
    'vinos blancos, starter, starters, appetizer, appetizers, appetiser, appetisers, salad, salads, soup, soups, main',
    'mains, main courses, side, sides, dessert, desserts, drink, drinks, beverages, wine, wines, beer, beers, breakfast',
    'breakfasts, sandwiches, burgers, kids, coffee, coffees, bread, breads, cake, cakes, pastries, to share',
    'entrée, entrées, plats, salade, salades, soupe, soupes, viandes, poissons, fromages, boissons, vins, bières',
    'vorspeise, vorspeisen, suppen, salat, salate, hauptgerichte, hauptspeisen, beilagen, nachspeisen, nachtisch, getränke',
    'wein, weine, bier, biere, petiscos, saladas, peixe, peixes, pratos principais, sobremesa, sobremesas, vinhos',
    'antipasti, primi, secondi, contorni, dolci, bevande, vini, entrants, amanides, carns, peixos, begudes, entrepans',
  ].flatMap((words) => words.split(', ')),
);

/** Marks before or behind a line that are none of its words. */
const MARK_BEFORE = /^(?:[\s*•●▪▫◦‣·◾◽🔸🔹✅✔➡👉>#=_~|-]|\u{fe0f})$/u;
const MARK_BEHIND = /^[\s*=_~|#]$/u;
/** As chats mark words: `*Serranito* 5 €`; the first mark has gone with those before the line. */
const BOLD = /^([^*]+)\*(?=\s)/u;
const NUMBERED = /^\d{1,3}(?:[.)]-?|º)\s+(?=\p{L})/u;

function menuOfLines(text: string): PastedMenu {
  const raw = text.split('\n').flatMap((line) => plainLine(line).split(BESIDE));
  const words = raw.map((line) =>
    withoutStart(withoutEnd(line, MARK_BEHIND), MARK_BEFORE)
      .replace(NUMBERED, '')
      .replace(BOLD, '$1')
      .trim(),
  );
  const isBare = hasBarePrices(words);
  const priced = words.map((line) => pricedIn(line, isBare));
  const isPriced = priced.some(Boolean) || words.some(isPrice);
  const isQuiet = words.some((line) => line !== '' && !isShouted(line));
  const lines = words.map((line, at): Line => {
    if (line === '') return { kind: 'empty', text: '' };
    const one = priced[at];
    if (one) return { kind: 'dish', text: one.text, priced: one };
    if (isPrice(line) || isAskedPrice(line)) return { kind: 'price', text: line };
    const isSection = SECTIONS.has(line.toLowerCase()) || (isShouted(line) && isQuiet);
    if (isSection || isMarked(raw[at] ?? '')) return { kind: 'heading', text: line };
    return { kind: 'words', text: line, isListed: !(raw[at] ?? '').startsWith(line) };
  });
  return assemble(withNamesAbovePrices(lines), isPriced);
}

/** Does a line say what the dish above it costs? */
const isPrice = (line: string): boolean => priceAlone(line) !== null || areAmounts(line);

/** Is a line marked as a heading: `# Tapas`, `== Tapas ==`, `*Tapas*`, `Tapas:`? */
function isMarked(line: string): boolean {
  if (line.startsWith('#') || line.endsWith(':')) return true;
  return ['==', '--', '*'].some((mark) => line.startsWith(mark) && line.endsWith(mark));
}

/** Of a longer line no more is read. */
const LONGEST_LINE = 400;

/** Between a price and the name of another dish that stands beside it, in a menu of two columns. */
const BESIDE = /(?<=[.,]\d{2}(?: ?\p{Sc})?|\d ?\p{Sc}) {2,}(?=\p{L})/u;

/**
 * A line with its leading dots cut short, and no other mark more often than three times in a row; `2'50 €` and `2€50`
 * as they are read. A space that does not break stays where it parts thousands.
 */
function plainLine(line: string): string {
  return line
    .slice(0, LONGEST_LINE)
    .replace(/(?<!\d)[\u00a0\u202f]|[\u00a0\u202f](?!\d{3})/g, ' ')
    .replaceAll('…', '...')
    .replace(/(\d)['’´](?=\d{1,2}(?!\d))/g, '$1,')
    .replace(/(\d)€(\d{2})(?!\d)/g, '$1,$2 €')
    .replace(/([^\p{L}\d])\1{3,}/gu, '$1$1$1')
    .trim();
}

/** Do whole numbers with nothing about them stand for prices? They do where hardly any other price is. */
function hasBarePrices(lines: readonly string[]): boolean {
  const found = lines.map((line) => priceAtEnd(line) ?? priceAtFront(line));
  const count = (isSure: boolean) => found.filter((one) => one?.isSure === isSure).length;
  const sure = count(true) + lines.filter(isPrice).length;
  return count(false) > sure && count(false) > 1;
}

function pricedIn(line: string, isBare: boolean): Priced | null {
  if (saysAllergens(line)) return null;
  const end = priceAtEnd(line);
  if (end && (end.isSure || isBare)) return end;
  const beforeBrackets = priceBeforeBrackets(line);
  if (beforeBrackets) return beforeBrackets;
  const front = priceAtFront(line);
  return front && (front.isSure || isBare) ? front : null;
}

function assemble(lines: readonly Line[], isPriced: boolean): PastedMenu {
  const menu = new MenuMaker();
  const isInLine = !lines.some(({ kind }) => kind === 'price');
  lines.forEach((line, at) => {
    const { kind, text, isListed, priced } = line;
    const before = lines[at - 1]?.kind ?? 'empty';
    if (kind === 'empty') return;
    if (kind === 'heading') return menu.section(text);
    if (kind === 'name') return menu.dish(text, null);
    if (kind === 'price' && areAmounts(text)) return menu.describe(text);
    if (kind === 'price') return menu.priceOfLast(priceAlone(text));
    if (priced) return menu.dish(text, priced);
    if (isHeading(lines, at, isPriced)) return menu.section(text);
    const isMore = isAside(text) || (isPriced && before !== 'empty');
    if (!isMore || !menu.hasDish) return menu.dish(text, null);
    const own = isInLine && mayBePriced(text) ? priceAtEnd(text) : null;
    if (own) return menu.dish(own.text, own);
    return menu.describe(text, isListed);
  });
  return menu.made();
}

/** Are a line's words the name of what follows? They are short, and dishes come right after. */
function isHeading(lines: readonly Line[], at: number, isPriced: boolean): boolean {
  const text = lines[at]?.text ?? '';
  if (!isTitle(text)) return false;
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
