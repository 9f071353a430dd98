/** `{{name}}` in a text: where a value goes; in `{{name|day|days}}` with the word for one or for several. */
const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*(?:\|([^{}|]*)\|([^{}|]*))?\}\}/g;

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
  return text.replace(PLACEHOLDER, (placeholder, name: string, one?: string, several?: string) => {
    const value = values[name] ?? unknown(placeholder);
    if (one === undefined || value === placeholder) return String(value);
    return `${value} ${countedWord(values[name], [one, several], language)}`;
  });
}

/** The word beside a figure: that for one or that for several, as its language counts. */
export function countedWord(
  figure: unknown,
  [one = '', several = one]: readonly (string | undefined)[],
  language?: string,
): string {
  const isOne = new Intl.PluralRules(language).select(Number(figure)) === 'one';
  return (isOne ? one : several).trim();
}
