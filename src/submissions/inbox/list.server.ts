import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { SubmissionKind } from '../constants.ts';
import { searchWords } from '../search-text.server.ts';
import { STATUSES, type SubmissionStatus } from '../status.ts';
import type { SubmissionRow, SubmissionTables } from '../tables.server.ts';
import type { InboxCounts } from './inbox-counts.ts';

/** Stands for submissions that nobody looks after. */
export const NOBODY = 'nobody';

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
  /** Those with these ids alone. */
  readonly ids?: readonly string[] | undefined;
}

export const INBOX_ORDERS = ['received', 'eventDay', 'status'] as const;
export type InboxOrder = (typeof INBOX_ORDERS)[number];

export interface InboxPage {
  readonly order?: InboxOrder | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface InboxList {
  readonly rows: readonly SubmissionRow[];
  readonly total: number;
  readonly counts: InboxCounts;
}

/** The filters that are counted: each is applied to the counts of the others. */
const COUNTED = ['kind', 'status', 'language', 'service', 'assignee', 'isUnread'] as const;
type Counted = (typeof COUNTED)[number];

/**
 * A page of what came in, with how many there are in all and by each filter. Spam is left out unless
 * it is asked for.
 */
export async function listInbox(
  db: Kysely<SubmissionTables>,
  filter: InboxFilter,
  page: InboxPage,
): Promise<InboxList> {
  const found = await findFew(db, filter);
  const groups = found?.groups ?? (await countGroups(db, filter));
  const total = sum(groups, filter);
  const among = found?.ids;
  const areFew = total < FEW;
  const rows = total > page.offset ? await readRows(db, filter, page, { among, areFew }) : [];
  return { rows, total, counts: countsOf(groups, filter) };
}

/** The submissions of a filter, a page at a time, for an export. */
export async function* readFiltered(
  db: Kysely<SubmissionTables>,
  filter: InboxFilter,
): AsyncGenerator<readonly SubmissionRow[]> {
  const limit = 200;
  for (let offset = 0; ; offset += limit) {
    const rows = await readRows(db, filter, { offset, limit });
    if (rows.length > 0) yield rows;
    if (rows.length < limit) return;
  }
}

/** So few are sorted faster than they are picked from all in their order. */
const FEW = 1_000;

interface Knowing {
  /** Ids of all that the conditions find, where they are known. */
  readonly among?: readonly string[] | undefined;
  readonly areFew: boolean;
}

/** A page of rows: its ids first, so that nothing is sorted with the texts that belong to it. */
async function readRows(
  db: Kysely<SubmissionTables>,
  filter: InboxFilter,
  page: InboxPage,
  knowing: Knowing = { areFew: false },
): Promise<SubmissionRow[]> {
  const ids = await readIds(db, filter, page, knowing);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function readIds(
  db: Kysely<SubmissionTables>,
  filter: InboxFilter,
  page: InboxPage,
  { among, areFew }: Knowing,
): Promise<string[]> {
  const { order = 'received', direction = 'desc', offset, limit } = page;
  let query = db
    .selectFrom('submissions')
    .select('id')
    .where(({ and }) =>
      and([
        ...(among ? [oneOf('id', among)] : conditions(filter)),
        ...COUNTED.flatMap((one) => only(one, filter)),
      ]),
    )
    .limit(limit)
    .offset(offset);
  if (order === 'eventDay') {
    // Those without a day last, whichever way.
    query = query.orderBy(sql`event_day is null`).orderBy('event_day', direction);
  }
  if (order === 'status') query = query.orderBy(placeOfStatus(), direction);
  const rows = await query
    .orderBy(areFew ? sql`created_at + 0` : 'created_at', order === 'received' ? direction : 'desc')
    .orderBy('id', order === 'received' ? direction : 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** The statuses in their own order. */
function placeOfStatus() {
  const cases = STATUSES.map((status, at) => sql`when ${sql.lit(status)} then ${sql.lit(at)}`);
  return sql<number>`case status ${sql.join(cases, sql` `)} end`;
}

/** The conditions whose values are not counted. */
function conditions(filter: InboxFilter): Expression<SqlBool>[] {
  const { search = '', since, before, ids } = filter;
  return [
    ...searchWords(search).map((word) => sql<SqlBool>`search like ${patternOf(word)} escape '\\'`),
    ...(since === undefined ? [] : [sql<SqlBool>`created_at >= ${since}`]),
    ...(before === undefined ? [] : [sql<SqlBool>`created_at < ${before}`]),
    ...(ids === undefined ? [] : [oneOf('id', ids)]),
  ];
}

function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

function oneOf(column: string, values: readonly string[]): Expression<SqlBool> {
  if (values.length === 0) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`;
}

/** The condition of a counted filter. */
function only(name: Counted, filter: InboxFilter): Expression<SqlBool>[] {
  switch (name) {
    case 'isUnread':
      if (filter.isUnread === undefined) return [];
      return [filter.isUnread ? sql`read_at is null` : sql`read_at is not null`];
    case 'status':
      // What people call spam they do not want to see among the rest.
      return filter.status || filter.ids
        ? filter.status
          ? [oneOf('status', filter.status)]
          : []
        : [sql`status <> 'spam'`];
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

/** How many submissions have the same values of every filter. */
interface Group {
  readonly kind: SubmissionKind;
  readonly status: SubmissionStatus;
  readonly locale: string;
  readonly service: string | null;
  readonly assignee_id: string | null;
  readonly assignee_name: string | null;
  readonly unread: number;
  readonly count: number;
}

/**
 * What a search finds, if it finds few: every text is looked through once, for the counts and for the
 * page. Undefined when there are many, which is known soon, or when nothing is searched.
 *
 * The texts have no index of trigrams (`pg_trgm`): 10,000 of them are looked through well within the
 * time that there is, while the index would be written with everything that comes in, and made anew,
 * with the table locked, whenever a person is erased.
 */
async function findFew(
  db: Kysely<SubmissionTables>,
  filter: InboxFilter,
): Promise<{ readonly ids: readonly string[]; readonly groups: readonly Group[] } | undefined> {
  if (searchWords(filter.search ?? '').length === 0) return undefined;
  const { rows } = await sql<Omit<Group, 'count'> & { id: string }>`
    select id, kind, status, locale, service, assignee_id, assignee_name,
      case when read_at is null then 1 else 0 end as unread
    from submissions where ${sql.join(conditions(filter), sql` and `)}
    limit ${sql.lit(FEW)}
  `.execute(db);
  if (rows.length === FEW) return undefined;
  const ids = rows.map(({ id }) => id);
  return { ids, groups: rows.map((row) => ({ ...row, unread: Number(row.unread), count: 1 })) };
}

/** One reading of the table, from which all counts are made. */
async function countGroups(
  db: Kysely<SubmissionTables>,
  filter: InboxFilter,
): Promise<readonly Group[]> {
  const given = conditions(filter);
  const where = given.length > 0 ? sql`where ${sql.join(given, sql` and `)}` : sql``;
  const { rows } = await sql<Group>`
    select kind, status, locale, service, assignee_id, max(assignee_name) as assignee_name,
      case when read_at is null then 1 else 0 end as unread, count(*) as count
    from submissions ${where}
    group by kind, status, locale, service, assignee_id, case when read_at is null then 1 else 0 end
  `.execute(db);
  return rows.map((row) => ({ ...row, unread: Number(row.unread), count: Number(row.count) }));
}

/** Whether a group passes a filter. */
function passes(name: Counted, group: Group, filter: InboxFilter): boolean {
  switch (name) {
    case 'isUnread':
      return filter.isUnread === undefined || filter.isUnread === (group.unread === 1);
    case 'status':
      if (filter.status) return filter.status.includes(group.status);
      return filter.ids !== undefined || group.status !== 'spam';
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

/** How many pass every filter but one. */
function passing(groups: readonly Group[], filter: InboxFilter, except?: Counted) {
  return groups.filter((group) =>
    COUNTED.every((name) => name === except || passes(name, group, filter)),
  );
}

const sum = (groups: readonly Group[], filter: InboxFilter) =>
  passing(groups, filter).reduce((total, { count }) => total + count, 0);

function countsOf(groups: readonly Group[], filter: InboxFilter): InboxCounts {
  const by = (name: Counted, valueOf: (group: Group) => string | null) => {
    const counts: Record<string, number> = {};
    for (const group of passing(groups, filter, name)) {
      const value = valueOf(group);
      if (value !== null) counts[value] = (counts[value] ?? 0) + group.count;
    }
    return counts;
  };
  const assignee: Record<string, { name: string; count: number }> = {};
  for (const { assignee_id, assignee_name, count } of passing(groups, filter, 'assignee')) {
    const id = assignee_id ?? NOBODY;
    assignee[id] = { name: assignee_name ?? '', count: (assignee[id]?.count ?? 0) + count };
  }
  return {
    kind: by('kind', ({ kind }) => kind),
    status: by('status', ({ status }) => status),
    language: by('language', ({ locale }) => locale),
    service: by('service', ({ service }) => service),
    assignee,
    unread: passing(groups, filter, 'isUnread')
      .filter(({ unread }) => unread === 1)
      .reduce((total, { count }) => total + count, 0),
  };
}
