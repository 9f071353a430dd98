import { sql } from 'kysely';
import { Clock } from '../../database/index.server.ts';
import type { Db } from './tables.server.ts';

/**
 * How often to check for writes by other processes, such as commands, milliseconds. The threads of one tell each other.
 * Forty checks a second, in each of two threads, kept 3 % of a core busy where nobody asked for anything.
 */
export const INTERVAL = 250;

/**
 * Once resolved, calls `onWrite` soon after another connection writes to the SQLite file; writes on
 * `db` itself do not count. Errors go to `onError`. Never keeps the process alive.
 */
export async function watchSqlite(
  db: Db,
  onWrite: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<Clock> {
  let known = await dataVersion(db);
  const clock = new Clock({
    async run() {
      const version = await dataVersion(db);
      if (version === known) return;
      await onWrite();
      // What could not be read is asked for again.
      known = version;
    },
    every: INTERVAL,
    onError,
  });
  clock.startIn(INTERVAL);
  return clock;
}

/** A number that changes when another connection commits. */
async function dataVersion(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
  return rows[0]?.data_version;
}
