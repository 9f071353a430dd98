import { byLanguage, languageOfItem, type FormField } from '../../content/index.ts';
import { defaultLanguage } from '../../i18n/index.ts';

/** The fields of a document as a form edits them: localised ones by language, a slug as plain text. */
export type FormValues = Readonly<Record<string, unknown>>;

type Values = Record<string, unknown>;

/** The values of a stored document, whichever of the ways its fields are written in. */
export function formValuesOf(fields: readonly FormField[], body: FormValues): FormValues {
  const values: Values = {};
  for (const [name, value] of Object.entries(body)) if (isKept(name)) values[name] = value;
  for (const field of fields) {
    const value = body[field.name];
    if (value !== undefined && value !== null) values[field.name] = valueOf(field, value);
  }
  return values;
}

/**
 * What is stored of a form's values: localised fields as Sanity lists them, nothing empty. `base` is
 * the document so far; what it has besides the form's fields stays.
 */
export function documentFieldsOf(
  fields: readonly FormField[],
  values: FormValues,
  base: FormValues = {},
): FormValues {
  const body: Values = without(base, ...fields.map(({ name }) => name));
  for (const field of fields) {
    const stored = storedValue(field, values[field.name]);
    if (stored !== undefined) body[field.name] = stored;
  }
  return body;
}

/**
 * Where a problem of a stored document is in its form: the index of a localised value becomes its
 * language.
 */
export function formPathOf(
  fields: readonly FormField[],
  body: unknown,
  path: readonly (string | number)[],
): (string | number)[] {
  const [name, ...rest] = path;
  if (name === undefined) return [];
  const field = fields.find((one) => one.name === name);
  const value = isRecord(body) ? body[name] : undefined;
  if (!field) return [...path];
  if (field.isLocalized) {
    const [index] = rest;
    const item =
      Array.isArray(value) && typeof index === 'number' ? (value[index] as unknown) : null;
    return [name, ...(isRecord(item) ? [languageOfItem(item)] : rest.slice(0, 1))];
  }
  const [index, ...further] = rest;
  if (typeof index === 'number' && Array.isArray(value)) {
    return [name, index, ...formPathOf(field.fields ?? [], value[index], further)];
  }
  return [name, ...formPathOf(field.fields ?? [], value, rest)];
}

/** `_id` and the like are not a form's; `_key` and `_type` of the parts of lists stay. */
function isKept(name: string): boolean {
  return name === '_key' || name === '_type' || !name.startsWith('_');
}

function valueOf(field: FormField, value: unknown): unknown {
  if (field.isLocalized) return byLanguage(value);
  if (field.isOneForAll) {
    const written = byLanguage(value);
    return written[defaultLanguage()] ?? Object.values(written)[0];
  }
  if (field.input === 'slug') return isRecord(value) ? (value['current'] ?? '') : value;
  // What a reference points to is its `_ref`, which no form has a field for.
  if (field.input === 'reference' || field.input === 'references') return value;
  const { fields = [] } = field;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      isRecord(item) ? formValuesOf(fields, withKey(item, index)) : item,
    );
  }
  if (isRecord(value) && field.input !== 'allergens') return formValuesOf(fields, value);
  return value;
}

/** An item that was stored without a key has the same one each time, whoever reads it. */
function withKey(item: FormValues, index: number): FormValues {
  return '_key' in item ? item : { _key: keyOf(item) ?? String(index), ...item };
}

function storedValue(field: FormField, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  if (field.isLocalized) {
    const filled = Object.entries(byLanguage(value))
      .map(([language, one]) => [language, trimmed(one)] as const)
      .filter(([, one]) => !isEmpty(one));
    if (filled.length === 0) return undefined;
    return filled.map(([language, one]) => ({ _key: language, value: one }));
  }
  if (field.input === 'slug') {
    return typeof value === 'string' ? { _type: 'slug', current: value } : value;
  }
  const { fields = [] } = field;
  if (Array.isArray(value)) {
    return value.map((item: unknown) =>
      isRecord(item) ? { _key: newKey(), ...documentFieldsOf(fields, item, item) } : item,
    );
  }
  if (!isRecord(value)) return value;
  if (field.input === 'allergens' || field.input === 'reference')
    return isEmpty(value) ? undefined : value;
  const stored = documentFieldsOf(fields, value, value);
  return Object.keys(stored).some((name) => !name.startsWith('_')) ? stored : undefined;
}

/** Lines that nobody wrote anything on are none. */
function trimmed(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.every((line) => typeof line === 'string')
    ? value.filter((line) => line.trim() !== '')
    : value;
}

/** Is nothing stored of it? */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}

/** A copy without some of its fields. */
export function without(value: object, ...names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** What the item of a list is told apart from others by; null where nothing does. */
export function keyOf(item: unknown): string | null {
  if (!isRecord(item)) return null;
  const key = item['_key'] ?? item['key'];
  return typeof key === 'string' ? key : null;
}

/** The key of a new item of a list. */
export function newKey(): string {
  return Array.from({ length: 12 }, () => Math.floor(Math.random() * 36).toString(36)).join('');
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
