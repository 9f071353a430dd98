import { sql, type Kysely } from 'kysely';
import type { ContentTables } from './tables.server.ts';

/** How often another process's writes are looked for, milliseconds; one look costs microseconds. */
const INTERVAL = 25;

/**
 * Calls `onWrite` soon after another connection wrote to the SQLite file. Own writes do not count.
 * Errors of `onWrite` go to `onError`. Never keeps the process alive.
 */
export function watchSqlite(
  db: Kysely<ContentTables>,
  onWrite: () => Promise<void>,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let known: number | undefined;
  let isStopped = false;
  let look: Promise<void> | undefined;

  async function lookOnce(): Promise<void> {
    try {
      const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
      const version = rows[0]?.data_version;
      const isFirst = known === undefined;
      if (version === known || isStopped) return;
      known = version;
      if (!isFirst) await onWrite();
    } catch (error) {
      if (!isStopped) onError(error);
    }
  }

  const timer = setInterval(() => {
    look ??= lookOnce().finally(() => (look = undefined));
  }, INTERVAL);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await look;
    },
  };
}
