import type { Bilingual, FormField } from '../../content/index.ts';
import {
  formatDate,
  formatFullMoment,
  formatNumber,
  formatPercent,
  formatPrice,
  weekdayName,
} from '../../i18n/index.ts';
import { isRecord, keyOf, without, type FormValues } from './form-values.ts';
import { isWhole, leavesByPlace, titleOfItem, type Leaf } from './leaves.ts';
import { monthDayText } from './month-day.ts';
import { plainTextOf } from './plain-text.ts';

/** A field that is another in two versions of a document, in one language where it is localised. */
export interface Difference extends Omit<Leaf, 'value'> {
  /** Null where it is not of a language. */
  readonly language: string | null;
  /** Undefined where the version has none. */
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * What changed between two versions, field by field, where it is in the later one, or in the earlier one of what that
 * no longer has. The items of lists are told apart by their keys, so that one that was moved is the same; a list whose
 * items are the same in another order differs as a whole.
 */
export function differencesOf(
  fields: readonly FormField[],
  before: FormValues,
  after: FormValues,
): readonly Difference[] {
  const old = leavesByPlace(fields, before);
  const now = leavesByPlace(fields, after);
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    const leaf = is ?? was;
    return leaf ? differencesIn(leaf, was?.value, is?.value) : [];
  });
}

function differencesIn(leaf: Leaf, before: unknown, after: unknown): Difference[] {
  const { field, path, place, labels } = leaf;
  if (!isWhole(field)) return orderDifference(leaf, before, after);
  if (!field.isLocalized) {
    return isSame(before, after)
      ? []
      : [{ field, path, place, labels, language: null, before, after }];
  }
  const old = isRecord(before) ? before : {};
  const now = isRecord(after) ? after : {};
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((language) =>
    isSame(old[language], now[language])
      ? []
      : [
          {
            ...{ field, labels, language, path: [...path, language], place: [...place, language] },
            ...{ before: old[language], after: now[language] },
          },
        ],
  );
}

/** What both versions have in a list, where it is in another order. */
function orderDifference(
  { field, path, place, labels }: Leaf,
  before: unknown,
  after: unknown,
): Difference[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [];
  const [old, now] = [before.map(keyOf), after.map(keyOf)];
  const stayed = old.filter((key) => now.includes(key));
  const wanted = now.filter((key) => old.includes(key));
  if (stayed.join('\n') === wanted.join('\n')) return [];
  const choices = namesOf([...before, ...after], field.fields ?? []);
  const bare = { ...without(field, 'fields'), choices } as unknown as FormField;
  const where = { path, place, labels };
  return [{ ...where, field: bare, language: null, before: stayed, after: wanted }];
}

/** What items are called, by their keys. */
function namesOf(
  items: readonly unknown[],
  fields: readonly FormField[],
): Readonly<Record<string, Bilingual>> {
  return Object.fromEntries(
    items.filter(isRecord).flatMap((item) => {
      const [key, es] = [keyOf(item), titleOfItem(item, fields, 'es')];
      return key && es ? [[key, { es, en: titleOfItem(item, fields, 'en') }]] : [];
    }),
  );
}

/** Equal whatever the order of an object's fields; nothing, an empty text and an empty list are the same. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (Array.isArray(value)) {
    return value.length === 0 ? '' : `[${value.map((item) => canonical(item)).join()}]`;
  }
  if (!isRecord(value)) return JSON.stringify(value) ?? '';
  const fields = Object.keys(value)
    .sort()
    .filter((name) => canonical(value[name]) !== '');
  return fields.length === 0
    ? ''
    : `{${fields.map((name) => `${name}:${canonical(value[name])}`).join()}}`;
}

/** A value as a person reads it in a list of changes: a choice in its words. */
export function readable(
  value: unknown,
  { input, choices }: Pick<FormField, 'input' | 'choices'>,
  language: 'es' | 'en',
): string {
  if (value === undefined || value === null || value === '') return '';
  const named = typeof choices === 'object' ? choices : {};
  const nameOf = (key: unknown) =>
    (named[String(key)] as Bilingual | undefined)?.[language] ?? String(key);
  if (typeof value === 'boolean')
    return language === 'es' ? (value ? 'sí' : 'no') : value ? 'yes' : 'no';
  if (typeof value === 'number') {
    if (input === 'money') return formatPrice(value, language);
    if (input === 'percent') return formatPercent(value, language);
    return formatNumber(value, language);
  }
  if (input === 'allergens' && isRecord(value)) {
    const said = { yes: '●', traces: '○' } as Readonly<Record<string, string>>;
    return Object.entries(value)
      .filter(([, state]) => state !== 'no')
      .map(([name, state]) => `${said[String(state)] ?? ''} ${nameOf(name)}`)
      .join(', ');
  }
  if (isRecord(value) && typeof value['_ref'] === 'string') return value['_ref'];
  if (input === 'weekdays' && Array.isArray(value)) {
    return value.map((day) => weekdayName(Number(day), language)).join(', ');
  }
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.map(nameOf).join(', ');
  }
  if (typeof value === 'string') return momentText(value, input, language) ?? nameOf(value);
  return plainTextOf(value).text || JSON.stringify(value);
}

/** A day or an instant in words; null for other texts. */
function momentText(
  value: string,
  input: FormField['input'],
  language: 'es' | 'en',
): string | null {
  if (input === 'monthDay') return monthDayText(value, language);
  if ((input !== 'date' && input !== 'dateTime') || Number.isNaN(Date.parse(value))) return null;
  if (input === 'date') return formatDate(value, language);
  return formatFullMoment(Date.parse(value), language);
}
