import { setImmediate } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { isDatabaseAway, isSqlite } from '../../database/index.server.ts';
import { QueueFullError } from '../../http/index.server.ts';

/** Writes that wait at most; more are refused at once, so that nobody waits for long. */
export const QUEUE_LIMIT = 1_000;
/** Writes that share one transaction at most. */
export const BATCH_LIMIT = 64;

interface Job<Tables> {
  readonly work: (transaction: Transaction<Tables>) => Promise<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * The lock under which PostgreSQL writes one batch at a time, whatever process it comes from: two
 * that count the same networks in another order would wait for each other. SQLite has one writer.
 */
const INTAKE_LOCK = 4_711_001;

/**
 * Shares the price of a durable commit: what arrives while a transaction is being written waits and
 * is then written together in the next one, each in its own savepoint, so that one that fails takes
 * no other with it.
 */
export function createGroupCommit<Tables>(db: Kysely<Tables>) {
  const waiting: Job<Tables>[] = [];
  let writing = false;

  async function writeAll(): Promise<void> {
    writing = true;
    try {
      while (waiting.length > 0) {
        // SQLite's writes never leave the thread: without this turn of the event loop, what has
        // arrived on other connections meanwhile would be read only after the next commit.
        await setImmediate();
        await writeBatch(waiting.splice(0, BATCH_LIMIT));
      }
    } finally {
      writing = false;
    }
  }

  async function writeBatch(batch: readonly Job<Tables>[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      await db.transaction().execute(async (transaction) => {
        if (!isSqlite(db)) {
          await sql`select pg_advisory_xact_lock(${INTAKE_LOCK})`.execute(transaction);
        }
        for (const job of batch) answers.push(await attempt(transaction, job));
      });
    } catch (error) {
      // Nothing of the batch is in the database: a commit that failed, or a failure so deep that
      // the database left the transaction by itself.
      for (const job of batch) job.reject(error);
      return;
    }
    for (const answer of answers) answer();
  }

  return {
    /**
     * Runs `work` in a transaction; answers its value once that is committed. Rejects with what
     * `work` threw, with what made the transaction fail, or with `QueueFullError`.
     */
    run: <Value>(work: (transaction: Transaction<Tables>) => Promise<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        if (waiting.length >= QUEUE_LIMIT) return reject(new QueueFullError());
        waiting.push({ work, resolve, reject });
        if (!writing) void writeAll();
      }),
  };
}

/** Runs one job in its savepoint; answers how to tell its outcome once all is committed. */
async function attempt<Tables>(
  transaction: Transaction<Tables>,
  job: Job<Tables>,
): Promise<() => void> {
  await sql`savepoint job`.execute(transaction);
  try {
    const value = await job.work(transaction);
    await sql`release savepoint job`.execute(transaction);
    return () => job.resolve(value as never);
  } catch (error) {
    // Where the database has left the transaction, its savepoints are gone: why it did is what is told. One that has gone
    // away refuses all the jobs, not this one.
    await sql`rollback to savepoint job`.execute(transaction).catch((undone: unknown) => {
      throw isDatabaseAway(undone) ? undone : error;
    });
    await sql`release savepoint job`.execute(transaction);
    return () => job.reject(error);
  }
}
