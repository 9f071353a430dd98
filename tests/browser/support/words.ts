import { en } from '../../../src/i18n/catalogues/en/index.ts';
import { es } from '../../../src/i18n/catalogues/es/index.ts';

/** The site's catalogues by language, so that rewording a sentence breaks no test. */
export const WORDS = { es, en } as const;

/** A text with its `{{…}}` placeholders filled in. */
export function filled(word: string, values: Readonly<Record<string, string | number>>): string {
  return word.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

/** A price in the language's format: two decimals and the euro sign. */
export const PRICE = {
  es: /^\d{1,3}(\.\d{3})*,\d\d\s€$/,
  en: /^€\d{1,3}(,\d{3})*\.\d\d$/,
} as const;
