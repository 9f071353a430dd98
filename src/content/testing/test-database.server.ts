import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate, openDatabase, type OpenDatabase } from '../../database/index.server.ts';
import { contentMigrations } from '../embedded/migrations.server.ts';
import type { ContentTables } from '../embedded/tables.server.ts';

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
  const name = `content_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await administer(server, `create database ${name} template template0`);
  const open = () => openDatabase<ContentTables>({ url: url.href, dataDirectory: '' });
  await prepare(open);
  return { open, remove: () => administer(server, `drop database ${name} with (force)`) };
}

async function prepare(open: () => Promise<OpenDatabase<ContentTables>>): Promise<void> {
  const database = await open();
  await migrate(database.db, contentMigrations);
  await database.close();
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
