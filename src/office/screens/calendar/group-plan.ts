import type { GroupPlan } from '../../../requests/index.ts';

/** What of a group is sent back when its plan changes. */
export function planOf(group: GroupPlan): GroupPlan {
  const { service, place, people, day, startsAt, endsAt, state, name, menu, note } = group;
  return { service, place, people, day, startsAt, endsAt, state, name, menu, note };
}
