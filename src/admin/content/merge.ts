import type { Difference } from './differences.ts';
import { isRecord, without, type FormValues } from './form-values.ts';

/**
 * What two people make of one document: the other's version, with the fields that were chosen from
 * one's own. Items of lists are found by their keys, wherever the other has them.
 */
export function mergeOf(
  theirs: FormValues,
  mine: FormValues,
  chosen: readonly Difference[],
): FormValues {
  return chosen.reduce<unknown>(
    (result, { place, field, after, before }) =>
      Array.isArray(after) && place.length === 1 && field.input === 'list' && isOrder(before, after)
        ? ordered(result, place[0] ?? '', after as readonly string[])
        : taken(result, mine, place),
    theirs,
  ) as FormValues;
}

/** Differences in order alone say the keys of both lists. */
function isOrder(before: unknown, after: readonly unknown[]): boolean {
  return Array.isArray(before) && after.every((key) => typeof key === 'string');
}

function ordered(values: unknown, name: string, keys: readonly string[]): unknown {
  if (!isRecord(values)) return values;
  const list = Array.isArray(values[name]) ? (values[name] as unknown[]) : [];
  const place = (item: unknown) => {
    const index = keys.indexOf(keyOf(item) ?? '');
    return index < 0 ? keys.length : index;
  };
  return { ...values, [name]: list.toSorted((a, b) => place(a) - place(b)) };
}

function taken(theirs: unknown, mine: unknown, [step, ...rest]: Difference['place']): unknown {
  if (step === undefined) return mine;
  if (step.startsWith('[')) return takenItem(theirs, mine, step.slice(1, -1), rest);
  const own = isRecord(mine) ? mine[step] : undefined;
  const record = isRecord(theirs) ? theirs : {};
  if (rest.length > 0 && (own !== undefined || record[step] !== undefined)) {
    return { ...record, [step]: taken(record[step], own, rest) };
  }
  const others = without(record, step);
  return own === undefined ? others : { ...others, [step]: own };
}

function takenItem(
  theirs: unknown,
  mine: unknown,
  key: string,
  rest: Difference['place'],
): unknown {
  const list: readonly unknown[] = Array.isArray(theirs) ? theirs : [];
  const own: readonly unknown[] = Array.isArray(mine) ? mine : [];
  const is = (item: unknown, index: number) => (keyOf(item) ?? String(index)) === key;
  const index = own.findIndex(is);
  if (index < 0) return list.filter((item, at) => !is(item, at));
  if (!list.some(is)) {
    // A new item follows the one that it follows in one's own version.
    const before = own.slice(0, index).map(keyOf);
    const at = list.findLastIndex((item) => before.includes(keyOf(item))) + 1;
    return [...list.slice(0, at), own[index], ...list.slice(at)];
  }
  return list.map((item, at) => (is(item, at) ? taken(item, own[index], rest) : item));
}

function keyOf(item: unknown): string | null {
  if (!isRecord(item)) return null;
  const key = item['_key'] ?? item['key'];
  return typeof key === 'string' ? key : null;
}
