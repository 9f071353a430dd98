import type { Catalogue, Words } from './catalogues/catalogue.ts';
import { wordsLanguage } from './business.ts';
import type { Language } from './language-table.ts';

/** Namespaces whose words a browser can load: those that islands and the filter use. */
export const BROWSER_NAMESPACES = ['forms', 'islands', 'diner', 'common'] as const;

export type BrowserNamespace = (typeof BROWSER_NAMESPACES)[number];

/** The words of namespaces that a browser can load. */
export type BrowserWords = { readonly [Name in BrowserNamespace]: Words<Catalogue[Name]> };

/** Words that replace a catalogue's, by their keys: `forms:request.submit`. */
export type WordOverrides = Readonly<Record<string, string>>;

type Loaders = {
  readonly [Name in BrowserNamespace]: () => Promise<BrowserWords[Name]>;
};

/** One chunk for each namespace of each language; a language without words borrows another's. */
const LOADERS: Readonly<Record<'es' | 'en', Loaders>> = {
  es: {
    forms: () => import('./catalogues/es/forms.ts').then((module) => module.forms),
    islands: () => import('./catalogues/es/islands.ts').then((module) => module.islands),
    diner: () => import('./catalogues/es/diner.ts').then((module) => module.diner),
    common: () => import('./catalogues/es/common.ts').then((module) => module.common),
  },
  en: {
    forms: () => import('./catalogues/en/forms.ts').then((module) => module.forms),
    islands: () => import('./catalogues/en/islands.ts').then((module) => module.islands),
    diner: () => import('./catalogues/en/diner.ts').then((module) => module.diner),
    common: () => import('./catalogues/en/common.ts').then((module) => module.common),
  },
};

/** Loads the words of some namespaces in a language, in the browser. */
export async function loadWords(
  namespaces: readonly BrowserNamespace[],
  language: Language,
  overrides?: WordOverrides,
): Promise<Partial<BrowserWords>> {
  const load = LOADERS[wordsLanguage(language)];
  const words = await Promise.all(
    namespaces.map(async (name) => [name, await load[name]()] as const),
  );
  return overrideWords(Object.fromEntries(words), overrides);
}

/** The words of some namespaces with some of them replaced; a key that no catalogue has is ignored. */
export function overrideWords(
  words: Partial<BrowserWords>,
  overrides?: WordOverrides,
): Partial<BrowserWords> {
  if (!overrides) return words;
  const entries = Object.entries(words).map(([name, tree]) => [
    name,
    replaced(tree, `${name}:`, overrides),
  ]);
  return Object.fromEntries(entries) as Partial<BrowserWords>;
}

function replaced(tree: object, prefix: string, overrides: WordOverrides): unknown {
  const entries = Object.entries(tree).map(([key, value]: [string, unknown]) => {
    const path = prefix + key;
    if (typeof value === 'object' && value !== null)
      return [key, replaced(value, `${path}.`, overrides)];
    return [key, Object.hasOwn(overrides, path) ? overrides[path] : value];
  });
  return Array.isArray(tree) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** The overrides that concern some namespaces; undefined when there are none, which is usual. */
export function overridesOf(
  namespaces: readonly BrowserNamespace[],
  overrides: WordOverrides = {},
): WordOverrides | undefined {
  const relevant = Object.entries(overrides).filter(([key]) =>
    namespaces.some((name) => key.startsWith(`${name}:`)),
  );
  return relevant.length > 0 ? Object.fromEntries(relevant) : undefined;
}
