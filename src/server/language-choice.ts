import {
  defaultLanguage,
  isLanguage,
  LANGUAGE_KEY,
  localizedPath,
  type Language,
} from '../i18n/index.ts';

/** A year, in seconds. */
const COOKIE_AGE = 31_536_000;

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_KEY}=([a-z]{2})(?:;|$)`);

/** The language that a visitor has chosen, from the request's cookies. */
export function chosenLanguage(
  cookies: string | undefined,
  enabled: readonly Language[],
): Language | null {
  if (!cookies?.includes(LANGUAGE_KEY)) return null;
  const code = COOKIE.exec(cookies)?.[1];
  return isLanguage(code) && enabled.includes(code) ? code : null;
}

/** The cookie that keeps a choice. It is technical: it holds the language and nothing else. */
export function languageCookie(language: Language, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${COOKIE_AGE}; SameSite=Lax${secure}`;
}

/**
 * Where a person who has chosen another language is sent from an address in the default language.
 * An address that names its language is left alone: it was given to be read so.
 */
export function redirectForChoice(
  address: { language: Language; pagePath: string },
  chosen: Language | null,
): string | null {
  if (chosen === null || address.language !== defaultLanguage() || chosen === defaultLanguage())
    return null;
  return localizedPath(address.pagePath, chosen);
}
