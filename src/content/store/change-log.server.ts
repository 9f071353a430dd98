import { sql } from 'kysely';
import { isSqlite, lockFact } from '../../database/index.server.ts';
import type { ContentChange, ContentQuery } from '../content-service.ts';
import type { Db, Tx } from './tables.server.ts';

/** PostgreSQL's channel on which a write is announced. */
export const CHANNEL = 'content_changes';

/** Changes are kept this long, milliseconds; every running process reads them within a second. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/** Makes the caller the only writer until its transaction ends. */
export function lockWriters(transaction: Tx): Promise<void> {
  return lockFact(transaction, 'content.writer');
}

/** Records a change, in the transaction of the write itself, and deletes old ones. */
export async function appendChange(
  transaction: Tx,
  change: ContentChange,
  now: number,
): Promise<void> {
  const text = JSON.stringify({
    documentIds: [...change.documentIds],
    queries: [...change.queries],
  });
  const { last } = await transaction
    .selectFrom('content_changes')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  // The newest row stays whatever its age: the next number is counted from it.
  await transaction
    .deleteFrom('content_changes')
    .where('at', '<', now - KEPT_FOR)
    .where('seq', '<', last ?? 0)
    .execute();
  await transaction
    .insertInto('content_changes')
    .values({ seq: (last ?? 0) + 1, at: now, change: text })
    .execute();
  if (!isSqlite(transaction)) await sql`select pg_notify(${CHANNEL}, '')`.execute(transaction);
}

/**
 * Has every process make again what it rendered from these queries, in the transaction of a write that is
 * no document's but is shown beside documents.
 */
export async function announceChange(
  transaction: Tx,
  queries: readonly ContentQuery[],
  now: number,
): Promise<void> {
  await lockWriters(transaction);
  const change = { documentIds: new Set<string>(), queries: new Set(queries) };
  await appendChange(transaction, change, now);
}

/** Number of the newest change, 0 when there is none. */
export async function lastSequence(db: Db): Promise<number> {
  const row = await db
    .selectFrom('content_changes')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** The changes after number `seq`, oldest first. */
export async function changesAfter(
  db: Db,
  seq: number,
): Promise<readonly { seq: number; change: ContentChange }[]> {
  const rows = await db
    .selectFrom('content_changes')
    .select(['seq', 'change'])
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
  return rows.map((row) => {
    const { documentIds, queries } = JSON.parse(row.change) as {
      documentIds: string[];
      queries: ContentQuery[];
    };
    return {
      seq: row.seq,
      change: { documentIds: new Set(documentIds), queries: new Set(queries) },
    };
  });
}
