import { country, currency, defaultLanguage, timeZone, wordsLanguage } from './business.ts';
import type { Language } from './language-table.ts';
import { priceDecimals } from './money.ts';

/** How a language is written in countries that have no way of their own. */
const LOCALES: Partial<Record<Language, string>> = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT' };

/** The locale in which a language writes numbers and dates where the business is, as `Intl` names it: `es-MX`, `en-US`. */
export function localeOf(language: Language): string {
  // Among borrowed words that are written the other way, days and numbers are borrowed too; an Arabic business writes its own.
  const isBorrowed = language === 'ar' && defaultLanguage() !== language;
  const written = isBorrowed ? wordsLanguage(language) : language;
  // Spanish in the United States has a way of its own: `$12.50`.
  const isSpoken = written === spokenThere() || `${written}-${country()}` === 'es-US';
  return isSpoken ? `${written}-${country()}` : (LOCALES[written] ?? written);
}

/** The language that is spoken most where the business is. */
const spokenThere = () =>
  kept('spoken there', () => new Intl.Locale(`und-${country()}`).maximize().language);

const cache = new Map<string, unknown>();

/** Keeps what is dear to make and the same until the business has other locale settings. */
function kept<Value>(key: string, make: () => Value): Value {
  const name = `${key} ${timeZone()} ${currency()} ${country()} ${defaultLanguage()}`;
  if (cache.has(name)) return cache.get(name) as Value;
  const made = make();
  cache.set(name, made);
  return made;
}

/** How a language writes prices: by the sign alone in the business's currency, by one that is no other's elsewhere. */
function priceFormat(language: Language, code: string): Intl.NumberFormat {
  return kept(`price ${language} ${code}`, () => {
    const digits = priceDecimals(code);
    return new Intl.NumberFormat(localeOf(language), {
      ...({ style: 'currency', currency: code, useGrouping: true } as const),
      currencyDisplay: code === currency() ? 'narrowSymbol' : 'symbol',
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    });
  });
}

/** A price, by default in the business's currency: `12,50 €` in Spanish, `€12.50` in English. */
export function formatPrice(price: number, language: Language, code = currency()): string {
  return priceFormat(language, code).format(price);
}

/** The sign of a currency, by default the business's, `€`; its letters where it has none. */
export function currencySign(code = currency()): string {
  const parts = priceFormat('en', code).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

/** A number as the language writes it, with exactly `decimals` decimals; without them as many as it has. */
export function formatNumber(value: number, language: Language, decimals?: number): string {
  const format = kept(`number ${language} ${decimals}`, () => {
    const exact = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return new Intl.NumberFormat(localeOf(language), decimals === undefined ? {} : exact);
  });
  return format.format(value);
}

/** What parts decimals from the rest of a number. */
export function decimalMark(language: Language): string {
  return formatNumber(1.5, language).slice(1, -1);
}

/** A length of time in one unit: `6 años`, `1 year`. */
export function formatUnit(
  value: number,
  unit: 'day' | 'month' | 'year',
  language: Language,
): string {
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return kept(
    `unit ${unit} ${language}`,
    () => new Intl.NumberFormat(localeOf(language), options),
  ).format(value);
}

/** A share as a percentage: `40 %` in Spanish, `40%` in English; VAT may be `10,5 %`. */
export function formatPercent(share: number, language: Language): string {
  const options = { style: 'percent', maximumFractionDigits: 2 } as const;
  return kept(
    `percent ${language}`,
    () => new Intl.NumberFormat(localeOf(language), options),
  ).format(share);
}

/** How a language writes days; a text without a time of day is that day in every zone, an instant the day of the business. */
function dayFormat(
  date: Date | string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  // `Date` reads such a text as midnight at UTC, when it is another day west of it.
  const zone = typeof date === 'string' && !date.includes('T') ? 'UTC' : timeZone();
  return kept(
    `day ${JSON.stringify(options)} ${zone} ${language}`,
    () => new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: zone }),
  );
}

function formatDay(
  date: Date | string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  return dayFormat(date, language, options).format(new Date(date));
}

/** A day in words: `20 de noviembre de 2026`, `20 November 2026`. Takes a date or an ISO 8601 text. */
export function formatDate(date: Date | string, language: Language): string {
  return formatDay(date, language, { dateStyle: 'long' });
}

/** Days from one to another: `1–15 de agosto de 2026`; one day as `formatDate` has it. */
export function formatDates(from: string, to: string, language: Language): string {
  if (from === to) return formatDate(from, language);
  const format = dayFormat(from, language, { dateStyle: 'long' });
  return format.formatRange(new Date(from), new Date(to));
}

/** A day with its month shortened: `20 nov 2026`, `20 Nov 2026`. */
export function formatShortDate(date: Date | string, language: Language): string {
  return formatDay(date, language, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A weekday and its day, without the year: `lunes 30 de noviembre`, `Monday 30 November`. */
export function formatWeekdayAndDay(date: Date | string, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return formatDay(date, language, options).replace(',', '');
}

/** A day and the clock of the business: `22 nov 2026, 10:24`. */
export function formatMoment(instant: number, language: Language): string {
  const format = kept(`moment ${language}`, () => {
    const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
    const clock = { ...clockParts(), timeZone: timeZone() } as const;
    return new Intl.DateTimeFormat(localeOf(language), { ...day, ...clock });
  });
  return format.format(instant);
}

/** The same with its month in full, `22 de noviembre de 2026, 10:24`: `Intl` would say “a las” before one o’clock, too. */
export function formatFullMoment(instant: number, language: Language): string {
  const then = new Date(instant);
  return `${formatDate(then, language)}, ${formatTime(then, language)}`;
}

/** Has a clock twelve hours where the business is? In every language that it speaks. */
function hasTwelveHours(): boolean {
  return kept('twelve hours', () => {
    const format = new Intl.DateTimeFormat(`${spokenThere()}-${country()}`, { hour: 'numeric' });
    return format.resolvedOptions().hour12 ?? false;
  });
}

/** How a time of day is written where the business is, for `Intl`. */
function clockParts(): Intl.DateTimeFormatOptions {
  return hasTwelveHours()
    ? { hour: 'numeric', minute: '2-digit', hour12: true }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
}

/**
 * A time of day, HH:MM, as it is written where the business is: `9:00`, `18:30`; `9:00 AM`, `6:30 PM`. What is no such
 * time, as where none was said, stays as it is.
 */
export function formatClock(clock: string, language: Language): string {
  if (!hasTwelveHours() || !/^\d\d:\d\d$/.test(clock)) return clock.replace(/^0/, '');
  const format = kept(
    `clock ${language}`,
    () => new Intl.DateTimeFormat(localeOf(language), { ...clockParts(), timeZone: 'UTC' }),
  );
  return format.format(new Date(`1970-01-01T${clock}Z`));
}

/** From one time of day to another: `9:00–12:00`. */
export function formatClocks(from: string, to: string, language: Language): string {
  return `${formatClock(from, language)}–${formatClock(to, language)}`;
}

/** The business's time of day at an instant, as `formatClock` writes it. */
export function formatTime(instant: Date, language: Language): string {
  return formatClock(businessClock(instant), language);
}

/** A day and a time in figures, by the clock of whoever reads it: `22/11/26, 10:24`. */
export function formatMomentHere(instant: number, language: Language): string {
  const options = { dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(localeOf(language), options).format(instant);
}

/** A day in figures: `22/11/2026`. */
export function formatFigures(day: string, language: Language): string {
  return formatDay(day, language, { day: '2-digit', month: '2-digit', year: 'numeric' });
}

/** The month of a day in words: `noviembre de 2026`, `November 2026`. */
export function formatMonth(date: Date | string, language: Language): string {
  return formatDay(date, language, { month: 'long', year: 'numeric' });
}

/** The month of a day, shortened: `ene 2027`, `Jan 2027`. */
export function formatShortMonth(date: Date | string, language: Language): string {
  return formatDay(date, language, { month: 'short', year: 'numeric' });
}

/** A day without its year, or its month alone: `15 de mayo`, `15 May`; `mayo`, `May`. */
export function formatDayAndMonth(
  day: Date | string,
  language: Language,
  isMonthOnly = false,
): string {
  return formatDay(day, language, { month: 'long', ...(!isMonthOnly && { day: 'numeric' }) });
}

/** A day's weekday in words: `lunes`, `Monday`. */
export function formatWeekday(date: Date | string, language: Language): string {
  return formatDay(date, language, { weekday: 'long' });
}

/** An ISO weekday's name: 1 is `lunes`, `Monday`. */
export function weekdayName(weekday: number, language: Language): string {
  // The day before a Monday, the first of 2024: so many days after it, that weekday is.
  return formatWeekday(addDays('2023-12-31', weekday), language);
}

/** The day of the business at an instant, as yyyy-mm-dd. */
export function businessDay(instant: Date): string {
  const options = { dateStyle: 'short', timeZone: timeZone() } as const;
  return kept('iso day', () => new Intl.DateTimeFormat('sv-SE', options)).format(instant);
}

/** The wall clock of the business at an instant, as HH:MM. */
export function businessClock(instant: Date): string {
  const options = { timeStyle: 'short', timeZone: timeZone() } as const;
  return kept('iso clock', () => new Intl.DateTimeFormat('sv-SE', options)).format(instant);
}

/** The business's offset from UTC at a time of its own wall clock, `2027-01-22T11:00`: `+01:00`. */
export function businessOffset(time: string): string {
  const offset = offsetAt(new Date(`${time}:00Z`));
  // What holds at this time of day in UTC may have changed by the business's own.
  const local = offsetAt(new Date(`${time}:00${offset}`));
  // What the clock leaps over, as Cairo's does at midnight, is the moment when it leaps: the later one.
  const isLeapt = businessClock(new Date(`${time}:00${local}`)) !== time.split('T')[1];
  const isLater = Date.parse(`${time}:00${offset}`) > Date.parse(`${time}:00${local}`);
  return isLeapt && isLater ? offset : local;
}

/** The business's offset from UTC at an instant: `+01:00`. */
export function offsetAt(instant: Date): string {
  const options = { timeZone: timeZone(), timeZoneName: 'longOffset' } as const;
  const format = kept('offset', () => new Intl.DateTimeFormat('en-US', options));
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  return name?.slice('GMT'.length) || '+00:00';
}

/** `day` moved by whole days; both are yyyy-mm-dd. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The midnight with which a day begins for the business, milliseconds since 1970. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00${businessOffset(`${day}T00:00`)}`);
}

/** The midnight that ends a day. */
export function endOfDay(day: string): number {
  return startOfDay(addDays(day, 1));
}

/** The ISO weekday of a day, yyyy-mm-dd: 1 Monday to 7 Sunday. */
export function isoWeekday(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** Things as a sentence names them: `pan, sal y aceite`, `bread, salt and oil`. */
export function formatList(parts: readonly string[], language: Language): string {
  return kept(`list ${language}`, () => new Intl.ListFormat(localeOf(language))).format(parts);
}

/** What a language, a country or a currency is called in a language; its code where it has no name. */
export function nameOf(
  type: 'language' | 'region' | 'currency',
  code: string,
  language: Language,
): string {
  const make = () => new Intl.DisplayNames(localeOf(language), { type });
  return kept(`names ${type} ${language}`, make).of(code) ?? code;
}
