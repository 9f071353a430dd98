import { specialDayRuns, type OpeningHours, type SpecialDays } from '../../content/index.ts';
import {
  businessDay,
  formatClock,
  formatWeekday,
  isLanguage,
  weekdayName,
  type Language,
} from '../../i18n/index.ts';
import {
  bodyLanguage,
  inLanguage,
  languageOf,
  withoutLanguage,
} from '../fallback-language.server.ts';
import type { PageContext } from '../page-context.server.ts';

/** Whether a place is open at an instant, and until when that holds. Clocks are HH:MM by the business's clock. */
export type OpeningState =
  | { readonly isOpen: true; readonly closes: string; readonly changesAt: Date }
  | {
      readonly isOpen: false;
      /** When it opens next, within a fortnight; null when it does not. */
      readonly opens: {
        readonly day: string;
        readonly clock: string;
        readonly daysAhead: number;
      } | null;
      /** All day, and not only at this hour? */
      readonly isClosedToday: boolean;
      readonly changesAt: Date;
    };

/** Weekdays as runs of neighbours: [1, 2, 3, 6] → [[1, 3], [6, 6]]. */
export function runsOf(days: readonly number[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const day of [...new Set(days)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

/** The hours of a day as they are written, for `common:opening.times`. */
export const clocksOf = (hours: { opens: string; closes: string }, language: Language) => ({
  opens: formatClock(hours.opens, language),
  closes: formatClock(hours.closes, language),
});

/** A week in words: `lunes a viernes, 9:00 a 15:00`. */
export function weekText(
  weekly: OpeningHours['places'][number]['weekly'],
  { t, language }: Pick<PageContext, 't' | 'language'>,
): readonly string[] {
  return weekly.flatMap(({ days, opens, closes }) => {
    const times = t('common:opening.times', clocksOf({ opens, closes }, language));
    return weekdayRuns(days, { t, language }).map((span) => `${span}, ${times}`);
  });
}

/** Weekdays in words, those in a row as one: `lunes a viernes`. */
export function weekdayRuns(
  days: readonly number[],
  { t, language }: Pick<PageContext, 't' | 'language'>,
): readonly string[] {
  return runsOf(days).map(([first, last]) => {
    const [from, to] = [weekdayName(first, language), weekdayName(last, language)];
    return from === to ? from : t('common:opening.days', { from, to });
  });
}

/** The next days with other hours, today's among them, soonest first: at most `most`. */
export function comingExceptions(
  { exceptions }: OpeningHours,
  now: Date,
  most: number,
): readonly SpecialDays[] {
  const today = businessDay(now);
  return specialDayRuns(exceptions.filter(({ date }) => date >= today)).slice(0, most);
}

/** Whether a place is open, and until when or from when: `Open now · until 15:00`. */
export function openingText(
  state: OpeningState,
  { t, language }: Pick<PageContext, 't' | 'language'>,
): string {
  if (state.isOpen) return t('common:opening.open', { time: formatClock(state.closes, language) });
  if (!state.opens) return t('common:opening.closed');
  const { day, clock, daysAhead } = state.opens;
  const time = formatClock(clock, language);
  if (daysAhead === 0) return t('common:opening.opensToday', { time });
  if (daysAhead === 1) {
    return t(state.isClosedToday ? 'today:opensTomorrow' : 'common:opening.opensTomorrow', {
      time,
    });
  }
  const values = { time, day: formatWeekday(day, language) };
  return t(state.isClosedToday ? 'today:opensOn' : 'common:opening.opensOn', values);
}

/** A name without the weekday that it begins with, in its own language: `Monday: lentils` is `lentils`. */
export function withoutWeekday(
  name: string,
  weekdays: readonly number[],
  language: Language,
): string {
  const other = languageOf(name);
  const own = isLanguage(other) ? other : bodyLanguage(language);
  const said = withoutLanguage(name);
  const day = weekdays
    .map((weekday) => `${weekdayName(weekday, own)}:`.toLowerCase())
    .find((start) => said.toLowerCase().startsWith(start));
  return day === undefined ? name : inLanguage(said.slice(day.length).trim(), other);
}
