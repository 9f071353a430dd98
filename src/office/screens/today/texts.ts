import { useLocaleState } from 'ra-core';
import type { LocalizedString } from '../../../content/index.ts';
import {
  addDays,
  formatDate,
  formatDates,
  formatPrice,
  formatWeekday,
  formatWeekdayAndDay,
  businessClock,
  businessDay,
  defaultLanguage,
} from '../../../i18n/index.ts';
import type { OfficeLanguage } from '../../account.ts';

/** How the screen speaks: content, prices and days in the office's language. */
export function useSpeech() {
  const [locale] = useLocaleState();
  const language = locale as OfficeLanguage;
  return {
    language,
    text: (texts: LocalizedString) =>
      texts[language] ?? texts[defaultLanguage()] ?? Object.values(texts)[0] ?? '',
    price: (euros: number) => formatPrice(euros, language),
    /** Days from one to another, both included. */
    dates: (from: string, to: string) => formatDates(from, to, language),
    weekdayAndDay: (day: string) => formatWeekdayAndDay(day, language),
    weekday: (day: string) => formatWeekday(day, language),
    day: (day: string) => formatDate(day, language),
    /** A day and a clock; at midnight the day that ends alone, which is included. */
    moment(instant: number) {
      const at = new Date(instant);
      const clock = businessClock(at);
      const day = businessDay(at);
      const named = (one: string) => formatDate(one, language);
      return clock === '00:00' ? named(addDays(day, -1)) : `${named(day)}, ${clock}`;
    },
  };
}
