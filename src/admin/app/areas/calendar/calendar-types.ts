import type {
  GroupEntry,
  GroupPlan,
  KitchenNeeds,
  NeedTotal,
  Tightness,
} from '../../../../submissions/index.ts';

/** A group as the API answers it. */
export interface Group extends Omit<GroupEntry, 'revision'> {
  readonly revision: string;
}

/** The calendar of some days. */
export interface CalendarAnswer {
  readonly groups: readonly Group[];
  readonly dates: readonly {
    readonly id: string;
    readonly title: string;
    readonly day: string;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly seats: number;
    readonly isFull: boolean;
  }[];
  readonly specialDays: readonly {
    readonly day: string;
    readonly name: string;
    readonly hours: string | null;
  }[];
  readonly capacity: { readonly kioskPeople?: number; readonly groupsPerDay?: number };
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

/** What of a group is sent back when its plan changes. */
export function planOf(group: GroupPlan): GroupPlan {
  const { service, place, people, day, startsAt, endsAt, state, name, menu, note } = group;
  return { service, place, people, day, startsAt, endsAt, state, name, menu, note };
}
