/** `{{name}}` in a text: where a value goes. */
const PLACEHOLDER = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** What is put in the place of a name that has no value just now. */
const UNKNOWN = '[…]';

export type PlaceholderValues = Readonly<Record<string, string | number | undefined>>;

/** The names of a text's placeholders, each once, sorted. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))].sort();
}

/** The text with values in its placeholders. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  if (!text.includes('{{')) return text;
  return text.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? UNKNOWN));
}
