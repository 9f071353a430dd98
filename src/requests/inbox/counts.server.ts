import { sql } from 'kysely';
import type { Db } from '../tables.server.ts';
import {
  conditions,
  COUNTED,
  passes,
  valueOf,
  type Counted,
  type CountedValues,
  type InboxFilter,
  type Narrowed,
} from './filter.server.ts';
import type { InboxCounts } from './inbox-counts.ts';

/** Submissions with the same values of every filter, and how many of them are unread. */
export interface Group extends CountedValues {
  readonly unread: number;
  readonly count: number;
}

/** In the order of the index `submissions_counted`. */
const COLUMNS = ['locale', 'kind', 'status', 'service', 'assignee_id'] as const;

/** One reading of an index that has just these columns, from which all counts are made. */
export async function countGroups(db: Db, filter: Narrowed): Promise<readonly Group[]> {
  return db
    .selectFrom('submissions')
    .select(COLUMNS)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<number>`sum(case when read_at is null then 1 else 0 end)`.as('unread'))
    .where(({ and }) => and(conditions(filter)))
    .groupBy(COLUMNS)
    .execute();
}

/** Those that pass every filter but one, with how many of them are counted. */
function passing(groups: readonly Group[], filter: InboxFilter, except?: Counted): Group[] {
  const { isUnread } = except === 'isUnread' ? {} : filter;
  return groups
    .filter((group) => COUNTED.every((name) => name === except || passes(name, group, filter)))
    .map((group) =>
      isUnread === undefined
        ? group
        : { ...group, count: isUnread ? group.unread : group.count - group.unread },
    )
    .filter(({ count }) => count > 0);
}

export const sum = (groups: readonly Group[], filter: InboxFilter) =>
  passing(groups, filter).reduce((total, { count }) => total + count, 0);

export function countsOf(groups: readonly Group[], filter: InboxFilter): InboxCounts {
  const by = (name: Exclude<Counted, 'isUnread'>) => {
    const counts: Record<string, number> = {};
    for (const group of passing(groups, filter, name)) {
      const key = valueOf(name, group);
      if (key !== null) counts[key] = (counts[key] ?? 0) + group.count;
    }
    return counts;
  };
  return {
    kind: by('kind'),
    status: by('status'),
    language: by('language'),
    service: by('service'),
    assignee: by('assignee'),
    unread: passing(groups, filter, 'isUnread').reduce((total, { unread }) => total + unread, 0),
  };
}
