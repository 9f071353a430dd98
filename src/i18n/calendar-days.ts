import { addDays, isoWeekday } from './format.ts';

/** Are there holidays to pass over from a day on? */
interface KnownHolidays {
  within(from: string, days: number): readonly { readonly day: string }[];
}

/** The day on which so many working days after a day have passed, both yyyy-mm-dd. */
export function workingDaysAfter(day: string, count: number, known: KnownHolidays): string {
  const holidays = new Set(known.within(day, 3 * count + 30).map((holiday) => holiday.day));
  let last = day;
  for (let passed = 0; passed < count;) {
    last = addDays(last, 1);
    if (isoWeekday(last) < 6 && !holidays.has(last)) passed += 1;
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
