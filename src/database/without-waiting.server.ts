import { sql, type Kysely } from 'kysely';
import { isBusy } from './unavailable.server.ts';

/**
 * Runs statements that do not wait for other programs: SQLite would wait on the thread that answers
 * visitors. False when one is in the way.
 */
export async function withoutWaiting<Tables>(
  connection: Kysely<Tables>,
  work: () => Promise<boolean>,
): Promise<boolean> {
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
  await sql`pragma busy_timeout = 0`.execute(connection);
  try {
    return await work();
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection);
  }
}
