import { sql, type SqlBool } from 'kysely';
import { MOST_COUNTED } from '../../database/index.server.ts';
import { searchWords } from '../search-text.server.ts';
import { STATUSES } from '../status.ts';
import type { Db, SubmissionRow } from '../tables.server.ts';
import { countGroups, countsOf, sum } from './counts.server.ts';
import { conditions, COUNTED, only, type InboxFilter, type Narrowed } from './filter.server.ts';
import type { InboxCounts } from './inbox-counts.ts';
import { withDeliveries, type InboxEntry } from './read.server.ts';
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

/**
 * A page of what came in, with how many there are in all and by each filter. Spam is left out unless
 * it is asked for. A search looks at the newest thousand that it finds.
 */
export async function listInbox(db: Db, filter: InboxFilter, page: InboxPage): Promise<InboxList> {
  const places = await placesOf(db, filter, MOST_COUNTED + 1);
  const narrowed = { ...filter, among: places?.slice(0, MOST_COUNTED) };
  const groups = await countGroups(db, narrowed);
  const ids = await readIds(db, narrowed, page);
  return {
    rows: await readRows(db, ids),
    total: sum(groups, filter),
    isMore: places !== undefined && places.length > MOST_COUNTED,
    counts: countsOf(groups, filter),
  };
}

/** Where the newest are that a search finds; undefined where nothing is searched for. */
async function placesOf(
  db: Db,
  { search, since, before }: InboxFilter,
  limit: number,
  after?: Place,
): Promise<readonly Place[] | undefined> {
  if (!search) return undefined;
  return findByWords(db, { words: searchWords(search), since, before, after }, limit);
}

/** Submissions that are read at once. */
const BATCH = 50;

/** All submissions of a filter with their deliveries, newest first, read some at a time. */
export async function* readInbox(db: Db, filter: InboxFilter): AsyncGenerator<InboxEntry> {
  for (let after: Place | undefined; ;) {
    const among = await placesOf(db, filter, BATCH, after);
    // What a search finds comes after the last by an order of its own where both came at once.
    const last = among ? undefined : after;
    const ids = await readIds(db, { ...filter, among }, { offset: 0, limit: BATCH }, last);
    const rows = await readRows(db, ids);
    yield* await withDeliveries(db, rows);
    if ((among ?? ids).length < BATCH) return;
    // Not by its id alone: it may be erased before the next are read.
    after = (among ?? rows).at(-1);
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
  filter: Narrowed,
  page: InboxPage,
  after?: Place,
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
          : [sql<SqlBool>`(created_at, id) < (cast(${after.created_at} as bigint), ${after.id})`]),
      ]),
    )
    .limit(limit)
    .offset(offset);
  if (order === 'eventDay') {
    // Those without a day last, whichever way.
    query = query.orderBy(sql`event_day is null`).orderBy('event_day', direction);
  }
  if (order === 'status') {
    const places = STATUSES.map((status, place) => sql`when ${status} then ${sql.lit(place)}`);
    query = query.orderBy(sql`case status ${sql.join(places, sql` `)} end`, direction);
  }
  const rows = await query
    .orderBy('created_at', order === 'received' ? direction : 'desc')
    .orderBy('id', order === 'received' ? direction : 'desc')
    .execute();
  return rows.map(({ id }) => id);
}
