import { storedText, type Bilingual } from '../../content/index.ts';
import { isRecord } from './form-values.ts';

/** What figures are called, by their placeholders, in the language of who reads: as `namesIn` makes them. */
export type FigureNames = Readonly<Record<string, string>>;

const KEYED = /\{\{\s*([\w.-]+)\s*(\|[^{}|]*\|[^{}]*)?\}\}/g;
const NAMED = /\[([^[\]{}|]+)(\|[^[\]{}|]*\|[^[\]{}]*)?\]/g;

/** The names as they can be written in brackets and read back, whatever the owner calls a price: no two alike. */
export function namesIn(
  figures: Readonly<Record<string, Bilingual>>,
  language: 'es' | 'en',
): FigureNames {
  const keys = new Map<string, string>();
  for (const [key, { [language]: name }] of Object.entries(figures)) {
    const plain = name.replace(/[[\]{}|]/g, '').trim();
    let own = plain;
    for (let count = 2; keys.has(own); count += 1) own = `${plain} (${count})`;
    keys.set(own, key);
  }
  return Object.fromEntries([...keys].map(([name, key]) => [key, name]));
}

/** A stored text as people read and write it: `[Days of notice|day|days]` for `{{leadDays|day|days}}`. */
export function named(text: string, names: FigureNames): string {
  return text.replace(KEYED, (whole, key: string, words = '') =>
    Object.hasOwn(names, key) ? `[${names[key]}${words}]` : whole,
  );
}

/** The same text as it is stored. What stands in brackets and is no figure’s name stays as it is. */
export function keyed(text: string, names: FigureNames): string {
  const keys = new Map(Object.entries(names).map(([key, name]) => [name, key]));
  return text.replace(NAMED, (whole, name: string, words = '') => {
    const key = keys.get(name.trim());
    return key === undefined ? whole : `{{${key}${words}}}`;
  });
}

const PRICE = { es: 'Precio', en: 'Price' };
const UP_TO = { es: 'Precio máximo', en: 'Highest price' };
const TOTAL = { es: 'Total de un grupo de', en: 'Total of a group of' };

/** Is it a figure of the prices of the document that names it? */
export const isPrice = (figure: string) => /^(?:price|priceTo|total)\./.test(figure);

/** What the figures of a document’s own prices are called. */
export function priceNames(prices: unknown): Readonly<Record<string, Bilingual>> {
  const names: Record<string, Bilingual> = {};
  for (const price of Array.isArray(prices) ? prices.filter(isRecord) : []) {
    const { key, to, group, label } = price;
    const called = (word: Bilingual) => ({
      es: `${word.es}: ${storedText(label, 'es')}`,
      en: `${word.en}: ${storedText(label, 'en')}`,
    });
    names[`price.${String(key)}`] = called(PRICE);
    if (to !== undefined) names[`priceTo.${String(key)}`] = called(UP_TO);
    if (typeof group !== 'number') continue;
    names[`total.${group}`] = { es: `${TOTAL.es} ${group}`, en: `${TOTAL.en} ${group}` };
  }
  return names;
}
