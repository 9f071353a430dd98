import { country } from './business.ts';
import { addDays, businessDay, formatFigures, isoWeekday } from './format.ts';
import type { Language } from './language-table.ts';

/** Firefox has no `getWeekInfo()`. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?(): { readonly firstDay: number; readonly weekend: readonly number[] };
}

/** Today, by the clock of the business. */
export const businessToday = (): string => businessDay(new Date());

/** What a week is where the business is, in ISO weekdays; that of most countries where a browser does not know it. */
function week() {
  const locale: WeekLocale = new Intl.Locale(`und-${country()}`);
  return locale.getWeekInfo?.() ?? { firstDay: 1, weekend: USUAL_WEEKEND };
}

/** The ISO weekday that a week begins with. */
export function firstWeekday(): number {
  return week().firstDay;
}

/** The days off at the end of a week, where the server is to say; it knows them where a browser may not. */
export function weekend(): readonly number[] {
  return week().weekend;
}

/** Those of most countries. */
export const USUAL_WEEKEND: readonly number[] = [6, 7];

/** Are there holidays to pass over from a day on? */
interface KnownHolidays {
  within(from: string, days: number): readonly { readonly day: string }[];
}

/** The day on which so many working days after a day have passed, both yyyy-mm-dd. */
export function workingDaysAfter(
  day: string,
  count: number,
  known: KnownHolidays,
  daysOff: readonly number[],
): string {
  const holidays = new Set(known.within(day, 3 * count + 30).map((holiday) => holiday.day));
  let last = day;
  for (let passed = 0; passed < count;) {
    last = addDays(last, 1);
    if (!daysOff.includes(isoWeekday(last)) && !holidays.has(last)) passed += 1;
  }
  return last;
}

/** Is a day, yyyy-mm-dd, within a part of every year, mm-dd to mm-dd, which may run over New Year? */
export function isWithinYear(
  { from, to }: { readonly from: string; readonly to: string },
  day: string,
): boolean {
  const monthAndDay = day.slice('yyyy-'.length);
  return from <= to
    ? monthAndDay >= from && monthAndDay <= to
    : monthAndDay >= from || monthAndDay <= to;
}

/** Does the month come before the day in the figures of a language, where the business is? */
export function isMonthFirst(language: Language): boolean {
  const figures = formatFigures('2026-12-31', language);
  return figures.indexOf('12') < figures.indexOf('31');
}
