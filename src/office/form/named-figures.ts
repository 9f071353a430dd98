/** What figures are called, by their placeholders, in the language of who reads. No two have one name. */
export type FigureNames = Readonly<Record<string, string>>;

const KEYED = /\{\{\s*([\w.-]+)\s*(\|[^{}|]*\|[^{}|]*)?\}\}/g;
const NAMED = /\[([^[\]{}|]+)(\|[^[\]{}|]*\|[^[\]{}|]*)?\]/g;

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
