import type { DailyMenu, MenuItem } from '../../../content/index.ts';
import { capitalized, formatPrice, formatWeekday } from '../../../i18n/index.ts';
import { usePage, type PageContext } from '../../page-context.server.ts';
import { openingText, withoutWeekday } from '../opening-words.server.ts';
import { dishesOfDay, type DishesOfDay } from './dishes-of-day.server.ts';

/**
 * What is served: open or closed until when, the dish of the day (or of the next day that it opens)
 * and what is sold out. The page is rendered again when any of it changes by the clock.
 */
export function Served({ menus }: { menus: readonly DailyMenu[] }) {
  const page = usePage();
  const dishes = dishesOfDay(menus, page.hours, page.now);
  page.freshUntil(dishes.changesAt);
  page.useSheets('now');
  const { opening, state, lines } = servedWords(dishes, page);
  if (!opening && lines.length === 0) return null;
  return (
    <div className="today" role="group" aria-label={page.t('today:label')}>
      {opening && <p className={state}>{opening}</p>}
      {lines.map(({ label, text }) => (
        <p key={label}>
          <b>{label}:</b> {text}
        </p>
      ))}
    </div>
  );
}

/** What is said of a day: the opening hours in words, then a line of the dishes, one of those sold out. */
export interface ServedWords {
  readonly opening: string;
  /** Classes of the opening hours' line. */
  readonly state: string;
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}

/** The words for a day, in the page's language. */
export function servedWords(dishes: DishesOfDay, page: PageContext): ServedWords {
  const { t } = page;
  const { opening, cooked, soldOut } = dishes;
  const lines = [
    { label: dayName(dishes, page), items: cooked, hasPrice: true },
    { label: t('today:gone'), items: soldOut, hasPrice: false },
  ];
  return {
    opening: opening ? openingText(opening, page) : '',
    state: opening?.isOpen ? 'now open' : 'now',
    lines: lines
      .filter(({ items }) => items.length > 0)
      .map(({ label, items, hasPrice }) => ({
        label,
        text: items.map((item) => dishText(item, hasPrice, page)).join(', '),
      })),
  };
}

function dayName({ day, daysAhead }: DishesOfDay, { t, language }: PageContext): string {
  if (day === null || daysAhead === 0) return t('today:today');
  if (daysAhead === 1) return t('today:tomorrow');
  return capitalized(formatWeekday(day, language), language);
}

/** `garden lentils (€7.50)`: its day is said beside it, so its name need not. */
function dishText(item: MenuItem, hasPrice: boolean, { text, language }: PageContext): string {
  const name = withoutWeekday(text(item.names), item.weekdays ?? [], language);
  return hasPrice ? `${name} (${formatPrice(item.price, language)})` : name;
}
