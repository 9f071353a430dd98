import {
  isInSeason,
  isSoldOutOn,
  type MenuItem,
  type SubmenuItem,
} from '../../../content/index.ts';
import { businessDay } from '../../../i18n/index.ts';
import { allergenNames } from '../../allergen-names.server.ts';
import type { PageContext } from '../../page-context.server.ts';
import { weekdayRuns, withoutWeekday } from '../opening-words.server.ts';

type AnyDish = MenuItem | SubmenuItem;

/**
 * A dish's allergens by name, and `hasNumbers` by their numbers in the regulation's order too:
 * `1 gluten, 7 milk · traces of 8 nuts`. Null when it does not declare them, empty when it contains none.
 */
export function allergensText(
  { allergens }: Pick<AnyDish, 'allergens'>,
  page: Pick<PageContext, 't'>,
  hasNumbers = false,
): string | null {
  if (!allergens) return null;
  const { contains, traces } = allergenNames(allergens, page, hasNumbers);
  return [contains.join(', '), traces].filter(Boolean).join(' · ');
}

/** Why a dish cannot be had just now; null when it can. */
export function absenceOf(item: AnyDish, now: Date): 'soldOut' | 'outOfSeason' | null {
  const today = businessDay(now);
  if (isSoldOutOn(item, today)) return 'soldOut';
  return isInSeason(item.season, today) ? null : 'outOfSeason';
}

/** The weekdays of a dish of the day, unless its name begins with them: `Monday`, `Tuesday to Friday`. */
export function weekdaysText(item: AnyDish, page: PageContext): string {
  const { text, language } = page;
  const weekdays = 'weekdays' in item ? (item.weekdays ?? []) : [];
  const name = text(item.names);
  if (withoutWeekday(name, weekdays, language) !== name) return '';
  return weekdayRuns(weekdays, page).join(', ');
}
