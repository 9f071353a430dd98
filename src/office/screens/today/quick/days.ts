import { MOST_SPECIAL_DAYS } from '../../../../content/index.ts';
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
