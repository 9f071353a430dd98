import i18next, { type ParseKeys, type TFunction } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { NAMESPACES, type Catalogue, type Namespace } from './catalogues/index.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogue;
    returnNull: false;
  }
}

/** Every key of every catalogue, as `namespace:path.to.word`. */
export type WordKey = ParseKeys<Namespace[]>;
/** Translates a key into one language. */
export type Translate = TFunction<Namespace[]>;

/** How catalogues are read (specification, section 7): the backend connector's limits. */
const READING = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

const instance = i18next.createInstance();

/** Loads the catalogues of the languages; call once before `translator`. */
export async function loadCatalogues(languages: readonly Language[]): Promise<void> {
  await instance
    .use(
      resourcesToBackend(async (language: string, namespace: string) => {
        const { readCatalogue } = await import('./catalogues/read.server.ts');
        return readCatalogue(language, namespace);
      }),
    )
    .init({
      lng: DEFAULT_LANGUAGE,
      fallbackLng: DEFAULT_LANGUAGE,
      preload: [...languages],
      ns: [...NAMESPACES],
      defaultNS: 'common',
      partialBundledLanguages: true,
      backend: {},
      interpolation: { escapeValue: false },
      ...READING,
    });
}

/** The words of one language, with Spanish where it has none. */
export function translator(language: Language): Translate {
  return instance.getFixedT(language, [...NAMESPACES]) as Translate;
}

/** A whole namespace of words in one language, for an island's props. */
export function wordsOf<Name extends Namespace>(
  language: Language,
  namespace: Name,
): Catalogue[Name] {
  const own = instance.getResourceBundle(language, namespace) as Catalogue[Name] | undefined;
  return own ?? (instance.getResourceBundle(DEFAULT_LANGUAGE, namespace) as Catalogue[Name]);
}
