import { randomUUID } from 'node:crypto';
import pg from 'pg';

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
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await administer(server, `create database ${name} template template0`);
  try {
    const environment = { DATABASE_URL: url.href };
    return [...results, ...(await work({ name: 'PostgreSQL', environment }))];
  } finally {
    await administer(server, `drop database ${name} with (force)`);
  }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
