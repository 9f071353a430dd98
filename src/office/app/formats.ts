import { useTranslate } from 'ra-core';
import { localize, type LocalizedString } from '../../content/index.ts';
import {
  addDays,
  businessClock,
  businessDay,
  businessToday,
  formatClock,
  formatClocks,
  formatDate,
  formatDates,
  formatDayAndMonth,
  formatFullMoment,
  formatMoment,
  formatNumber,
  formatPrice,
  formatTime,
  formatWeekday,
  formatWeekdayAndDay,
  isLanguage,
  languageOption,
} from '../../i18n/index.ts';
import { hoursText, isTimeOption, priceText } from '../../requests/index.ts';
import { useOfficeLanguage } from './office-language.ts';

/** How many people, as the forms offer it, `6-10`, with the dash of a range, after which no line ends. */
export const peopleText = (participants: string) => participants.replace('-', '–\u2060');

/** Content, days, times, prices and languages as the office says them, in the language of who is at work. */
export function useFormats() {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const date = (day: string | Date) => formatDate(day, language);
  const full = (at: number) => formatFullMoment(at, language);
  return {
    language,
    text: (texts: LocalizedString) => localize(texts, language),
    /** Cents, by default of the business's currency. */
    price: (cents: number, currency?: string) => priceText(cents, language, currency),
    /** Bytes in MB, without the unit. */
    megabytes: (bytes: number, decimals = 1) => formatNumber(bytes / 1_048_576, language, decimals),
    amount: (amount: number) => formatPrice(amount, language),
    date,
    /** Days from one to another, both included. */
    dates: (from: string, to: string) => formatDates(from, to, language),
    weekday: (day: string) => formatWeekday(day, language),
    weekdayAndDay: (day: string) => formatWeekdayAndDay(day, language),
    full,
    /** The same with its month shortened: `22 nov 2026, 10:24`. */
    shortMoment: (at: number) => formatMoment(at, language),
    /** The same of something near: today the time alone, in another year the day alone. */
    moment(at: number) {
      const then = new Date(at);
      const clock = formatTime(then, language);
      const [day, today] = [businessDay(then), businessToday()];
      if (day === today) return clock;
      if (day.slice(0, 4) !== today.slice(0, 4)) return date(then);
      return `${formatDayAndMonth(then, language)}, ${clock}`;
    },
    /** The end of something; at midnight the day that ends alone, which is included. */
    until(at: number) {
      const then = new Date(at);
      return businessClock(then) === '00:00' ? date(addDays(businessDay(then), -1)) : full(at);
    },
    clock: (time: string) => formatClock(time, language),
    clocks: (from: string, to: string) => formatClocks(from, to, language),
    /** A part of the day by its word, or hours. */
    timeText: (time: string) =>
      isTimeOption(time) ? t(`inbox.times.${time}`) : hoursText(time, language, '–'),
    languageName: (code: string) => (isLanguage(code) ? languageOption(code).nativeName : code),
  };
}
