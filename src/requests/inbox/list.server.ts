import { sql, type Kysely, type SqlBool } from 'kysely';
import { MOST_COUNTED, type DatabaseKind } from '../../database/index.server.ts';
import { searchWords } from '../search-text.server.ts';
import { STATUSES } from '../status.ts';
import type { SubmissionRow, SubmissionTables } from '../tables.server.ts';
import { countGroups, countsOf, passing, sum, type Group } from './counts.server.ts';
import {
  conditions,
  COUNTED,
  doesPass,
  LISTED,
  meets,
  only,
  type InboxFilter,
  type Listed,
} from './filter.server.ts';
import type { InboxCounts } from './inbox-counts.ts';
import { findByWords, type Place } from './word-index.server.ts';

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
  /** Are there more that a search finds? Only the newest are listed and counted then. */
  readonly isMore: boolean;
  readonly counts: InboxCounts;
}

type Db = Kysely<SubmissionTables>;

/**
 * A page of what came in, with how many there are in all and by each filter. Spam is left out unless
 * it is asked for. A search looks at the newest thousand that it finds.
 */
export async function listInbox(
  db: Db,
  kind: DatabaseKind,
  filter: InboxFilter,
  page: InboxPage,
): Promise<InboxList> {
  if (filter.search) return listFound(db, kind, filter, page);
  const groups = await countGroups(db, filter);
  const total = sum(groups, filter);
  const ids = await (page.order === 'status'
    ? readByStatus(db, filter, page, groups)
    : readIds(db, filter, page));
  return { rows: await readRows(db, ids), total, isMore: false, counts: countsOf(groups, filter) };
}

async function listFound(
  db: Db,
  kind: DatabaseKind,
  { search = '', ...filter }: InboxFilter,
  page: InboxPage,
): Promise<InboxList> {
  const { since, before } = filter;
  const words = searchWords(search);
  const places = await findByWords(db, kind, { words, since, before }, MOST_COUNTED + 1);
  const listed = await readListed(db, places.slice(0, MOST_COUNTED));
  const found = listed.filter((row) => meets(row, filter));
  const groups = found.map((row) => ({ ...row, unread: row.read_at === null ? 1 : 0, count: 1 }));
  const passed = passing(groups, filter).sort(inOrder(page));
  const shown = passed.slice(page.offset, page.offset + page.limit).map(({ id }) => id);
  return {
    rows: await readRows(db, shown),
    total: passed.length,
    isMore: places.length > MOST_COUNTED,
    counts: countsOf(groups, filter),
  };
}

/** By the index of these columns, so that no text is read. */
async function readListed(db: Db, places: readonly Place[]): Promise<Listed[]> {
  if (places.length === 0) return [];
  const values = places.map(({ created_at, id }) => sql`(cast(${created_at} as bigint), ${id})`);
  return db
    .selectFrom('submissions')
    .select(LISTED)
    .where(sql<SqlBool>`(created_at, id) in (values ${sql.join(values)})`)
    .execute();
}

/** Rows that are read at once for an export. */
const BATCH = 50;

/** All submissions of a filter, newest first, some at a time, for an export. */
export async function* readFiltered(
  db: Db,
  kind: DatabaseKind,
  filter: InboxFilter,
): AsyncGenerator<readonly SubmissionRow[]> {
  const { search, since, before } = filter;
  const words = search ? searchWords(search) : null;
  for (let after: string | undefined; ;) {
    const places = words && (await findByWords(db, kind, { words, since, before, after }, BATCH));
    const ids =
      places?.map(({ id }) => id) ??
      (await readIds(db, filter, { offset: 0, limit: BATCH }, after));
    const rows = await readRows(db, ids);
    const passed = words ? rows.filter((row) => doesPass(row, filter)) : rows;
    if (passed.length > 0) yield passed;
    if (ids.length < BATCH) return;
    after = ids.at(-1);
  }
}

/** Whole rows, in the order of their ids. */
async function readRows(db: Db, ids: readonly string[]): Promise<SubmissionRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The ids of a page, which an index of its own gives; after one by which the last ended, if given. */
async function readIds(
  db: Db,
  filter: InboxFilter,
  page: InboxPage,
  after?: string,
): Promise<string[]> {
  const { order = 'received', direction = 'desc', offset, limit } = page;
  let query = db
    .selectFrom('submissions')
    .select('id')
    .where(({ and }) =>
      and([
        ...conditions(filter),
        ...COUNTED.flatMap((one) => only(one, filter)),
        ...(after === undefined
          ? []
          : [
              sql<SqlBool>`(created_at, id) <
                (select created_at, id from submissions where id = ${after})`,
            ]),
      ]),
    )
    .limit(limit)
    .offset(offset);
  if (order === 'eventDay') {
    // Those without a day last, whichever way.
    query = query.orderBy(sql`event_day is null`).orderBy('event_day', direction);
  }
  const rows = await query
    .orderBy('created_at', order === 'received' ? direction : 'desc')
    .orderBy('id', order === 'received' ? direction : 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** A page by status: of each in turn what the page has of it, so that nothing has to be sorted. */
async function readByStatus(
  db: Db,
  filter: InboxFilter,
  { direction = 'desc', offset, limit }: InboxPage,
  groups: readonly Group[],
): Promise<string[]> {
  const counts = countsOf(groups, filter).status;
  const ids: string[] = [];
  let skipped = offset;
  for (const status of direction === 'asc' ? STATUSES : STATUSES.toReversed()) {
    const count = filter.status?.includes(status) === false ? 0 : (counts[status] ?? 0);
    const isSpam = status === 'spam' && !filter.status;
    if (count > skipped && !isSpam && ids.length < limit) {
      const page = { offset: skipped, limit: limit - ids.length };
      ids.push(...(await readIds(db, { ...filter, status: [status] }, page)));
    }
    skipped = Math.max(0, skipped - (isSpam ? 0 : count));
  }
  return ids;
}

/** The same order as `readIds` has, for what is in memory. */
function inOrder({ order = 'received', direction = 'desc' }: InboxPage) {
  const sign = direction === 'desc' ? -1 : 1;
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  const byDay = (a: Listed, b: Listed) =>
    a.event_day === null || b.event_day === null
      ? Number(a.event_day === null) - Number(b.event_day === null)
      : sign * compare(a.event_day, b.event_day);
  const byStatus = (a: Listed, b: Listed) =>
    sign * (STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status));
  const received = order === 'received' ? sign : -1;
  return (a: Listed, b: Listed) =>
    (order === 'eventDay' ? byDay(a, b) : order === 'status' ? byStatus(a, b) : 0) ||
    received * (compare(a.created_at, b.created_at) || compare(a.id, b.id));
}
