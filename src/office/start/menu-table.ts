import { defaultLanguage } from '../../i18n/index.ts';
import { isAskedPrice, priceAlone, type Priced } from './menu-price.ts';
import { MenuMaker, type PastedMenu } from './pasted-menu.ts';

export type Table = readonly (readonly string[])[];

/** What parts cells, the surest first: what is copied from a spreadsheet has tabs. */
const SEPARATORS = ['\t', ';', '|', ','] as const;

/** A cell of nothing, or of a line that is drawn between rows: `|---|:--|`. */
const RULE = /^[:-]*$/;

/** The table that a text is; null where it is none. */
export function tableIn(text: string): Table | null {
  for (const separator of SEPARATORS) {
    if (!text.includes(separator)) continue;
    const rows = cellsOf(text, separator).filter((row) => row.some((cell) => !RULE.test(cell)));
    if (isTable(rows, separator)) return rows;
  }
  return null;
}

/** Rows of cells, by RFC 4180: what is between quotes may have the separator and line breaks in it. */
function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (letter === separator) end();
    else if (letter === '\n') {
      end();
      rows.push([]);
    } else cell += letter;
  }
  end();
  return rows;
}

function isTable(rows: Table, separator: string): boolean {
  const wide = rows.filter((row) => row.filter(Boolean).length > 1);
  if (wide.length < 2 || wide.length < rows.length / 2) return false;
  if (headingOf(rows[0] ?? [])) return true;
  const columns = columnsOf(rows);
  if (columns.prices.length === 0) return false;
  if (separator !== ',') return true;
  // Commas part cents and one thing from the next, too: every row has as many, and no halved price.
  const width = wide[0]?.length;
  const isHalved = (row: readonly string[], at: number) =>
    /\d$/.test(row[at - 1] ?? '') && /^\d{2,3}(?![\d.,])/.test(row[at] ?? '');
  return wide.every(
    (row) => row.length === width && !columns.prices.some((at) => isHalved(row, at)),
  );
}

interface Columns {
  readonly name: number;
  readonly prices: readonly number[];
  readonly description: number;
  readonly section: number;
}

type Heading = Exclude<keyof Columns, 'prices'> | 'price';

const HEADINGS: readonly (readonly [Heading, RegExp])[] = [
  ['section', /^(?:secci[oó]n|categor[ií]a|grupo|tipo|section|category|group|type)$/i],
  ['description', /^(?:descripci[oó]n|detalles?|ingredientes|description|details|ingredients)$/i],
  [
    'price',
    /^(?:precio|pvp|importe|euros?|\p{Sc}|price|amount|cost|prix|preis|preço|prezzo|preu|prezo|prezioa|prijs|pris|cena|preț|pret|السعر)(?:\s*(?:\(.{1,5}\)|\p{Sc}|eur|euros?))?$/iu,
  ],
  ['name', /^(?:nombre|plato|producto|art[ií]culo|name|dish|item|product|title)$/i],
];

/** What a heading is of; `cena` is a price in Polish, and dinner in Spanish and Italian. */
function columnNamed(cell = '') {
  if (/^cena\b/i.test(cell) && defaultLanguage() !== 'pl') return undefined;
  return HEADINGS.find(([, pattern]) => pattern.test(cell))?.[0];
}

/** The columns that a row of headings names; null for any other row. */
function headingOf(row: readonly string[]): Columns | null {
  const found: Partial<Record<Heading, number>> = {};
  row.forEach((cell, at) => {
    const name = columnNamed(cell);
    if (name) found[name] ??= at;
  });
  if (found.name === undefined || Object.keys(found).length < 2) return null;
  const { name, price, section = -1, description = -1 } = found;
  return { section, description, name, prices: price === undefined ? [] : [price] };
}

const isPrice = (cell = '') => priceAlone(cell) !== null || isAskedPrice(cell);

/** The columns by what is in them. */
function columnsOf(rows: Table): Columns {
  const width = Math.max(...rows.map((row) => row.length));
  const all = Array.from({ length: width }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? '').filter(Boolean);
    return { at, cells, prices: cells.filter(isPrice).length };
  });
  const priced = all.filter(({ cells, prices }) => prices > 0 && prices >= cells.length / 2);
  const texts = all.filter((one) => !priced.includes(one) && one.cells.length > one.prices);
  // Figures before the first words number the dishes, where there are others behind them.
  const behind = priced.filter(({ at }) => at > (texts[0]?.at ?? 0));
  const prices = (behind.length > 0 ? behind : priced).map(({ at }) => at);
  // A first column that repeats itself, or is left empty below its first row, names sections.
  const [first, second] = texts;
  const isSection =
    second !== undefined &&
    first !== undefined &&
    second.at < (prices[0] ?? width) &&
    new Set(first.cells).size <= second.cells.length / 2;
  const [name, description] = isSection ? texts.slice(1) : texts;
  return {
    section: isSection ? first.at : -1,
    name: name?.at ?? 0,
    description: description?.at ?? -1,
    prices,
  };
}

/** Columns of the widest table that is looked through for menus side by side. */
const WIDEST = 20;

/**
 * The two menus of a table in which one stands beside the other, as two columns of a printed menu do: behind a column of
 * prices there are dishes and prices again. Null for any other table.
 */
function halvesOf(rows: Table): readonly Table[] | null {
  const width = Math.max(...rows.map((row) => row.length));
  if (width > WIDEST) return null;
  for (let at = 2; at < width; at += 1) {
    const halves = [rows.map((row) => row.slice(0, at)), rows.map((row) => row.slice(at))];
    const areMenus = halves.every((half) => {
      const priced = half.filter((row) => row.some(isPrice) && !isPrice(row.find(Boolean)));
      const names = new Set(priced.map((row) => row.find(Boolean)));
      return priced.length > 1 && priced.length >= rows.length / 3 && names.size === priced.length;
    });
    if (areMenus) return halves;
  }
  return null;
}

/** The sections and dishes of a table, whichever columns it has; a row of one cell is a section. */
export function menuOfTable(all: Table): PastedMenu {
  const menu = new MenuMaker();
  readTable(all, menu);
  return menu.made();
}

function readTable(all: Table, menu: MenuMaker): void {
  const rows = all.filter((row) => row.some(Boolean));
  const heading = headingOf(rows[0] ?? []);
  const halves = heading ? null : halvesOf(rows);
  if (halves) {
    for (const half of halves) readTable(half, menu);
    return;
  }
  const { section, name, description, prices } = heading ?? columnsOf(rows);
  for (const row of heading ? rows.slice(1) : rows) {
    const cells = row.filter(Boolean);
    const [only = ''] = cells;
    if (cells.length === 1 && !isPrice(only) && section < 0) {
      menu.section(only);
      continue;
    }
    if (prices.some((at) => columnNamed(row[at]) === 'price')) continue;
    const group = row[section] ?? '';
    if (group !== '') menu.inSection(group);
    const text = row[name] ?? '';
    if (text === '') continue;
    const said = prices.map((at) => row[at] ?? '').filter(Boolean);
    menu.dish(text, pricedIn(said.join(' / ')), row[description] ?? '');
  }
}

/** The price of a cell; what is none, such as two of them, is said of the dish. */
function pricedIn(cell = ''): Pick<Priced, 'price' | 'said'> {
  return isPrice(cell) ? { price: priceAlone(cell) } : { price: null, said: cell };
}
