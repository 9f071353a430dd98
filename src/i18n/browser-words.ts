import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/** Namespaces that an island's props may name instead of carrying: the browser loads them itself. */
export const BROWSER_NAMESPACES = ['forms', 'islands'] as const;

type BrowserWords = Readonly<Record<(typeof BROWSER_NAMESPACES)[number], object>>;

const LOADERS: Partial<Record<Language, () => Promise<BrowserWords>>> = {
  es: () => import('./catalogues/es/browser.ts'),
  en: () => import('./catalogues/en/browser.ts'),
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

/** The props that `writeWords` wrote, with the words in their places again; loads them when needed. */
export async function readWords(json: string, language: string): Promise<object> {
  if (!json.includes('"$words"')) return JSON.parse(json) as object;
  const load = LOADERS[language as Language] ?? LOADERS[DEFAULT_LANGUAGE];
  const words = await load?.();
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
