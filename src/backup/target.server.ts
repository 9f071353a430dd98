import { randomUUID } from 'node:crypto';
import { lstat, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import { openDatabase, SQLITE_FILE, type OpenDatabase } from '../database/index.server.ts';
import { BackupError } from './backup-error.server.ts';
import { tablesOf, type Migrations } from './schema.server.ts';

/** A database that is filled beside the one in use, and takes its place at once. */
export interface NewDatabase {
  readonly database: OpenDatabase<never>;
  /** Takes the place of the one in use, which goes into `aside`; `before` runs first, and undoes it by failing. */
  takePlace(aside: string, before: () => Promise<void>): Promise<void>;
  /** Closes it; what did not take its place is removed. */
  discard(): Promise<void>;
}

export interface Target {
  readonly dataDirectory: string;
  /** PostgreSQL's; without it SQLite in the data folder. */
  readonly url?: string | undefined;
  readonly migrations: Migrations;
}

/** Is there a database with our tables? Throws a `BackupError` while something uses it. */
export async function findDatabase(target: Target): Promise<boolean> {
  return target.url === undefined
    ? findSqlite(join(target.dataDirectory, SQLITE_FILE))
    : findPostgres(target.url, target.migrations);
}

async function findSqlite(file: string): Promise<boolean> {
  if (!(await lstat(file).catch(() => null))) return false;
  freeSqlite(file);
  return true;
}

/**
 * Only who is alone with a file may take it out of WAL mode, so that this tells whether anybody has it
 * open, even idle; and it leaves a single file, to be moved.
 */
function freeSqlite(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (cause) {
    if (!/locked|busy/.test(String(cause))) throw cause;
    throw new BackupError(`${file} is in use: stop the server first`, { cause });
  } finally {
    database.close();
  }
}

async function findPostgres(url: string, migrations: Migrations): Promise<boolean> {
  const database = await openDatabase<never>({ url, dataDirectory: '' });
  try {
    await assertAlone(database.db);
    const ours = (await tablesOf(migrations)).map(({ name }) => name);
    const there = await partsIn(database.db, await currentSchema(database.db));
    return there.some(({ name }) => ours.includes(name));
  } finally {
    await database.close();
  }
}

/** `own` is what this process calls its other connections. */
async function assertAlone(db: Kysely<never>, own = ''): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'
      and (application_name <> ${own} or application_name = '')`.execute(db);
  if (rows[0]?.others) {
    throw new BackupError('The database is in use: stop the servers and whatever else reads it');
  }
}

async function currentSchema(db: Kysely<never>): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? 'public';
}

/** Something that is made in a schema, and has to be moved by itself. */
interface Part {
  readonly name: string;
  /** As SQL names it: `table public.quotes`. */
  readonly target: string;
}

/** The tables of a schema, and the functions that their triggers call. */
async function partsIn(db: Kysely<never>, schema: string): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select tablename as name, format('table %I.%I', schemaname, tablename) as target
      from pg_tables where schemaname = ${schema}
    union all select proname, format('function %I.%I()', nspname, proname)
      from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where nspname = ${schema} and prorettype = 'trigger'::regtype`.execute(db);
  return rows;
}

/** Opens an empty database beside the one in use; `staging` is a folder for it. */
export async function openNewDatabase(target: Target, staging: string): Promise<NewDatabase> {
  return target.url === undefined ? newSqlite(target, staging) : newPostgres(target.url);
}

async function newSqlite({ dataDirectory }: Target, staging: string): Promise<NewDatabase> {
  const database = await openDatabase<never>({ dataDirectory: staging });
  const file = join(dataDirectory, SQLITE_FILE);
  return {
    database,
    async takePlace(aside, before) {
      await database.close();
      // The last to close a file empties its write-ahead log and removes it.
      freeSqlite(join(staging, SQLITE_FILE));
      const isThere = await findSqlite(file);
      const kept = join(aside, SQLITE_FILE);
      if (isThere) {
        await mkdir(dirname(kept), { recursive: true, mode: 0o700 });
        await rename(file, kept);
      }
      try {
        await before();
        await rename(join(staging, SQLITE_FILE), file);
      } catch (error) {
        if (isThere) await rename(kept, file);
        throw error;
      }
    },
    discard: () => database.close(),
  };
}

async function newPostgres(url: string): Promise<NewDatabase> {
  const schema = `${RESTORING}${randomUUID().replaceAll('-', '')}`;
  const own = new URL(url);
  own.searchParams.set('application_name', schema);
  const first = await openDatabase<never>({ url: own.href, dataDirectory: '' });
  const home = await currentSchema(first.db);
  await dropLeftOver(first.db);
  await first.db.schema.createSchema(schema).execute();
  await first.close();
  own.searchParams.set('options', `-c search_path=${schema}`);
  const database = await openDatabase<never>({
    url: own.href,
    dataDirectory: '',
    isPatient: true,
  });
  return {
    database,
    async takePlace(aside, before) {
      const { db } = database;
      const kept = asideSchema(aside);
      await db.transaction().execute(async (transaction) => {
        // A server may have been started since.
        await assertAlone(transaction, schema);
        const parts = await partsIn(transaction, schema);
        const ours = new Set(parts.map(({ name }) => name));
        const old = (await partsIn(transaction, home)).filter(({ name }) => ours.has(name));
        if (old.length > 0) await transaction.schema.createSchema(kept).execute();
        for (const part of old) await movePart(transaction, part, kept);
        for (const part of parts) await movePart(transaction, part, home);
        await before();
      });
    },
    async discard() {
      await database.db.schema.dropSchema(schema).ifExists().cascade().execute();
      await database.close();
    },
  };
}

/** What the schemas that are filled are called first. */
const RESTORING = 'restoring_';

/** Removes what a restoring that was killed has left: it holds everybody's data. */
async function dropLeftOver(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname ~ ${`^${RESTORING}[0-9a-f]{32}$`}`.execute(
    db,
  );
  for (const { name } of rows) await db.schema.dropSchema(name).cascade().execute();
}

/** A table's indexes, constraints and triggers go along. */
async function movePart(db: Kysely<never>, { target }: Part, to: string): Promise<void> {
  await sql`alter ${sql.raw(target)} set schema ${sql.id(to)}`.execute(db);
}

/** The schema that keeps the tables of before, named as the folder that keeps the files. */
export function asideSchema(aside: string): string {
  return (aside.split('/').at(-1) ?? '').replace(/[^a-z0-9]+/gi, '_').toLowerCase();
}
