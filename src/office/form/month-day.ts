import { formatDayAndMonth } from '../../i18n/index.ts';

/** A year with 29 February, since a day of every year may be that one. */
const LEAP_YEAR = 2000;

/** What has been chosen of a day of every year; empty while it has not. */
export interface MonthDay {
  /** `01` to `12`. */
  readonly month: string;
  /** `01` to `31`. */
  readonly day: string;
}

/** The parts of `05-01`, or of one of which only a part is chosen: `05-`, `-01`. */
export function partsOf(value: unknown): MonthDay {
  const [, month = '', day = ''] = /^(\d{2})?-(\d{2})?$/.exec(String(value)) ?? [];
  return { month, day };
}

/** What is stored; a day that the month does not have becomes its last one. Nothing chosen is nothing. */
export function monthDayOf({ month, day }: MonthDay): string | undefined {
  if (month === '' && day === '') return undefined;
  const last = month === '' ? day : twoDigits(daysIn(month));
  return `${month}-${day > last ? last : day}`;
}

/** How many days a month has, 29 in February. */
export function daysIn(month: string): number {
  return month === '' ? 31 : new Date(Date.UTC(LEAP_YEAR, Number(month), 0)).getUTCDate();
}

/** `01`, as months and days are stored. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** `1 de mayo`, `1 May`; as it is while a part is missing. */
export function monthDayText(value: string, language: 'es' | 'en'): string {
  const { month, day } = partsOf(value);
  if (month === '' || day === '') return value;
  return formatDayAndMonth(dayOf(month, day), language);
}

/** The name of a month: `mayo`, `May`. */
export function monthName(month: string, language: 'es' | 'en'): string {
  return formatDayAndMonth(dayOf(month, '01'), language, true);
}

function dayOf(month: string, day: string): string {
  const date = new Date(Date.UTC(LEAP_YEAR, Number(month) - 1, Number(day)));
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
