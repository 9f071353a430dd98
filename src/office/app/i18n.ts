import type { I18nProvider } from 'ra-core';
import { store, stored } from '../../browser/index.ts';
import { OFFICE_LANGUAGES, officeLanguageOf, type OfficeLanguage } from '../account.ts';
import { bilingual, officeTranslator, type OfficeTranslate, type Words } from '../words.ts';
import { AREAS } from './areas.gen.ts';
import { coreWords } from './core-words.ts';
import { loadMoreWordsBy } from './more-words.ts';
import { errorWords, officeWords } from './office.ts';
import { sharedWords } from './shared-words.ts';

const NAMES: Readonly<Record<OfficeLanguage, string>> = { es: 'Español', en: 'English' };

/** The language that this browser was last used in, or else its own. */
const languageOfBrowser = () =>
  officeLanguageOf([stored('localStorage', KEPT) ?? '', ...navigator.languages]);

const KEPT = 'sobremesa.office.language';

/** Words by the part of the office that they are of; what came later beside what was there first. */
const known: Readonly<Record<string, Readonly<Record<OfficeLanguage, Words>>>>[] = [
  { ra: coreWords, shared: bilingual(sharedWords), office: officeWords, errors: errorWords },
  Object.fromEntries(
    AREAS.flatMap(({ name, firstWords }) => (firstWords ? [[name, firstWords]] : [])),
  ),
];

let language: OfficeLanguage;
let translate: OfficeTranslate;

function speak(chosen: OfficeLanguage): void {
  language = chosen;
  document.documentElement.lang = language;
  store('localStorage', KEPT, language);
  const words = known.map((part) =>
    Object.fromEntries(Object.entries(part).map(([name, own]) => [name, own[language]])),
  );
  translate = officeTranslator(words, language);
}

speak(languageOfBrowser());

/** The words of the office in the language of who uses it. */
export const i18nProvider: I18nProvider = {
  // ra-core counts by `smart_count`, and hands over as `_` what is said where there is no word.
  translate: (key, { _: otherwise, smart_count: count, ...values } = {}) =>
    translate(key, count === undefined ? values : { ...values, count }, otherwise),
  changeLocale: async (chosen) => speak(chosen as OfficeLanguage),
  getLocale: () => language,
  getLocales: () => OFFICE_LANGUAGES.map((locale) => ({ locale, name: NAMES[locale] })),
};

loadMoreWordsBy(async () => {
  const parts = await Promise.all(
    AREAS.map(async ({ name, words }) => [name, (await words?.())?.words] as const),
  );
  known.push(Object.fromEntries(parts.flatMap(([name, words]) => (words ? [[name, words]] : []))));
  speak(language);
});
