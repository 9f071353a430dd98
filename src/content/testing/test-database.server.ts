import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migration } from 'kysely/migration';
import {
  migrate,
  openDatabase,
  SQLITE_FILE,
  type OpenDatabase,
} from '../../database/index.server.ts';
import { ask, createPostgresDatabase } from '../../database/testing/postgres-database.ts';
import { connectTo, emptyTables, RUN, takeBack } from '../../database/testing/used-again.ts';
import { contentMigrations } from '../store/migrations.server.ts';
import type { ContentTables } from '../store/tables.server.ts';

export interface TestDatabase {
  /** Opens another connection to the same database, as another process would. */
  open(): Promise<OpenDatabase<ContentTables>>;
  /** Removes the database; what was opened is closed by whoever opened it. */
  remove(): Promise<void>;
}

type Migrations = Readonly<Record<string, Migration>>;

/** SQLite's files as they are once they are migrated, by migrations. */
const files = new Map<Migrations, Buffer>();

/** An empty, migrated SQLite database in a folder of its own. */
export async function sqliteTestDatabase(
  migrations: Migrations = contentMigrations,
): Promise<TestDatabase> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-content-'));
  const open = () => openDatabase<ContentTables>({ dataDirectory });
  const path = join(dataDirectory, SQLITE_FILE);
  const file = files.get(migrations);
  if (file) await writeFile(path, file);
  else {
    await prepare(open, migrations);
    files.set(migrations, await readFile(path));
  }
  return { open, remove: () => rm(dataDirectory, { recursive: true }) };
}

/** An empty, migrated database of its own name on the PostgreSQL server at `server`. */
export async function postgresTestDatabase(
  server: string,
  migrations: Migrations = contentMigrations,
): Promise<TestDatabase> {
  const tables = await emptyTables(migrations, async () => {
    const { url } = await createPostgresDatabase(server, `content_${RUN}`);
    await prepare(() => openDatabase({ url, dataDirectory: '' }), migrations);
    return url;
  });
  return {
    open: () => connectTo(tables),
    async remove() {
      if (await takeBack(migrations, tables)) return;
      await ask(server, `drop database ${new URL(tables.url).pathname.slice(1)} with (force)`);
    },
  };
}

async function prepare(
  open: () => Promise<OpenDatabase<ContentTables>>,
  migrations: Migrations,
): Promise<void> {
  const database = await open();
  await migrate(database.db, migrations);
  await database.close();
}
