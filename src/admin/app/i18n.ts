import polyglotI18nProvider from 'ra-i18n-polyglot';
import { OFFICE_LANGUAGES, type OfficeLanguage } from '../account.ts';
import { AREAS } from './areas.gen.ts';
import { coreWords } from './words/core.ts';
import { errorWords, officeWords } from './words/office.ts';

const NAMES: Readonly<Record<OfficeLanguage, string>> = { es: 'Español', en: 'English' };

/** The language that this browser was last used in, or else its own; Spanish when the office has neither. */
function languageOfBrowser(): OfficeLanguage {
  const wanted = [localStorage.getItem(KEPT) ?? '', ...navigator.languages];
  for (const name of wanted) {
    const found = OFFICE_LANGUAGES.find((language) => name.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'es';
}

const KEPT = 'sobremesa.office.language';

function messagesOf(language: OfficeLanguage) {
  document.documentElement.lang = language;
  localStorage.setItem(KEPT, language);
  return {
    ra: coreWords[language],
    office: officeWords[language],
    errors: errorWords[language],
    ...Object.fromEntries(AREAS.map(({ name, words }) => [name, words[language]])),
  };
}

/** The words of the office in the language of who uses it. */
export const i18nProvider = polyglotI18nProvider(
  (locale) => messagesOf(locale as OfficeLanguage) as never,
  languageOfBrowser(),
  OFFICE_LANGUAGES.map((locale) => ({ locale, name: NAMES[locale] })),
);
