import { sql, type Expression, type SqlBool } from 'kysely';
import { NOBODY, type SubmissionKind } from '../constants.ts';
import type { SubmissionStatus } from '../status.ts';
import type { SubmissionRow } from '../tables.server.ts';
import type { Place } from './word-index.server.ts';

/** What a list is narrowed to; several values of one filter are alternatives. */
export interface InboxFilter {
  readonly search?: string | undefined;
  readonly kind?: readonly SubmissionKind[] | undefined;
  readonly status?: readonly SubmissionStatus[] | undefined;
  readonly language?: readonly string[] | undefined;
  readonly service?: readonly string[] | undefined;
  /** Ids of accounts, or `NOBODY`. */
  readonly assignee?: readonly string[] | undefined;
  readonly isUnread?: boolean | undefined;
  /** When it came in, milliseconds since 1970: from the first, before the second. */
  readonly since?: number | undefined;
  readonly before?: number | undefined;
  /** The first and the last day of the event, yyyy-mm-dd. */
  readonly eventFrom?: string | undefined;
  readonly eventTo?: string | undefined;
  /** Only requests without an answer that came in before this instant. */
  readonly dueBefore?: number | undefined;
}

/** A filter whose search, if it has one, has been looked up: only what is at these places is meant. */
export interface Narrowed extends InboxFilter {
  readonly among?: readonly Place[] | undefined;
}

/** What of a submission is filtered and counted by. */
export type CountedValues = Pick<
  SubmissionRow,
  'kind' | 'status' | 'locale' | 'service' | 'assignee_id'
>;

/** The conditions whose values are not counted. */
export function conditions(filter: Narrowed): Expression<SqlBool>[] {
  const { among, since, before, eventFrom, eventTo, dueBefore } = filter;
  return [
    ...(among === undefined ? [] : [isAt(among)]),
    ...(eventFrom === undefined ? [] : [sql<SqlBool>`event_day >= ${eventFrom}`]),
    ...(eventTo === undefined ? [] : [sql<SqlBool>`event_day <= ${eventTo}`]),
    ...(dueBefore === undefined
      ? []
      : [sql<SqlBool>`(kind = 'request' and status = 'new' and created_at < ${dueBefore})`]),
    ...(since === undefined ? [] : [sql<SqlBool>`created_at >= ${since}`]),
    ...(before === undefined ? [] : [sql<SqlBool>`created_at < ${before}`]),
  ];
}

/** By the index of places, so that no text is read. */
function isAt(places: readonly Place[]): Expression<SqlBool> {
  if (places.length === 0) return sql<SqlBool>`1 = 0`;
  const values = places.map(({ created_at, id }) => sql`(cast(${created_at} as bigint), ${id})`);
  return sql<SqlBool>`(created_at, id) in (values ${sql.join(values)})`;
}

function oneOf(column: string, values: readonly string[]): Expression<SqlBool> {
  if (values.length === 0) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`;
}

/** The filters that are counted: each is applied to the counts of the others. */
export const COUNTED = ['kind', 'status', 'language', 'service', 'assignee', 'isUnread'] as const;
export type Counted = (typeof COUNTED)[number];

/** The condition of a counted filter. */
export function only(name: Counted, filter: InboxFilter): Expression<SqlBool>[] {
  switch (name) {
    case 'isUnread':
      if (filter.isUnread === undefined) return [];
      return [filter.isUnread ? sql`read_at is null` : sql`read_at is not null`];
    case 'status':
      // What people call spam they do not want to see among the rest.
      return [filter.status ? oneOf('status', filter.status) : sql`status <> 'spam'`];
    case 'assignee': {
      if (!filter.assignee) return [];
      const accounts = filter.assignee.filter((id) => id !== NOBODY);
      const someone = oneOf('assignee_id', accounts);
      if (!filter.assignee.includes(NOBODY)) return [someone];
      return [sql`(${someone} or assignee_id is null)`];
    }
    case 'language':
      return filter.language ? [oneOf('locale', filter.language)] : [];
    default: {
      const values = filter[name];
      return values ? [oneOf(name, values)] : [];
    }
  }
}

/** Whether a group passes a filter; whether it is unread is counted within it. */
export function passes(name: Counted, group: CountedValues, filter: InboxFilter): boolean {
  switch (name) {
    case 'isUnread':
      return true;
    case 'status':
      return filter.status ? filter.status.includes(group.status) : group.status !== 'spam';
    case 'assignee':
      return filter.assignee?.includes(group.assignee_id ?? NOBODY) ?? true;
    case 'language':
      return filter.language?.includes(group.locale) ?? true;
    case 'service':
      return filter.service?.includes(group.service ?? '') ?? true;
    case 'kind':
      return filter.kind?.includes(group.kind) ?? true;
  }
}
