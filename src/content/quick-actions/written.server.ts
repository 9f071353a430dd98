/** A text as an action gives it, in the languages that it is written in. */
export type Written = Readonly<Partial<Record<'es' | 'en', string | undefined>>>;

/** As a document stores it. */
export function localizedItems(texts: Written) {
  return (['es', 'en'] as const).flatMap((language) => {
    const value = texts[language];
    return value === undefined ? [] : [{ _key: language, value }];
  });
}

/** A text as an action gives it: what it says in the languages of the office, or in any as the first. */
export function asWritten(text: Readonly<Partial<Record<string, string>>>): Written {
  const { es, en } = text;
  if (es === undefined && en === undefined) return { es: Object.values(text)[0] ?? '' };
  return { ...(es !== undefined && { es }), ...(en !== undefined && { en }) };
}
