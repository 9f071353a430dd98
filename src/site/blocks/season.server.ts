import { isInSeason, seasonChange, type Season } from '../../content/index.ts';
import { addDays, formatDayAndMonth, businessDay } from '../../i18n/index.ts';
import type { PageContext } from '../page-context.server.ts';
import { instantOf } from './opening-state.server.ts';

/** A season as a page shows it at an instant. */
export function seasonState(
  season: Season,
  { now, language, t }: Pick<PageContext, 'now' | 'language' | 't'>,
) {
  const today = businessDay(now);
  const isOn = isInSeason(season, today);
  const { from, to } = season;
  const isWhole = from.endsWith('-01') && isLastOfMonth(to);
  const inWords = (day: string) => formatDayAndMonth(`${LEAP_YEAR}-${day}`, language, isWhole);
  const [first, last] = [inWords(from), inWords(to)];
  const change = seasonChange(season, today);
  const text = first === last ? first : t('menu:dish.season', { from: first, to: last });
  return {
    isOn,
    /** Its first and last day in words; whole months by their names: `May to October`. */
    text,
    /** When it begins or ends next; undefined when it lasts all the year. */
    changesAt: change ? instantOf(change, '00:00') : undefined,
  };
}

/** A year that has every day which a season can name. */
const LEAP_YEAR = 2028;

function isLastOfMonth(monthDay: string): boolean {
  const next = addDays(`${LEAP_YEAR}-${monthDay}`, 1);
  return next.endsWith('-01') || monthDay === '02-28';
}
