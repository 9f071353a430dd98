import { isInSeason, seasonChange, type Workshop } from '../content/index.ts';
import { formatDayAndMonth, businessDay } from '../i18n/index.ts';
import { instantOf } from './blocks/opening-state.server.ts';
import type { PageContext } from './page-context.server.ts';

/**
 * When a workshop that is out of season comes back, in words; undefined while it can be asked for.
 * What says so is told anew on the day on which that changes.
 */
export function outOfSeason(
  { season }: Pick<Workshop, 'season'>,
  page: Pick<PageContext, 'now' | 'freshUntil' | 't' | 'language'>,
): string | undefined {
  const { now, t, language } = page;
  const today = businessDay(now);
  const change = seasonChange(season, today);
  if (!change) return undefined;
  page.freshUntil(instantOf(change, '00:00'));
  if (isInSeason(season, today)) return undefined;
  return t('dates:outOfSeason', {
    season: t(`dates:seasons.${timeOfYear(change)}`),
    date: formatDayAndMonth(change, language),
  });
}

const TIMES_OF_YEAR = ['winter', 'spring', 'summer', 'autumn'] as const;

/** By the calendar's months: December to February are winter. */
function timeOfYear(day: string): (typeof TIMES_OF_YEAR)[number] {
  const month = Number(day.slice(5, 7));
  return TIMES_OF_YEAR[Math.floor((month % 12) / 3)] ?? 'winter';
}
