import { createPostgresDatabase } from '../../src/database/testing/postgres-database.ts';

/** A database that figures are taken on. */
export interface BenchDatabase {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** The settings by which a server uses it. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Does something on SQLite, then, where `TEST_DATABASE_URL` names a server, on a PostgreSQL database of its own. */
export async function onEachDatabase<Value>(
  work: (database: BenchDatabase) => Promise<readonly Value[]>,
): Promise<Value[]> {
  const results = [...(await work({ name: 'SQLite', environment: {} }))];
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return results;
  const { url, drop } = await createPostgresDatabase(server, 'bench');
  try {
    const environment = { DATABASE_URL: url };
    return [...results, ...(await work({ name: 'PostgreSQL', environment }))];
  } finally {
    await drop();
  }
}
