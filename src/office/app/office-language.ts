import { useLocaleState } from 'ra-core';
import type { OfficeLanguage } from '../account.ts';

/** The language that whoever is at work has chosen for the office. */
export function useOfficeLanguage(): OfficeLanguage {
  const [locale] = useLocaleState();
  return locale === 'en' ? 'en' : 'es';
}
