import i18next, { type FormatterModule, type i18n } from 'i18next';
import { CATALOGUES } from './catalogues/all.server.ts';
import type { Catalogue, Namespace } from './catalogues/catalogue.ts';
import { defaultLanguage, wordsLanguage } from './business.ts';
import type { Language } from './languages.ts';
import type { WordOverrides } from './browser-words.ts';
import { countedWord, fillPlaceholders } from './placeholders.ts';

/** `hours_one` and `hours_other` are asked for as `hours`, with a `count`. */
type Asked<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Paths to the words of a catalogue: `nav.home`. */
type Leaves<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? Asked<Key>
    : Words[Key] extends readonly unknown[]
      ? never
      : `${Key}.${Leaves<Words[Key]>}`;
}[keyof Words & string];

/** Every key of every catalogue, as `namespace:path.to.word`. */
export type WordKey = {
  [Name in Namespace]: `${Name}:${Leaves<Catalogue[Name]>}`;
}[Namespace];

/**
 * Translates a key into one language, filling in the values of `{{names}}`. Typed here because
 * i18next's own types cannot cope with this many keys.
 */
export type Translate = (
  key: WordKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Writes `{{count|day|days}}` as `fillPlaceholders` does in the texts of documents. */
const WITH_ITS_WORD: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, forms = '', language) =>
    `${String(value)} ${countedWord(value, forms.split('|'), language)}`,
};

let made: i18n | undefined;

/** Made when the first word is asked for: a thread that says nothing does without. */
function instance(): i18n {
  if (made) return made;
  made = i18next.createInstance();
  void made.use(WITH_ITS_WORD).init({
    lng: defaultLanguage(),
    fallbackLng: (code: string) => [wordsLanguage(code as Language)],
    resources: { ...CATALOGUES },
    interpolation: { escapeValue: false, formatSeparator: '|' },
  });
  return made;
}

/** The words of one language, with those of the language that it borrows where it has none, and the owner's texts in their place. */
export function translator(language: Language, overrides: WordOverrides = {}): Translate {
  const t = instance().getFixedT(language);
  if (Object.keys(overrides).length === 0) return (key, values) => t(key, { ...values });
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const { count } = values;
    // Catalogues tell one from several; languages that tell more apart have the form for several.
    const form =
      typeof count === 'number'
        ? `${key}_${plural.select(count) === 'one' ? 'one' : 'other'}`
        : key;
    const text = overrides[form] ?? overrides[key];
    return text === undefined ? t(key, { ...values }) : fillPlaceholders(text, values, language);
  };
}

/** A whole namespace of the words that a language has or borrows, for an island. */
export function wordsOf<Name extends Namespace>(
  language: Language,
  namespace: Name,
): Catalogue[Name] {
  const catalogue: Readonly<Record<Namespace, unknown>> = CATALOGUES[wordsLanguage(language)];
  return catalogue[namespace] as Catalogue[Name];
}
