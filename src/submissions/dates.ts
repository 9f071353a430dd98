import * as v from 'valibot';
import { addDays, madridDay } from '../i18n/index.ts';
import { MOST_DAYS_AHEAD } from './constants.ts';

const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** Whether `text` is a day of the calendar written yyyy-mm-dd. */
export function isDay(text: string): boolean {
  if (text.length !== DAY_LENGTH || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day in Madrid now, yyyy-mm-dd. */
export function today(): string {
  return madridDay(new Date());
}

/** What the business says of dates; nothing of what it leaves open. */
export interface BookingLimits {
  /** Days of notice: a nearer date is accepted with a friendly warning. */
  readonly leadDays?: number | undefined;
  /** Days ahead that a date may lie at most. */
  readonly farthestDays?: number | undefined;
}

/** Whether a day is nearer than the days of notice; days are yyyy-mm-dd. A warning, never a refusal. */
export function isTooSoon(date: string, leadDays: number, from: string = today()): boolean {
  return isDay(date) && date < addDays(from, leadDays);
}

/** The message key of a day that lies farther ahead than the business takes requests for. */
export function beyondFarthest(
  date: string,
  { farthestDays }: BookingLimits,
  from: string = today(),
): string | undefined {
  const isBeyond = farthestDays !== undefined && isDay(date) && date > addDays(from, farthestDays);
  return isBeyond ? 'invalidValue' : undefined;
}

/** The day that is asked for: today in Madrid or later. */
export const requestedDate = v.pipe(
  v.string('formDateRequired'),
  v.trim(),
  v.check(isDay, 'formDateRequired'),
  v.check((day) => day >= today(), 'formDatePast'),
  v.check((day) => day <= addDays(today(), MOST_DAYS_AHEAD), 'invalidValue'),
);

/** The day that feedback is about, today in Madrid unless told. */
export const feedbackDate = v.pipe(
  v.nullish(v.string('invalidValue'), ''),
  v.trim(),
  v.transform((day) => day || today()),
  v.check(isDay, 'invalidValue'),
);
