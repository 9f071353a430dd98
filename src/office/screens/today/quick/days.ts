import { MOST_SPECIAL_DAYS, type DayHours } from '../../../../content/index.ts';
import { addDays } from '../../../../i18n/index.ts';

/** A stretch of days, both included, yyyy-mm-dd. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Each day of a stretch. */
export function daysBetween({ from, to }: Days): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The whole hours before its usual end at which a day may close: this many. */
const EARLIER = 2;

/**
 * Whole hours before the usual end at which it is still worth opening, the latest first. A day with a break has none:
 * its own hours are one stretch, and would open it during the break.
 */
export function earlierEnds(usual: DayHours['usual']): readonly string[] {
  const [stretch] = usual;
  if (!stretch || usual.length > 1) return [];
  const { opens, closes } = stretch;
  return Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
    .filter((time) => time > opens && time < closes)
    .slice(-EARLIER)
    .reverse();
}

/** Why hours cannot be set for a stretch of days; null when they can. */
export function whatIsWrong(
  { from, to }: Days,
  today: string,
): 'noDay' | 'past' | 'order' | 'long' | null {
  if (from === '' || to === '') return 'noDay';
  if (from < today) return 'past';
  if (to < from) return 'order';
  return to > addDays(from, MOST_SPECIAL_DAYS - 1) ? 'long' : null;
}
