import { defaultLanguage, DEFAULT_LOCALE_SETTINGS } from './business.ts';
import { LANGUAGES, type Language, type LanguageOption } from './language-table.ts';

export { LANGUAGES, type Language, type LanguageOption };

/** Name of the cookie and of the localStorage key that keep a visitor's choice. */
export const LANGUAGE_KEY = 'language';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some(({ code }) => code === value);
}

/** The option of a language code. */
export function languageOption(code: Language): LanguageOption {
  return LANGUAGES.find((option) => option.code === code) ?? LANGUAGES[0];
}

/** `/menu` in a language: `/menu` in Spanish, `/en/menu` in English. Keeps query and fragment. */
export function localizedPath(path: string, language: Language): string {
  if (language === defaultLanguage()) return path;
  return path === '/' ? `/${language}` : `/${language}${path.startsWith('/') ? '' : '/'}${path}`;
}

/** Splits a pathname into its language and the path without the prefix. */
export function splitPath(
  pathname: string,
  enabled: readonly Language[],
): { language: Language; path: string; isSpelledOut: boolean } {
  const [, first = '', ...rest] = pathname.split('/');
  const isDefault = first === defaultLanguage();
  // The default has its pages at the root. Another than the usual one had its own addresses before.
  const isMeant = isDefault
    ? first !== DEFAULT_LOCALE_SETTINGS.language
    : isLanguage(first) && enabled.includes(first);
  if (!isLanguage(first) || !isMeant)
    return { language: defaultLanguage(), path: pathname, isSpelledOut: false };
  return { language: first, path: `/${rest.join('/')}`, isSpelledOut: isDefault };
}
