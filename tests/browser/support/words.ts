import { ofType, readSample } from '../../../sample/checks/sample.ts';
import * as en from '../../../src/i18n/catalogues/en/index.gen.ts';
import * as es from '../../../src/i18n/catalogues/es/index.gen.ts';
import { fillPlaceholders, overrideWords } from '../../../src/i18n/index.ts';

const sample = readSample();

/**
 * The site's catalogues by language, with the sample's own wording, so that rewording a sentence breaks
 * no test.
 */
export const WORDS = {
  es: said(reworded({ ...es }, 'es')),
  en: said(reworded({ ...en }, 'en')),
} as const;

/** A catalogue with what the sample says in other words. */
function reworded<Catalogue extends object>(catalogue: Catalogue, spoken: string): Catalogue {
  const own = ofType(sample, 'wording').filter(({ language }) => language === spoken);
  const texts = Object.fromEntries(own.map(({ key, text }) => [String(key), String(text)]));
  return overrideWords(catalogue, texts) as Catalogue;
}

/** Words without what the office calls their parts, `_name`, which no page says. */
function said<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  const words = Object.entries(part).filter(([name]) => !name.startsWith('_'));
  return Object.fromEntries(words.map(([name, word]) => [name, said(word as unknown)])) as Part;
}

type Written = readonly { readonly _key: string; readonly value: string }[];

/** A text of the sample business, by language. */
function texts(written: unknown): Record<'es' | 'en', string> {
  const of = (language: string) =>
    (written as Written).find(({ _key }) => _key === language)?.value ?? '';
  return { es: of('es'), en: of('en') };
}

const [home] = ofType(sample, 'homePage');
const map = ofType(sample, 'pageCopy').find(({ kind }) => kind === 'map');
const who = ((home?.blocks ?? []) as { _type: string; title?: unknown }[]).find(
  ({ _type }) => _type === 'who',
);
const chef = ofType(sample, 'service').find(({ key }) => key === 'chef');

/** What the sample business says of itself, by language. */
export const SAMPLE = {
  homeTitle: texts(home?.title),
  aboutTitle: texts(who?.title),
  map: texts(((map?.texts ?? []) as { text: unknown }[])[0]?.text),
  /** What requests call the service of a chef. */
  chef: texts(chef?.shortTitle),
} as const;

/** A text with its `{{…}}` placeholders filled in. */
export function filled(word: string, values: Readonly<Record<string, string | number>>): string {
  return fillPlaceholders(word, values);
}

/** A price in the language's format: two decimals and the euro sign. */
export const PRICE = {
  es: /^\d{1,3}(\.\d{3})*,\d\d\s€$/,
  en: /^€\d{1,3}(,\d{3})*\.\d\d$/,
} as const;
