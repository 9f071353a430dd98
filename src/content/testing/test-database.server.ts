import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase, type OpenDatabase } from '../../database/index.server.ts';
import { createPostgresDatabase } from '../../database/testing/postgres-database.ts';
import { contentMigrations } from '../store/migrations.server.ts';
import type { ContentTables } from '../store/tables.server.ts';

export interface TestDatabase {
  /** Opens another connection to the same database, as another process would. */
  open(): Promise<OpenDatabase<ContentTables>>;
  /** Removes the database; what was opened is closed by whoever opened it. */
  remove(): Promise<void>;
}

/** An empty, migrated SQLite database in a folder of its own. */
export async function sqliteTestDatabase(): Promise<TestDatabase> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-content-'));
  const open = () => openDatabase<ContentTables>({ dataDirectory });
  await prepare(open);
  return { open, remove: () => rm(dataDirectory, { recursive: true }) };
}

/** An empty, migrated database of its own name on the PostgreSQL server at `server`. */
export async function postgresTestDatabase(server: string): Promise<TestDatabase> {
  const { url, drop } = await createPostgresDatabase(server, 'content');
  const open = () => openDatabase<ContentTables>({ url, dataDirectory: '' });
  await prepare(open);
  return { open, remove: drop };
}

async function prepare(open: () => Promise<OpenDatabase<ContentTables>>): Promise<void> {
  const database = await open();
  await migrate(database.db, contentMigrations);
  await database.close();
}
