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
import { labelOfItem, leavesOf, titleOfItem, type Label, type Leaf } from './leaves.ts';
import { monthDayText } from './month-day.ts';
import { plainTextOf } from './plain-text.ts';

/** A field that is another in two versions of a document, in one language where it is localised. */
export interface Difference {
  /** Names and indexes in the later version, or in the earlier one of what it no longer has. */
  readonly path: readonly (string | number)[];
  /** The same with the keys of items in the place of their indexes: `items`, `[flan]`, `price`. */
  readonly place: readonly string[];
  readonly labels: readonly Label[];
  readonly field: FormField;
  /** Null where it is not of a language. */
  readonly language: string | null;
  /** Undefined where the version has none. */
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * What changed between two versions, field by field. The items of lists are told apart by their keys,
 * so that one that was moved is the same; a list whose items are the same in another order differs as
 * a whole.
 */
export function differencesOf(
  fields: readonly FormField[],
  before: FormValues,
  after: FormValues,
): readonly Difference[] {
  const old = leavesByPlace(fields, before);
  const now = leavesByPlace(fields, after);
  const changed = [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
    const leaf = now.get(key) ?? old.get(key);
    return leaf
      ? differencesIn(leaf, key.split(BETWEEN), old.get(key)?.value, now.get(key)?.value)
      : [];
  });
  return [...changed, ...orderDifferences(fields, before, after)];
}

/**
 * The leaves of a version by where they are, with keys in the place of the indexes of lists: steps with
 * line breaks between them.
 */
export function leavesByPlace(
  fields: readonly FormField[],
  values: FormValues,
): ReadonlyMap<string, Leaf> {
  return new Map(leavesOf(fields, values).map((leaf) => [keyedPath(values, leaf.path), leaf]));
}

/** Parts the steps of a place; no key has it. */
const BETWEEN = '\n';

function keyedPath(values: unknown, path: readonly (string | number)[]): string {
  let value = values;
  return path
    .map((step) => {
      const inner: unknown = (value as Record<string, unknown> | undefined)?.[step];
      value = inner;
      return typeof step === 'number' ? `[${keyOf(inner) ?? step}]` : step;
    })
    .join(BETWEEN);
}

function differencesIn(
  leaf: Leaf,
  place: readonly string[],
  before: unknown,
  after: unknown,
): Difference[] {
  const { field, path, labels } = leaf;
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

type Where = Pick<Difference, 'path' | 'place' | 'labels'>;

/** The lists whose items are in another order, those within items and objects too. */
function orderDifferences(
  fields: readonly FormField[],
  before: FormValues,
  after: FormValues,
  where: Where = { path: [], place: [], labels: [] },
): Difference[] {
  return fields.flatMap((field) => {
    const { name, label, isLocalized, input, fields: inner = [] } = field;
    const old = before[name];
    const now = after[name];
    if (isLocalized || inner.length === 0 || input === 'allergens') return [];
    const here = {
      path: [...where.path, name],
      place: [...where.place, name],
      labels: [...where.labels, label],
    };
    if (isRecord(old) && isRecord(now)) return orderDifferences(inner, old, now, here);
    if (!Array.isArray(old) || !Array.isArray(now)) return [];
    const within = now.flatMap((item: unknown, index) => {
      const key = keyOf(item);
      const earlier: unknown = old.find((one) => key !== null && keyOf(one) === key);
      if (!isRecord(item) || !isRecord(earlier)) return [];
      const title = labelOfItem(item, inner) ?? String(index + 1);
      return orderDifferences(inner, earlier, item, {
        path: [...here.path, index],
        place: [...here.place, `[${key}]`],
        labels: [...here.labels, title],
      });
    });
    const keys = old.map(keyOf);
    const known = new Set(now.map(keyOf));
    const stayed = keys.filter((key) => known.has(key));
    const wanted = now.map(keyOf).filter((key) => keys.includes(key));
    if (stayed.join('\n') === wanted.join('\n')) return within;
    const choices = namesOf([...old, ...now], inner);
    const bare = { ...without(field, 'fields'), choices } as unknown as FormField;
    return [...within, { field: bare, ...here, language: null, before: stayed, after: wanted }];
  });
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
