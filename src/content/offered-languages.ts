import { LANGUAGES, USUAL_WAYS, type BusinessWays, type Language } from '../i18n/index.ts';
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
  const first = settings?.defaultLanguage ?? USUAL_WAYS.language;
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

/** What of the settings every address, day and price goes by. */
export function waysOf(
  settings: Pick<GlobalSettings, 'defaultLanguage' | 'timeZone' | 'currency'> | null,
): BusinessWays {
  return {
    language: settings?.defaultLanguage ?? USUAL_WAYS.language,
    timeZone: settings?.timeZone ?? USUAL_WAYS.timeZone,
    currency: settings?.currency ?? USUAL_WAYS.currency,
  };
}
