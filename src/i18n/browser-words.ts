import type { Language } from './languages.ts';

/** Namespaces that an island's props may name instead of carrying: the browser loads them itself. */
export const BROWSER_NAMESPACES = ['forms', 'islands'] as const;

type BrowserNamespace = (typeof BROWSER_NAMESPACES)[number];

type Loaders = Readonly<Record<BrowserNamespace, () => Promise<object>>>;

const LOADERS: Partial<Record<Language, Loaders>> & { readonly es: Loaders } = {
  es: {
    forms: () => import('./catalogues/es/forms.ts').then((module) => module.forms),
    islands: () => import('./catalogues/es/islands.ts').then((module) => module.islands),
  },
  en: {
    forms: () => import('./catalogues/en/forms.ts').then((module) => module.forms),
    islands: () => import('./catalogues/en/islands.ts').then((module) => module.islands),
  },
};

/** Stands in an island's props for words of a catalogue: `{ $words: 'forms.request' }`. */
interface Reference {
  readonly $words: string;
}

/**
 * The paths of the objects of a language's words, by which `writeWords` finds them again. `words`
 * are the namespaces as every rendering is given them: found by identity.
 */
export function wordPaths(words: Readonly<Record<string, object>>): ReadonlyMap<object, string> {
  const paths = new Map<object, string>();
  for (const [namespace, catalogue] of Object.entries(words)) {
    paths.set(catalogue, namespace);
    for (const [key, value] of Object.entries(catalogue) as [string, unknown][]) {
      if (typeof value === 'object' && value !== null) paths.set(value, `${namespace}.${key}`);
    }
  }
  return paths;
}

/** JSON of an island's props, with words of the catalogues named instead of written out. */
export function writeWords(props: object, paths: ReadonlyMap<object, string>): string {
  return JSON.stringify(props, (_key, value: unknown) => {
    const path = typeof value === 'object' && value !== null ? paths.get(value) : undefined;
    return path === undefined ? value : ({ $words: path } satisfies Reference);
  });
}

/**
 * The props that `writeWords` wrote, with the words in their places again. Loads only the
 * namespaces that are named.
 */
export async function readWords(json: string, language: string): Promise<object> {
  const load = LOADERS[language as Language] ?? LOADERS.es;
  const named = BROWSER_NAMESPACES.filter((name) => json.includes(`"$words":"${name}`));
  const words = Object.fromEntries(
    await Promise.all(named.map(async (name) => [name, await load[name]()] as const)),
  );
  return JSON.parse(json, (_key, value: unknown) =>
    isReference(value) ? at(words, value.$words) : value,
  ) as object;
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$words' in value;
}

function at(words: object | undefined, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], words);
}
