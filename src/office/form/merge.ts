import type { Difference } from './differences.ts';
import { isRecord, keyOf, without, type FormValues } from './form-values.ts';

/**
 * A version with the fields that were chosen from another, by their differences from the one to the
 * other. Items of lists are found by their keys, wherever the version has them.
 */
export function mergeOf(
  version: FormValues,
  other: FormValues,
  chosen: readonly Difference[],
): FormValues {
  return chosen.reduce<unknown>(
    (result, { place, field, after, before }) =>
      Array.isArray(after) && field.input === 'list' && isOrder(before, after)
        ? ordered(result, place, after as readonly string[])
        : taken(result, other, place),
    version,
  ) as FormValues;
}

/** Differences in order alone say the keys of both lists. */
function isOrder(before: unknown, after: readonly unknown[]): boolean {
  return Array.isArray(before) && after.every((key) => typeof key === 'string');
}

/** The list at a place in an order; what it does not name goes to the end. */
function ordered(
  values: unknown,
  [step, ...rest]: Difference['place'],
  keys: readonly string[],
): unknown {
  if (step === undefined) {
    const list: readonly unknown[] = Array.isArray(values) ? values : [];
    const place = (item: unknown) => {
      const index = keys.indexOf(keyOf(item) ?? '');
      return index < 0 ? keys.length : index;
    };
    return list.toSorted((a, b) => place(a) - place(b));
  }
  if (Array.isArray(values))
    return values.map((item: unknown) =>
      `[${keyOf(item)}]` === step ? ordered(item, rest, keys) : item,
    );
  return isRecord(values) && step in values
    ? { ...values, [step]: ordered(values[step], rest, keys) }
    : values;
}

function taken(version: unknown, other: unknown, [step, ...rest]: Difference['place']): unknown {
  if (step === undefined) return other;
  if (step.startsWith('[')) return takenItem(version, other, step.slice(1, -1), rest);
  const own = isRecord(other) ? other[step] : undefined;
  const record = isRecord(version) ? version : {};
  if (rest.length > 0 && (own !== undefined || record[step] !== undefined)) {
    return { ...record, [step]: taken(record[step], own, rest) };
  }
  const others = without(record, step);
  return own === undefined ? others : { ...others, [step]: own };
}

function takenItem(
  version: unknown,
  other: unknown,
  key: string,
  rest: Difference['place'],
): unknown {
  const list: readonly unknown[] = Array.isArray(version) ? version : [];
  const own: readonly unknown[] = Array.isArray(other) ? other : [];
  const is = (item: unknown, index: number) => (keyOf(item) ?? String(index)) === key;
  const index = own.findIndex(is);
  if (index < 0) return list.filter((item, at) => !is(item, at));
  if (!list.some(is)) {
    // A new item follows the one that it follows in the other version.
    const before = own.slice(0, index).map(keyOf);
    const at = list.findLastIndex((item) => before.includes(keyOf(item))) + 1;
    return [...list.slice(0, at), own[index], ...list.slice(at)];
  }
  return list.map((item, at) => (is(item, at) ? taken(item, own[index], rest) : item));
}
