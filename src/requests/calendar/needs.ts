import * as v from 'valibot';

/** The most that is kept of a group's needs. */
export const NEEDS_LIMITS = {
  /** Different diets or allergens. */
  counts: 40,
  /** Of one of them. */
  people: 10_000,
  note: 2_000,
} as const;

/** People by the name of a diet or an allergen. Which names there are is the content's to say. */
const counts = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,30}$/)),
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(NEEDS_LIMITS.people)),
  ),
  v.check((record) => Object.keys(record).length <= NEEDS_LIMITS.counts),
);

/** What a group eats and does not: health data, so it is encrypted, apart from the plan. */
export const groupNeeds = v.strictObject({
  diets: counts,
  allergens: counts,
  note: v.pipe(v.string(), v.maxLength(NEEDS_LIMITS.note)),
});
export type GroupNeeds = v.InferOutput<typeof groupNeeds>;

export const NO_NEEDS: GroupNeeds = { diets: {}, allergens: {}, note: '' };

/** Do both say the same? Nobody counted is the same as not named, and spaces around a note say nothing. */
export function sameNeeds(one: GroupNeeds, other: GroupNeeds): boolean {
  return (
    one.note.trim() === other.note.trim() &&
    (['diets', 'allergens'] as const).every((kind) =>
      Object.keys({ ...one[kind], ...other[kind] }).every(
        (name) => (one[kind][name] ?? 0) === (other[kind][name] ?? 0),
      ),
    )
  );
}

/** What the kitchen is shown of one group's needs. */
export interface KitchenNeeds extends GroupNeeds {
  /** In the visitor's own words; empty if they wrote none. */
  readonly words: string;
  /** The allergens that those words name. */
  readonly named: readonly string[];
}

/** A line of the kitchen's totals. */
export interface NeedTotal {
  readonly name: string;
  /** As counted, and at least one for each group whose words name it. */
  readonly people: number;
  /** Does a part of it come from words that nobody has counted? */
  readonly isAtLeast: boolean;
}

/** How many people of a day follow each diet and have each allergen to avoid, most first. */
export function totalNeeds(groups: readonly KitchenNeeds[]): {
  diets: NeedTotal[];
  allergens: NeedTotal[];
} {
  return {
    diets: totals(groups.map(({ diets }) => ({ counted: diets, named: [] }))),
    allergens: totals(groups.map(({ allergens, named }) => ({ counted: allergens, named }))),
  };
}

interface Counted {
  readonly counted: Readonly<Record<string, number>>;
  readonly named: readonly string[];
}

function totals(groups: readonly Counted[]): NeedTotal[] {
  const names = new Set(
    groups.flatMap(({ counted, named }) => [...Object.keys(counted), ...named]),
  );
  return [...names]
    .map((name) => {
      const uncounted = groups.filter(
        ({ counted, named }) => !counted[name] && named.includes(name),
      ).length;
      const people = groups.reduce((all, { counted }) => all + (counted[name] ?? 0), uncounted);
      return { name, people, isAtLeast: uncounted > 0 };
    })
    .filter(({ people }) => people > 0)
    .sort((one, other) => other.people - one.people || one.name.localeCompare(other.name));
}
