import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import { isSqlite } from './kind.server.ts';
import { MIGRATION_LIMIT, REWRITE } from './limits.server.ts';
import { withoutWaiting } from './without-waiting.server.ts';

/**
 * `user_version` of a SQLite file that holds no byte of a deleted row. Any other means that a scrub
 * is due: an older version of the product left 0, and each mark is a random number, so that a scrub
 * that began before it does not clear it.
 */
export const SCRUBBED = 1;
const MOST_MARKS = 2 ** 31;

/** Pause between two attempts while another program reads or writes, milliseconds. */
const PAUSE = 100;

/**
 * Marks, in the transaction that deletes rows, that their bytes must be overwritten: after a crash
 * or a failed scrub, one is still due.
 */
export async function markForScrub(db: QueryExecutorProvider): Promise<void> {
  if (isSqlite(db)) await setVersion(db, randomInt(SCRUBBED + 1, MOST_MARKS));
}

/**
 * Is a scrub due? It is after rows were deleted, and once after an older version of the product,
 * which overwrote nothing.
 */
export async function isScrubDue(db: QueryExecutorProvider): Promise<boolean> {
  return isSqlite(db) && (await version(db)) !== SCRUBBED;
}

/**
 * Leaves no byte of what was deleted in the database's files. SQLite overwrites deleted rows itself
 * (`secure_delete`), but not every copy that its B-trees leave behind when they move rows from page
 * to page, nor what its indexes of words hold: so these and the file are rewritten, and the write-ahead
 * log truncated. On PostgreSQL the `tables`
 * are rewritten, since a plain VACUUM leaves bytes in their pages; its own log and backups are up
 * to the operator.
 *
 * Returns false when other programs kept the database busy for `patience` milliseconds: it is then
 * still due. Rejects when there is not enough disk space. Run it outside a transaction.
 */
export async function scrub<Tables>(
  db: Kysely<Tables>,
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
  if (!isSqlite(db)) {
    const now = await currentTransaction(db);
    let isDone = await inTime(() => isSeenByNobody(db, now));
    for (const table of tables) isDone &&= await inTime(() => rewriteTable(db, table));
    return isDone;
  }
  const before = await version(db);
  const isDone =
    (await inTime(() => rewriteFile(db))) &&
    (await inTime(() => truncateLog(db))) &&
    (await inTime(() => unmark(db, before)));
  // Truncates what `unmark` wrote, which holds nobody's data.
  if (isDone) await truncateLog(db);
  return isDone;
}

async function wordIndexes(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where sql like 'create virtual table%using fts5%'
  `.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Has SQLite load its indexes of words, as it else does within the first transaction that writes to one:
 * a transaction that has read cannot wait for another program's lock, and would fail at once.
 */
export async function readyWordIndexes(db: QueryExecutorProvider): Promise<void> {
  for (const name of await wordIndexes(db))
    await sql`select 1 from ${sql.table(name)} limit 0`.execute(db);
}

/** Rewrites the whole file, without its free pages; false when another program writes. */
function rewriteFile<Tables>(db: Kysely<Tables>): Promise<boolean> {
  return atOnce(db, async (connection) => {
    // Indexes of words only note what was deleted until their parts are joined.
    for (const name of await wordIndexes(connection))
      await sql`insert into ${sql.table(name)} (${sql.ref(name)}) values ('optimize')`.execute(
        connection,
      );
    await sql`vacuum`.execute(connection);
    await readyWordIndexes(connection);
    return true;
  });
}

/** Writes the write-ahead log into the file and truncates it; false when a reader still needs it. */
function truncateLog<Tables>(db: Kysely<Tables>): Promise<boolean> {
  return atOnce(db, async (connection) => {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(
      connection,
    );
    return rows[0]?.busy === 0;
  });
}

/** Clears the mark, unless there has been another since. */
function unmark<Tables>(db: Kysely<Tables>, mark: number | undefined): Promise<boolean> {
  return atOnce(db, async (connection) => {
    await connection.transaction().execute(async (transaction) => {
      if ((await version(transaction)) === mark) await setVersion(transaction, SCRUBBED);
    });
    return true;
  });
}

/** Runs statements that do not wait for other programs. */
function atOnce<Tables>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<boolean>,
): Promise<boolean> {
  return db
    .connection()
    .execute((connection) => withoutWaiting(connection, () => work(connection)));
}

async function version(db: QueryExecutorProvider): Promise<number | undefined> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version;
}

async function setVersion(db: QueryExecutorProvider, number: number): Promise<void> {
  await sql`pragma user_version = ${sql.lit(number)}`.execute(db);
}

/** The id of a PostgreSQL transaction that is newer than every one that has deleted rows. */
async function currentTransaction(db: QueryExecutorProvider): Promise<string> {
  const { rows } = await sql<{ now: string }>`
    select pg_current_xact_id()::xid::text as now
  `.execute(db);
  return rows[0]?.now ?? '';
}

/**
 * False while an older transaction may still see what was deleted: a rewrite would keep it. That may
 * be one of PostgreSQL's own, such as the one that gathers statistics, or one that writes in another
 * database: the rewrite's snapshot, like any, counts it as running.
 */
async function isSeenByNobody(db: QueryExecutorProvider, transaction: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where pid <> pg_backend_pid()
      and (
        age(backend_xid) > age(${transaction}::xid)
        or (
          coalesce(datname, current_database()) = current_database()
          and age(backend_xmin) > age(${transaction}::xid)
        )
      )
    limit 1
  `.execute(db);
  return rows.length === 0;
}

/** PostgreSQL's `lock_not_available`. */
const NO_LOCK = '55P03';

/**
 * Rewrites a table, however long that takes; false if the lock on it is not granted soon, since everybody
 * queues behind whoever waits for it.
 */
function rewriteTable<Tables>(db: Kysely<Tables>, table: keyof Tables & string): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    await sql`set lock_timeout = '500ms'`.execute(connection);
    await sql`set statement_timeout = ${sql.lit(MIGRATION_LIMIT)}`.execute(connection);
    try {
      await sql`${sql.raw(REWRITE)} ${sql.table(table)}`.execute(connection);
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === NO_LOCK) return false;
      throw error;
    } finally {
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
