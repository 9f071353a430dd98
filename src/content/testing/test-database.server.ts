import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, openDatabase, type OpenDatabase } from '../../database/index.server.ts';
import { ask, createPostgresDatabase } from '../../database/testing/postgres-database.ts';
import { emptyTables, RUN, takeBack } from '../../database/testing/used-again.ts';
import { contentMigrations } from '../store/migrations.server.ts';
import type { ContentTables } from '../store/tables.server.ts';

export interface TestDatabase {
  /** Opens another connection to the same database, as another process would. */
  open(): Promise<OpenDatabase<ContentTables>>;
  /** Removes the database; what was opened is closed by whoever opened it. */
  remove(): Promise<void>;
}

/** SQLite's file as it is once it is migrated. */
let file: Buffer | undefined;

/** An empty, migrated SQLite database in a folder of its own. */
export async function sqliteTestDatabase(): Promise<TestDatabase> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-content-'));
  const open = () => openDatabase<ContentTables>({ dataDirectory });
  const path = join(dataDirectory, 'sobremesa.sqlite');
  if (file) await writeFile(path, file);
  else {
    await prepare(open);
    file = await readFile(path);
  }
  return { open, remove: () => rm(dataDirectory, { recursive: true }) };
}

/** An empty, migrated database of its own name on the PostgreSQL server at `server`. */
export async function postgresTestDatabase(server: string): Promise<TestDatabase> {
  const openAt = (url: string) => openDatabase<ContentTables>({ url, dataDirectory: '' });
  const tables = await emptyTables(contentMigrations, async () => {
    const made = await createPostgresDatabase(server, `content_${RUN}`);
    await prepare(() => openAt(made.url));
    return made;
  });
  return {
    open: () => openAt(tables.url),
    async remove() {
      if (await takeBack(contentMigrations, tables, { isAlone: true })) return;
      await ask(server, `drop database ${new URL(tables.url).pathname.slice(1)} with (force)`);
    },
  };
}

async function prepare(open: () => Promise<OpenDatabase<ContentTables>>): Promise<void> {
  const database = await open();
  await migrate(database.db, contentMigrations);
  await database.close();
}
