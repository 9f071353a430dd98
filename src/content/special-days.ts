import { addDays } from '../i18n/index.ts';
import type { LocalizedString, OpeningHours } from './types/index.gen.ts';

/** The longest stretch of days that is closed at once: a season. */
export const MOST_SPECIAL_DAYS = 100;

/** Days one after another on which the business is closed, or keeps the same other hours. */
export interface SpecialDays {
  /** yyyy-mm-dd */
  readonly from: string;
  readonly to: string;
  /** Empty when they have none. */
  readonly name: LocalizedString;
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

/** Special days as people speak of them: a holiday of two weeks is one, not fourteen. In order. */
export function specialDayRuns(days: OpeningHours['exceptions']): readonly SpecialDays[] {
  const runs: SpecialDays[] = [];
  for (const { date, name, opens, closes } of days.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const last = runs.at(-1);
    const isNext =
      last?.opens === opens &&
      last?.closes === closes &&
      addDays(last?.to ?? date, 1) === date &&
      JSON.stringify(last?.name) === JSON.stringify(name);
    if (last && isNext) runs[runs.length - 1] = { ...last, to: date };
    else runs.push({ from: date, to: date, name, opens, closes });
  }
  return runs;
}
