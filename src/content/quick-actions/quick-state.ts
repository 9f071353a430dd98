import { byCodeUnits, isoWeekday, type Language } from '../../i18n/index.ts';
import type { LocalizedString, Notice, OpeningHours } from '../types/index.gen.ts';

/** A type of document that lists dishes. */
export type MenuType = 'dailyMenu' | 'submenu';

/** The field that holds the dishes of each. */
export const DISH_FIELDS = {
  dailyMenu: 'items',
  submenu: 'submenuItems',
} as const satisfies Record<MenuType, string>;

export function isMenuType(type: unknown): type is MenuType {
  return typeof type === 'string' && Object.hasOwn(DISH_FIELDS, type);
}

/** A dish as the first screen of the back office lists it. */
export interface ListedDish {
  readonly key: string;
  readonly names: LocalizedString;
  readonly price: number;
  /** Until further notice. */
  readonly isSoldOut: boolean;
  readonly soldOutUntil: string | null;
  /** Is it sold out today, by either? */
  readonly isGone: boolean;
  /** Is it a dish of the day, and of this one? */
  readonly isOfTheDay: boolean;
}

export interface ListedMenu {
  readonly type: MenuType;
  readonly id: string;
  readonly revision: string;
  readonly title: LocalizedString;
  readonly isActive: boolean;
  readonly dishes: readonly ListedDish[];
  /** As it was published at the end of yesterday, where it has been changed since. */
  readonly yesterday: { readonly version: string; readonly updatedAt: number } | null;
}

/** What is published, as far as it can be changed in a tap or two. */
export interface QuickState {
  /** yyyy-mm-dd by the business's clock. */
  readonly day: string;
  /** The midnights that end this day, tomorrow and the day a week from now, milliseconds since 1970. */
  readonly midnights: Readonly<Record<'tonight' | 'tomorrow' | 'week', number>>;
  /** In which texts are written, the site's first one first. */
  readonly languages: readonly Language[];
  readonly menus: readonly ListedMenu[];
  readonly hours: {
    readonly revision: string | null;
    /** The main place's hours in a usual week. */
    readonly week: OpeningHours['places'][number]['weekly'];
    /** The special days from this one on, soonest first. */
    readonly special: OpeningHours['exceptions'];
  };
  readonly notice: {
    readonly revision: string | null;
    /** What is shown, or is still to come. */
    readonly current: Notice | null;
  };
}

/** The hours of one day. */
export interface DayHours {
  /** Those of its weekday, the earliest first; empty when it is closed then. */
  readonly usual: readonly { readonly opens: string; readonly closes: string }[];
  readonly special: OpeningHours['exceptions'][number] | null;
}

/** The hours of a day: as usual, and its own if it has any. */
export function hoursOfDay({ week, special }: QuickState['hours'], day: string): DayHours {
  return {
    usual: week
      .filter(({ days }) => days.includes(isoWeekday(day)))
      .sort((a, b) => byCodeUnits(a.opens, b.opens)),
    special: special.find(({ date }) => date === day) ?? null,
  };
}

/** A dish on the site that does not say something of each of the 14 allergens. */
export interface DishWithoutAllergens {
  readonly type: MenuType;
  readonly id: string;
  readonly key: string | null;
  readonly names: LocalizedString;
  /** When its menu was last changed, milliseconds since 1970. */
  readonly updatedAt: number;
}
