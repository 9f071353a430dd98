import { DEFAULT_LANGUAGE, type Language } from '../i18n/index.ts';
import type { LocalizedRichText, RichText } from './schemas/index.ts';

interface LocalizedItem<Value> {
  _key: string;
  language?: string | undefined;
  value?: Value | null | undefined;
}

type Localized<Value> = Value | readonly LocalizedItem<Value>[] | null | undefined;

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}

/**
 * The value of a localised field: the asked-for language, then Spanish, then the first item with a
 * value (specification, section 3). An item's language is its `language`, else its `_key`.
 */
export function localize(field: Localized<string>, language: Language): string {
  if (field === undefined || field === null) return '';
  if (typeof field === 'string') return field;
  return find(field, language) ?? '';
}

/** As `localize`, for a list of strings. */
export function localizeList(field: Localized<readonly string[]>, language: Language): readonly string[] {
  if (!field || field.length === 0) return [];
  if (field.every((item) => typeof item === 'string')) return field;
  return find(field as readonly LocalizedItem<readonly string[]>[], language) ?? [];
}

/** As `localize`, for rich text. */
export function localizeRichText(field: LocalizedRichText | undefined, language: Language): RichText {
  const items = (field ?? []).map(({ value, content, ...item }) => ({
    ...item,
    value: value ?? content,
  }));
  return find(items, language) ?? [];
}

function find<Value>(items: readonly LocalizedItem<Value>[], language: Language): Value | undefined {
  const of = (code: string) =>
    items.find((item) => (item.language ?? item._key) === code && hasValue(item.value));
  const found = of(language) ?? of(DEFAULT_LANGUAGE) ?? items.find((item) => hasValue(item.value));
  return found?.value ?? undefined;
}

/** The text of a slug, whichever way it is written. */
export function slugOf(slug: string | { current: string }): string {
  return typeof slug === 'string' ? slug : slug.current;
}
