import { LANGUAGES, capitalized, nameOf, type Language } from '../i18n/index.ts';

/**
 * What each language that a business can offer is called in the languages of the office. Made when it is read: the names
 * of all of them take longer than the start of a thread may.
 */
export const LANGUAGE_NAMES = Object.fromEntries(
  LANGUAGES.map(({ code }) => [
    code,
    {
      get es() {
        return languageName(code, 'es');
      },
      get en() {
        return languageName(code, 'en');
      },
    },
  ]),
) as Record<Language, { es: string; en: string }>;

function languageName(code: Language, office: Language): string {
  return capitalized(nameOf('language', code, office), office);
}
