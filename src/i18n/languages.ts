/** A language the site knows. `direction` is the writing direction of its script. */
export interface LanguageOption {
  readonly code: string;
  readonly name: string;
  readonly nativeName: string;
  /** Name of the drawn flag, see `site/blocks/Flag.server.tsx`. */
  readonly flag: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * Every language the code knows. Which of them an installation has is configuration (ENABLED_LANGUAGES);
 * which of those are offered, the settings say.
 */
export const LANGUAGES = [
  { code: 'es', name: 'Spanish', nativeName: 'Español', flag: 'es', direction: 'ltr' },
  { code: 'en', name: 'English', nativeName: 'English', flag: 'gb', direction: 'ltr' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', flag: 'ma', direction: 'rtl' },
] as const satisfies readonly LanguageOption[];

export type Language = (typeof LANGUAGES)[number]['code'];

/** The default and the fallback: its pages are at the root, without a language prefix. */
export function defaultLanguage(): Language {
  return 'es';
}

/** Name of the cookie and of the localStorage key that keep a visitor's choice. */
export const LANGUAGE_KEY = 'language';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some(({ code }) => code === value);
}

/** The option of a language code. */
export function languageOption(code: Language): LanguageOption {
  return LANGUAGES.find((option) => option.code === code) ?? LANGUAGES[0];
}

/** Languages whose words are not written yet: their pages speak the default language's. */
const WORDLESS: readonly Language[] = ['ar'];

/** The language of the words on a language's pages, and so of the days and months among them. */
export function wordsLanguage(language: Language): Language {
  return WORDLESS.includes(language) ? defaultLanguage() : language;
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
): { language: Language; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (isLanguage(first) && first !== defaultLanguage() && enabled.includes(first)) {
    return { language: first, path: `/${rest.join('/')}` };
  }
  return { language: defaultLanguage(), path: pathname };
}
