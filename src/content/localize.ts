import { defaultLanguage, type Language } from '../i18n/index.ts';
import type { Localized, RichText } from './types/index.gen.ts';

type Field<Value> = Localized<Value> | null | undefined;

/** The value in the language asked for, then in the site's main one, then in any; undefined when there is none. */
export function localizedValue<Value>(field: Field<Value>, language: Language): Value | undefined {
  if (!field) return undefined;
  return field[language] ?? field[defaultLanguage()] ?? Object.values(field)[0];
}

/** The language of what is shown instead, where a field says nothing in the one asked for; else undefined. */
export function languageShown<Value>(field: Field<Value>, language: Language): string | undefined {
  if (!field || field[language] !== undefined) return undefined;
  return field[defaultLanguage()] === undefined ? Object.keys(field)[0] : defaultLanguage();
}

/** The text of a localised field, as `localizedValue` chooses it; empty when there is none. */
export function localize(field: Field<string>, language: Language): string {
  return localizedValue(field, language) ?? '';
}

/** As `localize`, for a list of strings. */
export function localizeList(
  field: Field<readonly string[]>,
  language: Language,
): readonly string[] {
  return localizedValue(field, language) ?? [];
}

/** As `localize`, for rich text. */
export function localizeRichText(field: Field<RichText>, language: Language): RichText {
  return localizedValue(field, language) ?? [];
}
