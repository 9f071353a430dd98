import { isInSeason, type DailyMenu, type MenuItem } from '../../../content/index.ts';
import { businessDay, endOfDay, isoWeekday } from '../../../i18n/index.ts';
import type { PageContext } from '../../page-context.server.ts';
import { dishesOfDay } from './dishes-of-day.server.ts';
import { sectionsOf, type FilledSection, type MenuList } from './menu-data.server.ts';
import { servedWords, type ServedWords } from './Served.server.tsx';

/** Dishes on one slide at most: what can be read from four metres in two columns. */
const DISHES = 8;

/** What a television shows at a time. */
export interface Slide {
  /** The same as long as it is the same part of the menu. */
  readonly key: string;
  readonly list: MenuList<DailyMenu>;
  readonly section: FilledSection['section'];
  readonly items: readonly MenuItem[];
}

/** The daily menus as slides: sections without what is out of season, in parts of about one size. */
export function slidesOf(lists: readonly MenuList<DailyMenu>[], now: Date): readonly Slide[] {
  const day = businessDay(now);
  return lists.flatMap((list) =>
    sectionsOf(list.document).flatMap(({ section, items }) => {
      const served = items.filter(({ season }) => isInSeason(season, day));
      return inParts(served).map((part, index) => ({
        key: [list.id, section?.key ?? '', index].join('/'),
        list,
        section,
        items: part,
      }));
    }),
  );
}

/** As few parts as possible, none much smaller than another. */
function inParts<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / DISHES);
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}

/** What is true from an instant on: so a television without a connection still tells the right day. */
export interface Moment extends Omit<ServedWords, 'lines'> {
  /** Milliseconds since 1970. */
  readonly from: number;
  /** The ISO weekday whose dishes of the day are shown; 0 for none. */
  readonly weekday: number;
  /** The lines of the day as one: `Today: lentils (€7.50) · Sold out today: flan`. */
  readonly line: string;
}

/** How far ahead, after today, a television knows what to say without a connection, milliseconds. */
const HORIZON = 8 * 86_400_000;

/** What there is to say of the coming days, in order; the first holds now. */
export function momentsOf(menus: readonly DailyMenu[], page: PageContext): readonly Moment[] {
  const moments: Moment[] = [];
  const { hours, now } = page;
  // By the day, not by the instant: what is rendered again, or by another machine, is the same until it has changed.
  const until = endOfDay(businessDay(now)) + HORIZON;
  for (let at = now; at.getTime() < until;) {
    const dishes = dishesOfDay(menus, hours, at);
    const weekday = dishes.day === null ? 0 : isoWeekday(dishes.day);
    const { lines, ...words } = servedWords(dishes, page);
    const line = lines.map(({ label, text }) => `${label}: ${text}`).join(' · ');
    moments.push({ from: at.getTime(), weekday, ...words, line });
    at = dishes.changesAt;
  }
  return moments;
}
