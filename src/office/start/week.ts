/** A stretch of the opening hours: `09:00` to `14:00`. */
export interface Stretch {
  readonly opens: string;
  readonly closes: string;
}

/** The stretches of each weekday, Monday first; none on a day that is closed. */
export type Week = readonly (readonly Stretch[])[];

/** Hours as the opening hours store them: the days that share a stretch, ISO weekdays from 1. */
export interface SharedHours extends Stretch {
  readonly _key: string;
  readonly days: readonly number[];
}

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The hours day by day. */
export function weekOf(weekly: unknown): Week {
  const all: readonly unknown[] = Array.isArray(weekly) ? weekly : [];
  const entries = all.filter(isShared);
  return DAYS.map((day) =>
    entries
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((a, b) => a.opens.localeCompare(b.opens)),
  );
}

/** The same with days that share a stretch told together. */
export function sharedHours(week: Week): readonly SharedHours[] {
  const shared = new Map<string, SharedHours>();
  week.forEach((stretches, index) => {
    for (const { opens, closes } of stretches) {
      const _key = `${opens}-${closes}`.replaceAll(':', '');
      const days = [...(shared.get(_key)?.days ?? []), index + 1];
      shared.set(_key, { _key, days, opens, closes });
    }
  });
  return [...shared.values()];
}

/** What a day begins with when it opens: the hours of the day before it, else a usual day. */
export function usualHours(week: Week, day: number): readonly Stretch[] {
  const before = week.slice(0, day).findLast((stretches) => stretches.length > 0);
  return before ?? [{ opens: '09:00', closes: '17:00' }];
}

function isShared(value: unknown): value is SharedHours {
  const { days, opens, closes } = value as Partial<Record<keyof SharedHours, unknown>>;
  return Array.isArray(days) && typeof opens === 'string' && typeof closes === 'string';
}
