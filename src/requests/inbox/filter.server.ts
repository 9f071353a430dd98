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

/** What a counted filter looks at. */
const COLUMNS = {
  kind: 'kind',
  status: 'status',
  service: 'service',
  language: 'locale',
  assignee: 'assignee_id',
} as const;

const wantedOf = (name: keyof typeof COLUMNS, filter: InboxFilter) =>
  filter[name] as readonly string[] | undefined;

/** The value of a group that a filter names; null where no filter can. */
export function valueOf(name: keyof typeof COLUMNS, group: CountedValues): string | null {
  return group[COLUMNS[name]] ?? (name === 'assignee' ? NOBODY : null);
}

/** The condition of a counted filter. */
export function only(name: Counted, filter: InboxFilter): Expression<SqlBool>[] {
  if (name === 'isUnread') {
    if (filter.isUnread === undefined) return [];
    return [filter.isUnread ? sql`read_at is null` : sql`read_at is not null`];
  }
  const wanted = wantedOf(name, filter);
  // What people call spam they do not want to see among the rest.
  if (!wanted) return name === 'status' ? [sql`status <> 'spam'`] : [];
  if (name !== 'assignee' || !wanted.includes(NOBODY)) return [oneOf(COLUMNS[name], wanted)];
  const someone = wanted.filter((id) => id !== NOBODY);
  return [sql`(${oneOf(COLUMNS[name], someone)} or assignee_id is null)`];
}

/** Whether a group passes a filter; whether it is unread is counted within it. */
export function passes(name: Counted, group: CountedValues, filter: InboxFilter): boolean {
  if (name === 'isUnread') return true;
  const wanted = wantedOf(name, filter);
  if (!wanted) return name !== 'status' || group.status !== 'spam';
  return wanted.includes(valueOf(name, group) ?? '');
}
