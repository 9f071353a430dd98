import type {
  Capacity,
  GroupEntry,
  GroupNeeds,
  KitchenNeeds,
  NeedTotal,
  Tightness,
} from '../../submissions/index.ts';

/** What the API of the calendar says, and the application reads. */

/** A workshop that is held for whoever comes. */
export interface OpenDateEntry {
  readonly id: string;
  readonly title: string;
  readonly day: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly seats: number;
  readonly isFull: boolean;
}

/** A day with hours of its own: closed where it has none. */
export interface SpecialDayEntry {
  readonly day: string;
  readonly name: string;
  readonly hours: string | null;
}

/** A group as the API answers it. */
export interface Group extends Omit<GroupEntry, 'revision'> {
  readonly revision: string;
}

/** A group that was just saved; with its needs as they were read back, when some were sent. */
export interface SavedGroup extends Group {
  readonly needs?: GroupNeeds;
}

/** The calendar of some days. */
export interface CalendarAnswer {
  readonly groups: readonly Group[];
  readonly dates: readonly OpenDateEntry[];
  readonly specialDays: readonly SpecialDayEntry[];
  readonly capacity: Capacity;
  readonly tight: Readonly<Record<string, readonly Tightness[]>>;
}

/** A day for the kitchen. */
export interface KitchenDay {
  readonly day: string;
  readonly groups: readonly (GroupEntry & { readonly hasNeeds: boolean })[];
}

export interface KitchenNeedsAnswer {
  readonly needs: Readonly<Record<string, KitchenNeeds>>;
  readonly totals: {
    readonly diets: readonly NeedTotal[];
    readonly allergens: readonly NeedTotal[];
  };
}
