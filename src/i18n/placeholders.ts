/** `{{name}}` in a text: where a value goes; in `{{name|day|days}}` with the word for one, for several, or for more kinds. */
const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*(?:\|([^{}|]*\|[^{}]*))?\}\}/g;

/** What is put in the place of a name that has no value just now. */
export const UNKNOWN = '[…]';

export type PlaceholderValues = Readonly<Record<string, string | number | undefined>>;

/** The names of a text's placeholders, each once, sorted. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))].sort();
}

/** The text with values in its placeholders, and the words beside them as its language counts. */
export function fillPlaceholders(
  text: string,
  values: PlaceholderValues,
  language?: string,
): string {
  return filled(text, values, language, () => UNKNOWN);
}

/** The same, but a placeholder whose name has no value stays as it is written. */
export function fillKnown(text: string, values: PlaceholderValues, language?: string): string {
  return filled(text, values, language, (placeholder) => placeholder);
}

function filled(
  text: string,
  values: PlaceholderValues,
  language: string | undefined,
  unknown: (placeholder: string) => string,
): string {
  if (!text.includes('{{')) return text;
  return text.replace(PLACEHOLDER, (placeholder, name: string, words?: string) => {
    const value = values[name] ?? unknown(placeholder);
    if (words === undefined || value === placeholder) return String(value);
    return `${value} ${countedWord(values[name], words.split('|'), language)}`;
  });
}

/** The words of a figure stand in this order, as far as their language counts so; where there are fewer, the last is all others. */
const COUNTS = ['one', 'two', 'few', 'many', 'other'];

/** The word beside a figure, as its language counts: `osoba|osoby|osób`. */
export function countedWord(figure: unknown, words: readonly string[], language?: string): string {
  const rules = new Intl.PluralRules(language);
  const known: readonly string[] = rules.resolvedOptions().pluralCategories;
  const place = COUNTS.filter((count) => known.includes(count)).indexOf(
    rules.select(Number(figure)),
  );
  return (words[place] ?? words.at(-1) ?? '').trim();
}
