import { CATALOGUES } from './catalogues/all.server.ts';

/** A text in each language that has a catalogue. */
type Texts = Readonly<Record<'es' | 'en', string>>;

/** A word of the interface, as the catalogues have it. */
export interface CatalogueWord {
  /** `namespace:path.to.word` */
  readonly key: string;
  readonly texts: Texts;
  /** Where it stands on the site: “Request form › Once it’s sent”. */
  readonly section: Texts;
  /** What it is there, where its key says it: “Heading”. */
  readonly role: Texts | null;
}

/** Every word of the catalogues, in their order. */
export function catalogueWords(): readonly CatalogueWord[] {
  return [...allWords().values()];
}

/** The word of a key; undefined where no catalogue has it. */
export function catalogueWord(key: string): CatalogueWord | undefined {
  return allWords().get(key);
}

let words: ReadonlyMap<string, CatalogueWord> | undefined;

function allWords(): ReadonlyMap<string, CatalogueWord> {
  words ??= new Map(
    wordsIn(CATALOGUES, '', { es: '', en: '' }).map((word) => [word.key, word] as const),
  );
  return words;
}

/** The same part of the catalogue of each language. */
type Parts = Readonly<Record<'es' | 'en', object>>;

function wordsIn(parts: Parts, above: string, section: Texts): CatalogueWord[] {
  const separator = above === '' ? '' : above.includes(':') ? '.' : ':';
  return Object.keys(parts.es).flatMap((name) => {
    if (name.startsWith('_')) return [];
    const key = above + separator + name;
    const inner = { es: at(parts.es, name), en: at(parts.en, name) };
    if (typeof inner.es === 'string') {
      const role = Object.hasOwn(WORD_ROLES, name) ? (WORD_ROLES[name] ?? null) : null;
      return [{ key, texts: inner as Texts, section, role }];
    }
    const sectionIn = (language: 'es' | 'en') => {
      const own = at(inner[language] as object, '_name') ?? at(parts[language], `_${name}`);
      return [section[language], own].filter(Boolean).join(' › ');
    };
    return wordsIn(inner as Parts, key, { es: sectionIn('es'), en: sectionIn('en') });
  });
}

function at(part: object, name: string): unknown {
  return (part as Readonly<Record<string, unknown>>)[name];
}

/** The words of a group, `common:allergens`, by their last names and languages. */
export function wordsOfGroup(group: string): Readonly<Record<string, Texts>> {
  const start = `${group}.`;
  return Object.fromEntries(
    catalogueWords()
      .filter(({ key }) => key.startsWith(start) && !key.slice(start.length).includes('.'))
      .map(({ key, texts }) => [key.slice(start.length), texts]),
  );
}

const FAILED = { es: 'Cuando falla', en: 'When it fails' };

/** What a text is, by the last name of its key, where that says the same everywhere. */
const WORD_ROLES: Readonly<Record<string, Readonly<Record<'es' | 'en', string>>>> = {
  title: { es: 'Título', en: 'Heading' },
  heading: { es: 'Título', en: 'Heading' },
  headTitle: {
    es: 'Título en el buscador y la pestaña',
    en: 'Title in search results and on the tab',
  },
  text: { es: 'Texto', en: 'Text' },
  lead: { es: 'Entradilla', en: 'Introduction' },
  intro: { es: 'Primeras frases', en: 'Opening lines' },
  subject: { es: 'Asunto', en: 'Subject line' },
  preview: { es: 'Lo que se lee en la bandeja de entrada', en: 'What the inbox shows of it' },
  signature: { es: 'Firma', en: 'Signature' },
  closing: { es: 'Despedida', en: 'Closing line' },
  action: { es: 'Botón', en: 'Button' },
  submit: { es: 'Botón de enviar', en: 'Send button' },
  ok: { es: 'Botón para cerrar', en: 'Button to close it' },
  hint: { es: 'Ayuda', en: 'Hint' },
  empty: { es: 'Cuando no hay nada', en: 'When there is nothing' },
  failed: FAILED,
  failure: FAILED,
  loading: { es: 'Mientras carga', en: 'While it loads' },
  filename: { es: 'Nombre del archivo', en: 'Name of the file' },
};
