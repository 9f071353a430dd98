import type { FormField } from '../../content/index.ts';
import { differencesOf, type Difference } from './differences.ts';
import { isRecord, keyOf, without, type FormValues } from './form-values.ts';

/** One document in the hands of two: what both began from, and what each has made of it. */
export interface TwoVersions {
  /** Null when it is not known: then whatever differs counts as changed by both. */
  readonly base: FormValues | null;
  readonly mine: FormValues;
  readonly theirs: FormValues;
}

/** What differs between one's own version (`before`) and the other's (`after`). */
export interface ThreeWay {
  /** What the other alone has changed. */
  readonly taken: readonly Difference[];
  /** What both have changed, and not to the same. */
  readonly conflicts: readonly Difference[];
}

type Place = Difference['place'];

/**
 * Parts what differs by who has changed it since both began. What one side alone has changed is no
 * question; that one has removed an item of a list which the other has changed is one about the item.
 */
export function threeWay(
  fields: readonly FormField[],
  { base, mine, theirs }: TwoVersions,
): ThreeWay {
  const questions = new Map(
    differencesOf(fields, mine, theirs).map((one) => {
      const question = aboutItem(one, mine, theirs) ?? one;
      return [`${question.place.join('\n')} ${question.field.input}`, question];
    }),
  );
  if (!base) return { taken: [], conflicts: [...questions.values()] };
  const byMe = differencesOf(fields, base, mine);
  const byThem = differencesOf(fields, base, theirs);
  const theirChanges = [...questions.values()].filter(
    (one) => isIn(byThem, one) || !isIn(byMe, one),
  );
  return {
    taken: theirChanges.filter((one) => !isIn(byMe, one)),
    conflicts: theirChanges.filter((one) => isIn(byMe, one)),
  };
}

/** Is a change of what a question is about among these, or of anything in the item that it is about? */
function isIn(changes: readonly Difference[], { place }: Difference): boolean {
  const isItem = place.at(-1)?.startsWith('[') ?? false;
  return changes.some(
    ({ place: other }) =>
      (isItem || other.length === place.length) && place.every((step, at) => step === other[at]),
  );
}

/** A difference within an item that one version alone has, as one of the item; null within no such. */
function aboutItem(
  { field, place, path, labels }: Difference,
  mine: FormValues,
  theirs: FormValues,
): Difference | null {
  for (const [at, step] of place.entries()) {
    if (!step.startsWith('[')) continue;
    const item = place.slice(0, at + 1);
    const [before, after] = [mine, theirs].map((values) => (has(values, item) ? ITEM : undefined));
    if (before === after) continue;
    const label = labels[at] ?? '';
    const choices = { [ITEM]: typeof label === 'string' ? { es: label, en: label } : label };
    return {
      field: { ...(without(field, 'fields') as unknown as FormField), input: 'list', choices },
      ...{ place: item, path: path.slice(0, at + 1), labels: labels.slice(0, at + 1) },
      ...{ language: null, before, after },
    };
  }
  return null;
}

/** What stands for an item in a difference, which reads as what the item is called. */
const ITEM = 'item';

function has(values: unknown, place: Place): boolean {
  const found = place.reduce<unknown>((value, step) => {
    if (!Array.isArray(value)) return isRecord(value) ? value[step] : undefined;
    return value.find((item: unknown, index) => `[${keyOf(item) ?? index}]` === step) as unknown;
  }, values);
  return found !== undefined;
}
