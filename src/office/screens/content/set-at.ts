import { isRecord } from '../../form/form-values.ts';

/** A place in a form: names, indexes and languages with full stops between: `items.0.names.es`. */
export type FieldPath = string;

export function valueAt(values: unknown, path: FieldPath): unknown {
  let value = values;
  for (const step of path.split('.')) {
    value = (value as Record<string, unknown> | null | undefined)?.[step];
  }
  return value;
}

/** The place that is named by the keys of items in place of their indexes: `items.flan.names`. */
export function indexedPath(values: unknown, path: string): FieldPath {
  let value = values;
  const steps = path.split('.').map((step) => {
    const at = Array.isArray(value)
      ? value.findIndex((item) => isRecord(item) && item['_key'] === step)
      : -1;
    const found = at === -1 ? step : String(at);
    value = (value as Record<string, unknown> | null | undefined)?.[found];
    return found;
  });
  return steps.join('.');
}

/** A copy of the values with another one at a place; what is beside it stays the same object. */
export function setAt(values: unknown, path: FieldPath, value: unknown): unknown {
  const [step = '', ...rest] = path.split('.');
  const inner = (value_: unknown) =>
    rest.length > 0 ? setAt(value_, rest.join('.'), value) : value;
  if (Array.isArray(values)) {
    return values.map((item: unknown, index) => (String(index) === step ? inner(item) : item));
  }
  const record = isRecord(values) ? values : {};
  return { ...record, [step]: inner(record[step]) };
}
