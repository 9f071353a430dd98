import { CATALOGUES } from './catalogues/read.server.ts';

/** A word of the interface, as the catalogues have it. */
export interface CatalogueWord {
  /** `namespace:path.to.word` */
  readonly key: string;
  readonly texts: Readonly<Record<'es' | 'en', string>>;
}

/** Every word of the catalogues, in their order. */
export function catalogueWords(): readonly CatalogueWord[] {
  return (words ??= listWords());
}

let words: readonly CatalogueWord[] | undefined;

function listWords(): readonly CatalogueWord[] {
  const english = new Map(textsIn(CATALOGUES.en, ''));
  return textsIn(CATALOGUES.es, '').map(([key, es]) => ({
    key,
    texts: { es, en: english.get(key) ?? es },
  }));
}

function textsIn(value: object, above: string): (readonly [key: string, text: string])[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const key = above === '' ? name : `${above}${above.includes(':') ? '.' : ':'}${name}`;
    if (typeof inner === 'string') return [[key, inner] as const];
    return typeof inner === 'object' && inner !== null ? textsIn(inner, key) : [];
  });
}

/** The words of a group, `common:allergens`, by their last names and languages. */
export function wordsOfGroup(
  group: string,
): Readonly<Record<string, Readonly<Record<'es' | 'en', string>>>> {
  const start = `${group}.`;
  return Object.fromEntries(
    catalogueWords()
      .filter(({ key }) => key.startsWith(start) && !key.slice(start.length).includes('.'))
      .map(({ key, texts }) => [key.slice(start.length), texts]),
  );
}
