import { addDays } from '../i18n/index.ts';

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
    const weekday = new Date(`${last}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !holidays.has(last)) passed += 1;
  }
  return last;
}
