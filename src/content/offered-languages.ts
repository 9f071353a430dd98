import {
  LANGUAGES,
  DEFAULT_LOCALE_SETTINGS,
  type LocaleSettings,
  type Language,
} from '../i18n/index.ts';
import type { GlobalSettings } from './types/index.gen.ts';

type Languages = Pick<GlobalSettings, 'languages' | 'defaultLanguage'>;

/** The languages of the product's own catalogues: offered where nothing is said of languages. */
const COMPLETE: readonly Language[] = ['es', 'en'];

/**
 * The languages that the site offers, the default first: those that the settings name, as far as the
 * installation has them. While the settings name none, all that the operator has chosen, and where nobody
 * has chosen, those that are complete from the start.
 */
export function offeredLanguages(
  settings: Languages | null,
  available: readonly Language[],
): readonly Language[] {
  const first = settings?.defaultLanguage ?? DEFAULT_LOCALE_SETTINGS.language;
  const chosen = settings?.languages ?? usual(available);
  return [first, ...available.filter((code) => code !== first && chosen.includes(code))];
}

/**
 * The languages whose addresses mean something: those that are offered, and those that are without the
 * settings saying so, which may have been switched off. What begins with another is an unknown address.
 */
export function addressedLanguages(
  offered: readonly Language[],
  available: readonly Language[],
): readonly Language[] {
  return [...new Set([...offered, ...usual(available)])];
}

function usual(available: readonly Language[]): readonly Language[] {
  return available.length < LANGUAGES.length ? available : COMPLETE;
}

/** Where the business is, in two letters: whose holidays it keeps, else where its address is. */
export function countryOf(settings: Partial<GlobalSettings> | null): string | undefined {
  return settings?.holidays?.country ?? settings?.contactInfo?.postalAddress?.country;
}

/** What of the settings every address, day and price goes by. */
export function localeSettingsOf(settings: Partial<GlobalSettings> | null): LocaleSettings {
  return {
    country: countryOf(settings) ?? DEFAULT_LOCALE_SETTINGS.country,
    language: settings?.defaultLanguage ?? DEFAULT_LOCALE_SETTINGS.language,
    timeZone: settings?.timeZone ?? DEFAULT_LOCALE_SETTINGS.timeZone,
    currency: settings?.currency ?? DEFAULT_LOCALE_SETTINGS.currency,
  };
}
