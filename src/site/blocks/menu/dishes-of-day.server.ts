import {
  isInSeason,
  isSoldOutOn,
  mainPlace,
  type DailyMenu,
  type MenuItem,
  type OpeningHours,
} from '../../../content/index.ts';
import { businessDay, isoWeekday } from '../../../i18n/index.ts';
import { instantOf, openingState } from '../opening-state.server.ts';
import type { OpeningState } from '../opening-words.server.ts';

/** What is cooked, today or on the next day that it opens. */
export interface DishesOfDay {
  /** Null when the hours are not known. */
  readonly opening: OpeningState | null;
  /** The day whose dishes these are, yyyy-mm-dd: today until it closes. Null when it never opens. */
  readonly day: string | null;
  /** How many days ahead that is. */
  readonly daysAhead: number;
  /** The dishes of that day alone, which can be had. */
  readonly cooked: readonly MenuItem[];
  /** What there is none of today, although today is its day. */
  readonly soldOut: readonly MenuItem[];
  /** When others are cooked. */
  readonly changesAt: Date;
}

/** The dishes of all daily menus for an instant: those of today until the main place closes, then the next. */
export function dishesOfDay(
  menus: readonly DailyMenu[],
  hours: OpeningHours | null,
  now: Date,
): DishesOfDay {
  const today = businessDay(now);
  const midnight = instantOf(today, '24:00');
  const place = hours && mainPlace(hours);
  const opening = hours && place ? openingState(place, hours, now) : null;
  const day = dayOf(opening, today);
  const items = menus.flatMap((menu) => menu.items);
  const isHere = (item: MenuItem) =>
    !isSoldOutOn(item, day ?? today) && isInSeason(item.season, day ?? today);
  const ofTheDay = day === null ? [] : items.filter((item) => isOfTheDay(item, day));
  const isMissed = (item: MenuItem) =>
    isOfTheDay(item, today)
      ? !isHere(item)
      : isSoldOutOn(item, today) && isCookedOn(item, today) && isInSeason(item.season, today);
  return {
    opening,
    day,
    daysAhead: opening && !opening.isOpen ? (opening.opens?.daysAhead ?? 0) : 0,
    cooked: ofTheDay.filter(isHere),
    soldOut: day === today ? items.filter(isMissed) : [],
    changesAt: opening && opening.changesAt < midnight ? opening.changesAt : midnight,
  };
}

/** Whether a dish can be on the table that day: its weekday, its season, and not sold out. */
export function isServedOn(item: MenuItem, day: string): boolean {
  return isCookedOn(item, day) && isInSeason(item.season, day) && !isSoldOutOn(item, day);
}

function dayOf(opening: OpeningState | null, today: string): string | null {
  if (!opening || opening.isOpen) return today;
  return opening.opens?.day ?? null;
}

/** A dish without weekdays is cooked every day. */
function isCookedOn({ weekdays = [] }: MenuItem, day: string): boolean {
  return weekdays.length === 0 || weekdays.includes(isoWeekday(day));
}

/** Whether it is a dish of the day, and of this one. */
function isOfTheDay(item: MenuItem, day: string): boolean {
  return Boolean(item.weekdays?.length) && isCookedOn(item, day);
}
