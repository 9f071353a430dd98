import { defaultLanguage, type Language } from '../i18n/index.ts';
import type { GlobalSettings } from './types/index.gen.ts';

/**
 * The languages that the site offers: of those that the installation has, the ones that the settings
 * name, or all of them while the settings name none. The default is always among them.
 */
export function offeredLanguages(
  settings: Pick<GlobalSettings, 'languages'> | null,
  available: readonly Language[],
): readonly Language[] {
  const chosen = settings?.languages;
  if (!chosen) return available;
  return available.filter((code) => code === defaultLanguage() || chosen.includes(code));
}
