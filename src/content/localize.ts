import { defaultLanguage, wordsLanguage, type Language } from '../i18n/index.ts';
import { isItems, withoutOwnNames, type LanguageItem } from './types/common.ts';
import type { Localized, RichText, RichTextBlock } from './types/index.gen.ts';

type Field<Value> = Localized<Value> | null | undefined;

/** The language that is tried after the default one: that of the words which it borrows. */
const borrowedFrom = () => wordsLanguage(defaultLanguage());

/**
 * The value in the language asked for, then in the default one, then in that of borrowed words, then in any; undefined
 * when there is none.
 */
export function localizedValue<Value>(field: Field<Value>, language: Language): Value | undefined {
  if (!field) return undefined;
  const first = field[language] ?? field[defaultLanguage()] ?? field[borrowedFrom()];
  return first ?? Object.values(field)[0];
}

/** The language of what is shown instead, where a field says nothing in the one asked for; else undefined. */
export function languageShown<Value>(field: Field<Value>, language: Language): string | undefined {
  if (!field || field[language] !== undefined) return undefined;
  const inOrder = [defaultLanguage(), borrowedFrom()] as const;
  return inOrder.find((code) => field[code] !== undefined) ?? Object.keys(field)[0];
}

/** The text of a localised field, as `localizedValue` chooses it; empty when there is none. */
export function localize(field: Field<string>, language: Language): string {
  return localizedValue(field, language) ?? '';
}

/** What of texts is said in some languages. */
export function textsIn(
  texts: Readonly<Partial<Record<string, string>>>,
  languages: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    languages.flatMap((code) => (texts[code] === undefined ? [] : [[code, texts[code]]])),
  );
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
  const shown = languageShown(field, language) ?? language;
  return (localizedValue(field, language) ?? []).map((block) => inTextOf(shown, block));
}

/** What a picture of a text says in no named language, as a plain caption does, is in that of the text. */
function inTextOf(language: string, block: RichTextBlock): RichTextBlock {
  if (block._type === 'image' && block.caption)
    return { ...block, caption: unnamedIn(language, block.caption) };
  if (block._type === 'imageWithText') return { ...block, text: unnamedIn(language, block.text) };
  return block;
}

/** A plain value is read as the default language's; so is what the office writes beside a picture. */
function unnamedIn<Value>(language: string, field: Localized<Value>): Localized<Value> {
  const { [defaultLanguage()]: unnamed, ...others } = field;
  return unnamed === undefined || Object.keys(others).length > 0 ? field : { [language]: unnamed };
}

/**
 * A value for each language that has one, of a localised field as it is stored: in any of the forms that `localized`
 * reads, even an invalid one.
 */
export function byLanguage(stored: unknown): Readonly<Record<string, unknown>> {
  if (stored === undefined || stored === null || stored === '') return {};
  if (!Array.isArray(stored)) {
    if (typeof stored !== 'object') return { [defaultLanguage()]: stored };
    return withoutOwnNames(stored as Record<string, unknown>);
  }
  const list: readonly unknown[] = stored;
  if (!isItems(list)) return { [defaultLanguage()]: list };
  const values: Record<string, unknown> = {};
  for (const item of list) {
    const value = item['value'] ?? item['content'];
    if (value !== undefined && value !== null) values[languageOfItem(item)] ??= value;
  }
  return values;
}

/** Whose value an item of a localised field has. */
export function languageOfItem(item: LanguageItem): string {
  return String(item['language'] ?? item['_key'] ?? defaultLanguage());
}

/** The text of a localised field as it is stored, as `localize` chooses it; blank ones are none. */
export function storedText(stored: unknown, language: string): string {
  const texts = byLanguage(stored);
  const codes = [language, defaultLanguage(), borrowedFrom()];
  const inOrder = [...codes.map((code) => texts[code]), ...Object.values(texts)];
  const isText = (one: unknown): one is string => typeof one === 'string' && one.trim() !== '';
  return inOrder.find(isText) ?? '';
}
