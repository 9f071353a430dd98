import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migration } from 'kysely/migration';
import {
  openDatabase,
  SQLITE_FILE,
  type DatabaseKind,
  type OpenDatabase,
} from '../index.server.ts';
import { ask } from './postgres-database.ts';
import { connectTo, emptyTables, RUN, takeBack } from './used-again.ts';

const postgresUrl = process.env['TEST_DATABASE_URL'];

/** SQLite, and PostgreSQL where the tests are given one. */
export const DATABASE_KINDS: readonly DatabaseKind[] = postgresUrl
  ? ['sqlite', 'postgres']
  : ['sqlite'];

/** All of them where the run has time, as in `npm run torture -- tests`. */
const onAllIn = (kinds: readonly DatabaseKind[]) =>
  process.env['TORTURE'] ? DATABASE_KINDS : kinds;

/**
 * Those that a suite runs all its tests on. Where the code knows no engine, that is SQLite: on PostgreSQL such a suite
 * ends at `if (!FULL_SUITE_KINDS.includes(kind)) return;`, after its first flow, what races, what the width of a column
 * bounds, and what has SQL of its own. Where it does, or a failure takes data, it runs all on both.
 */
export const FULL_SUITE_KINDS: readonly DatabaseKind[] = onAllIn(['sqlite']);

/**
 * That on which every route of the office is called, refused and answered: PostgreSQL where there is one. An id that a
 * database chokes on chokes that one.
 */
export const ROUTE_KINDS: readonly DatabaseKind[] = onAllIn(DATABASE_KINDS.slice(-1));

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
  const { open, url, putAway } =
    kind === 'sqlite' ? await newFile<Tables>(directory, same) : await usedSchema<Tables>(same);
  return {
    ...open,
    directory,
    again: () => openDatabase<Tables>({ url, dataDirectory: directory }),
    async remove() {
      await putAway();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A database for one test, and how to put it away after it. */
interface Lent<Tables> {
  readonly open: OpenDatabase<Tables>;
  readonly url?: string;
  putAway(): Promise<void>;
}

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

async function newFile<Tables>(
  dataDirectory: string,
  migrations: Migrations,
): Promise<Lent<Tables>> {
  writeFileSync(join(dataDirectory, SQLITE_FILE), await sqliteFile(migrations));
  const open = await openDatabase<Tables>({ dataDirectory });
  return { open, putAway: () => open.close() };
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

async function usedSchema<Tables>(migrations: Migrations): Promise<Lent<Tables>> {
  const tables = await emptyTables(migrations, () => newSchema(migrations));
  const open = await connectTo<Tables>(tables);
  return {
    open,
    url: tables.url,
    async putAway() {
      await open.close();
      if (await takeBack(migrations, tables)) return;
      await ask(
        tables.url,
        "do $$ begin execute format('drop schema %I cascade', current_schema()); end $$",
      );
    },
  };
}

async function newSchema(migrations: Migrations): Promise<string> {
  const schema = `test_${RUN}_${randomUUID().replaceAll('-', '')}`;
  const url = schemaUrl(schema);
  const open = await openDatabase<unknown>({ url, dataDirectory: '' });
  await open.db.schema.createSchema(schema).execute();
  await migrateAll(open, migrations);
  await open.close();
  return url;
}

function schemaUrl(schema: string): string {
  const url = new URL(postgresUrl ?? '');
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
}
