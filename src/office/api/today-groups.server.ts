import { addDays, businessDay } from '../../i18n/index.ts';
import { groupsWithAllergiesUncounted, readGroups } from '../../requests/index.server.ts';
import type { OfficeLanguage } from '../account.ts';
import type { AdminServices } from '../services.server.ts';
import { calendarContent, tightDays } from './calendar-days.server.ts';

/** How far ahead a place that is overbooked is told of, days. */
const AHEAD = 30;

/**
 * The groups of today and tomorrow, with what needs somebody: those whose allergies nobody has counted
 * yet, and the days on which more come than fit. It stands before everything else: there is little time left.
 */
export async function nextGroups(
  { db, content }: Pick<AdminServices, 'db' | 'content'>,
  language: OfficeLanguage,
  now: number,
) {
  const from = businessDay(new Date(now));
  const range = { from, to: addDays(from, AHEAD) };
  const groups = await readGroups(db, range);
  const soon = groups.filter(({ day }) => day <= addDays(from, 1));
  const [uncounted, shown] = await Promise.all([
    groupsWithAllergiesUncounted(db, soon),
    // What the calendar knows beside the groups is content, which may be away.
    calendarContent(content.service, { ...range, language }).catch(() => null),
  ]);
  const tight = shown ? tightDays(range, groups, shown) : {};
  const items = [
    ...uncounted.map(({ id, name, day }) => ({
      is: 'allergies' as const,
      at: now,
      group: { id, name, day },
    })),
    ...Object.entries(tight).map(([day, reasons]) => ({
      is: 'tight' as const,
      at: now,
      ...{ day, reasons },
    })),
  ];
  return { groups: soon, items };
}
