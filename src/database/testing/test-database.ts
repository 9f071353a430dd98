import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migration } from 'kysely/migration';
import { openDatabase, type DatabaseKind, type OpenDatabase } from '../index.server.ts';
import { ask } from './postgres-database.ts';
import { emptyTables, RUN, takeBack } from './used-again.ts';

const postgresUrl = process.env['TEST_DATABASE_URL'];

/** SQLite, and PostgreSQL where the tests are given one. */
export const DATABASE_KINDS: readonly DatabaseKind[] = postgresUrl
  ? ['sqlite', 'postgres']
  : ['sqlite'];

/** A database of one test. */
export interface TestDatabase<Tables> extends OpenDatabase<Tables> {
  readonly directory: string;
  /** Opens the same database once more, as another process would. */
  again(): Promise<OpenDatabase<Tables>>;
  remove(): Promise<void>;
}

type Migrations = Readonly<Record<string, Migration>>;

/** A migrated database of its own: a new folder for SQLite, a schema for PostgreSQL. */
export async function createTestDatabase<Tables>(
  kind: DatabaseKind,
  migrations: Migrations,
): Promise<TestDatabase<Tables>> {
  const directory = mkdtempSync(join(tmpdir(), 'sobremesa-test-'));
  const same = sameAs(migrations);
  const [url, takeBackTables] =
    kind === 'sqlite' ? [undefined, async () => {}] : await postgresSchema(same);
  if (kind === 'sqlite') writeFileSync(join(directory, SQLITE_FILE), await sqliteFile(same));
  const again = () => openDatabase<Tables>({ url, dataDirectory: directory });
  const open = await again();
  return {
    ...open,
    directory,
    again,
    async remove() {
      await open.close();
      await takeBackTables();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const SQLITE_FILE = 'sobremesa.sqlite';

/** Not by the migrator: it takes another schema's tables of its own for this one's. */
async function migrateAll({ db }: OpenDatabase<unknown>, migrations: Migrations): Promise<void> {
  // In one transaction: a commit for each table takes SQLite three times as long.
  await db.transaction().execute(async (transaction) => {
    for (const name of Object.keys(migrations).sort()) await migrations[name]?.up(transaction);
  });
}

/** Migrations that were given before: each test makes an object of its own of the same ones. */
const known: Migrations[] = [];

function sameAs(migrations: Migrations): Migrations {
  const names = Object.keys(migrations);
  const isSame = (one: Migrations) =>
    Object.keys(one).length === names.length &&
    names.every((name) => one[name]?.up === migrations[name]?.up);
  const same = known.find(isSame);
  if (!same) known.push(migrations);
  return same ?? migrations;
}

/** SQLite's files as they are once all tables are made, by migrations. */
const files = new Map<Migrations, Buffer>();

async function sqliteFile(migrations: Migrations): Promise<Buffer> {
  const kept = files.get(migrations);
  if (kept) return kept;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'sobremesa-test-'));
  const open = await openDatabase<unknown>({ dataDirectory });
  await migrateAll(open, migrations);
  await open.close();
  const file = readFileSync(join(dataDirectory, SQLITE_FILE));
  rmSync(dataDirectory, { recursive: true });
  files.set(migrations, file);
  return file;
}

async function postgresSchema(
  migrations: Migrations,
): Promise<[url: string, takeBack: () => Promise<void>]> {
  const tables = await emptyTables(migrations, async () => {
    const schema = `test_${RUN}_${randomUUID().replaceAll('-', '')}`;
    const url = schemaUrl(schema);
    const open = await openDatabase<unknown>({ url, dataDirectory: '' });
    await open.db.schema.createSchema(schema).execute();
    await migrateAll(open, migrations);
    await open.close();
    return { url };
  });
  return [
    tables.url,
    async () => {
      if (await takeBack(migrations, tables)) return;
      await ask(
        tables.url,
        "do $$ begin execute format('drop schema %I cascade', current_schema()); end $$",
      );
    },
  ];
}

function schemaUrl(schema: string): string {
  const url = new URL(postgresUrl ?? '');
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
}
