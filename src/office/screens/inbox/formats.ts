import { useLocaleState, useTranslate } from 'ra-core';
import {
  formatDate,
  formatDayAndMonth,
  languageOption,
  businessClock,
  businessDay,
  isLanguage,
  type Language,
} from '../../../i18n/index.ts';

import { hoursText, isTimeOption } from '../../../requests/index.ts';

/** How many people, as the forms offer it, `6-10`, with the dash of a range, after which no line ends. */
export const peopleText = (participants: string) => participants.replace('-', '–\u2060');

/** Days, times and languages as the office says them. */
export function useFormats() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const language: Language = isLanguage(locale) ? locale : 'es';
  return {
    day: (day: string) => formatDate(day, language),
    /** A part of the day by its word, or hours. */
    timeText: (time: string) =>
      isTimeOption(time) ? t(`inbox.times.${time}`) : hoursText(time, '–'),
    /** Today the time alone, else the day too. */
    moment(at: number) {
      const date = new Date(at);
      const clock = businessClock(date);
      const [day, today] = [businessDay(date), businessDay(new Date())];
      if (day === today) return clock;
      if (day.slice(0, 4) !== today.slice(0, 4)) return formatDate(date, language);
      return `${formatDayAndMonth(date, language)}, ${clock}`;
    },
    full: (at: number) => `${formatDate(new Date(at), language)}, ${businessClock(new Date(at))}`,
    languageName: (code: string) => (isLanguage(code) ? languageOption(code).nativeName : code),
  };
}
