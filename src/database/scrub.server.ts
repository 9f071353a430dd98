import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import type { DatabaseKind } from './kind.server.ts';

/**
 * `user_version` of a SQLite file that holds no byte of a deleted row. Any other says that a scrub is
 * due: an older version left 0, and each mark is another number, so that none is lost to a scrub
 * that began before it.
 */
export const SCRUBBED = 1;
const MOST_MARKS = 2 ** 31;

/** Between two tries while another program reads or writes, milliseconds. */
const PAUSE = 100;

/**
 * Says, in the transaction that deletes rows, that their bytes are to be overwritten: a scrub that
 * fails, or that a crash prevents, is then still due.
 */
export async function markForScrub(db: QueryExecutorProvider, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') await setVersion(db, randomInt(SCRUBBED + 1, MOST_MARKS));
}

/** Is a scrub due: after rows were deleted, or once after an older version, which overwrote nothing? */
export async function isScrubDue(db: QueryExecutorProvider, kind: DatabaseKind): Promise<boolean> {
  return kind === 'sqlite' && (await version(db)) !== SCRUBBED;
}

/**
 * Leaves no byte of what was deleted in the database's files. SQLite overwrites deleted rows itself
 * (`secure_delete`), but not every copy that its trees leave behind when they move rows from page to
 * page: so the file is written anew, and the log of writes is cut. Of PostgreSQL the `tables` are
 * written anew, since a plain VACUUM leaves bytes in their pages; its own log and backups are the
 * operator's.
 *
 * Answers false when other programs kept the database busy for `patience` milliseconds: it is then
 * still due. Rejects when there is no space for it. Run it outside a transaction.
 */
export async function scrub<Tables>(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  tables: readonly (keyof Tables & string)[],
  patience: number,
): Promise<boolean> {
  const end = performance.now() + patience;
  const inTime = async (work: () => Promise<boolean>) => {
    while (!(await work())) {
      if (performance.now() >= end) return false;
      await wait(PAUSE);
    }
    return true;
  };
  if (kind === 'postgres') {
    const now = await currentTransaction(db);
    return (await inTime(() => isSeenByNobody(db, now))) && inTime(() => rewriteTables(db, tables));
  }
  const before = await version(db);
  const isDone =
    (await inTime(() => rewriteFile(db))) &&
    (await inTime(() => cutLog(db))) &&
    (await inTime(() => unmark(db, before)));
  // Of the mark; nobody's bytes are in it.
  if (isDone) await cutLog(db);
  return isDone;
}

/** Writes the whole file anew, without what is free in it; false when another program writes. */
function rewriteFile<Tables>(db: Kysely<Tables>): Promise<boolean> {
  return withoutWaiting(db, async (connection) => {
    await sql`vacuum`.execute(connection);
    return true;
  });
}

/** Writes the log of writes into the file and empties it; false when a reader still needs it. */
function cutLog<Tables>(db: Kysely<Tables>): Promise<boolean> {
  return withoutWaiting(db, async (connection) => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
      connection,
    );
    return rows[0]?.busy === 0;
  });
}

/** Takes the mark away, unless there has been another since. */
function unmark<Tables>(db: Kysely<Tables>, mark: number | undefined): Promise<boolean> {
  return withoutWaiting(db, async (connection) => {
    await connection.transaction().execute(async (transaction) => {
      if ((await version(transaction)) === mark) await setVersion(transaction, SCRUBBED);
    });
    return true;
  });
}

/**
 * Runs statements that wait for no other program: SQLite would wait on the thread that answers
 * visitors. Answers false when one is in the way.
 */
function withoutWaiting<Tables>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<boolean>,
): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      return await work(connection);
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection);
    }
  });
}

async function version(db: QueryExecutorProvider): Promise<number | undefined> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version;
}

async function setVersion(db: QueryExecutorProvider, number: number): Promise<void> {
  await sql`pragma user_version = ${sql.lit(number)}`.execute(db);
}

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;

function isBusy(error: unknown): boolean {
  // The lowest byte is the kind of error; the others say which of that kind.
  const code = Number((error as { errcode?: unknown }).errcode) & 0xff;
  return code === SQLITE_BUSY || code === SQLITE_LOCKED;
}

/** The number of a transaction of PostgreSQL's that is younger than all that deleted before it. */
async function currentTransaction(db: QueryExecutorProvider): Promise<string> {
  const { rows } = await sql<{ now: string }>`
    select pg_current_xact_id()::xid::text as now
  `.execute(db);
  return rows[0]?.now ?? '';
}

/** False while an older transaction may still see what was deleted: a rewriting would keep it. */
async function isSeenByNobody(db: QueryExecutorProvider, transaction: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database()
      and pid <> pg_backend_pid()
      and backend_type = 'client backend'
      and greatest(age(backend_xid), age(backend_xmin)) > age(${transaction}::xid)
    limit 1
  `.execute(db);
  return rows.length === 0;
}

/** PostgreSQL's `lock_not_available`. */
const NO_LOCK = '55P03';

/** Writes tables anew; false when a lock on one was not to be had: whoever waits for it holds up all. */
function rewriteTables<Tables>(
  db: Kysely<Tables>,
  tables: readonly (keyof Tables & string)[],
): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    await sql`set lock_timeout = '500ms'`.execute(connection);
    try {
      const names = sql.join(tables.map((table) => sql.table(table)));
      await sql`vacuum (full) ${names}`.execute(connection);
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === NO_LOCK) return false;
      throw error;
    } finally {
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}
