import type { Language } from './language-table.ts';

/** What of the business every address, day, clock and price goes by; the settings say it. */
export interface LocaleSettings {
  /** The first language: its pages are at the root, and it is what others fall back to. */
  readonly language: Language;
  /** As the time zone database names it. */
  readonly timeZone: string;
  /** Its three letters (ISO 4217). */
  readonly currency: string;
  /** Where it is, in two letters (ISO 3166): its people write days and numbers in their own way. */
  readonly country: string;
}

/** Those of settings that say nothing. */
export const DEFAULT_LOCALE_SETTINGS: LocaleSettings = {
  language: 'es',
  timeZone: 'Europe/Madrid',
  currency: 'EUR',
  country: 'ES',
};

let settings = { ...DEFAULT_LOCALE_SETTINGS, ...settingsOfPage() };

/** Has the process go by these. Pages and formats that are kept are the caller's. */
export function setLocaleSettings(next: LocaleSettings): void {
  settings = next;
}

/** In a browser the page says it, as far as it is not usual. */
function settingsOfPage(): Partial<LocaleSettings> {
  if (typeof document === 'undefined') return {};
  const { default: language, zone, currency, country } = document.documentElement.dataset;
  return {
    ...(language && { language: language as Language }),
    ...(zone && { timeZone: zone }),
    ...(currency && { currency }),
    ...(country && { country }),
  };
}

/** The attributes of a page's root by which a browser knows the locale settings of the business. */
export function localeAttributes(): Readonly<Record<`data-${string}`, string | undefined>> {
  const unusual = (name: 'timeZone' | 'currency' | 'country') =>
    settings[name] === DEFAULT_LOCALE_SETTINGS[name] ? undefined : settings[name];
  return {
    'data-default': settings.language,
    'data-zone': unusual('timeZone'),
    'data-currency': unusual('currency'),
    'data-country': unusual('country'),
  };
}

/** The default and the fallback: its pages are at the root, without a language prefix. */
export function defaultLanguage(): Language {
  return settings.language;
}

/** The time zone of the business, wherever the server or the visitor is. */
export function timeZone(): string {
  return settings.timeZone;
}

/** The time zone that the device is set to. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Does the time zone database have a zone of that name? */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets are taken, too, and keep no summer time.
    return /^[A-Z]/i.test(name);
  } catch {
    return false;
  }
}

/** The currency of every price, in three letters. */
export function currency(): string {
  return settings.currency;
}

/** The country of the business, in two letters. */
export function country(): string {
  return settings.country;
}

/** Where these are spoken, Spanish is understood. */
const BESIDE_SPANISH: readonly Language[] = ['ca', 'gl', 'eu'];

/**
 * The language of the catalogue that a language's words are taken from, as long as nobody has written
 * them: its own, else that of the default, else Spanish or English.
 */
export function wordsLanguage(language: Language): 'es' | 'en' {
  for (const one of [language, settings.language]) if (one === 'es' || one === 'en') return one;
  return BESIDE_SPANISH.includes(settings.language) ? 'es' : 'en';
}
