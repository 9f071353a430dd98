import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from './kind.server.ts';
import { MIGRATION_LIMIT } from './limits.server.ts';
import { executedMigrations, migrate } from './migrate.server.ts';
import type { Connections } from './postgres.server.ts';
import { readyWordIndexes } from './scrub.server.ts';
import { NoDatabaseError } from './unavailable.server.ts';
import { kyselyLog, type WatchStatements } from './watch.server.ts';

/** An open database of tables `Tables`, and which kind it is where SQL differs. */
export interface OpenDatabase<Tables> {
  readonly db: Kysely<Tables>;
  readonly kind: DatabaseKind;
  /** Where it is: the file of SQLite or the URL of PostgreSQL. */
  readonly location: string;
  /** How many connections do what just now; undefined without a pool of them. */
  readonly connections?: () => Connections;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…`; without it SQLite in the data folder. */
  readonly url?: string | undefined;
  readonly dataDirectory: string;
  /** Run before it is used, see `migrate`. */
  readonly migrations?: Readonly<Record<string, Migration>>;
  /** Is it only read, since somebody else writes it? A write then fails (on SQLite). */
  readonly isReader?: boolean;
  /** May a statement take as long as one of a migration? */
  readonly isPatient?: boolean;
  /** Is told of every statement. */
  readonly watch?: WatchStatements | undefined;
  /** Called once, with the reason, when PostgreSQL is away and waited for. */
  readonly onWait?: (reason: string) => void;
  /** Must there be a database of the product already? Without one it rejects with `NoDatabaseError`. */
  readonly mustExist?: boolean | undefined;
  /** Called with the path of the copy that was made of SQLite's file before it was migrated. */
  readonly onCopy?: ((path: string) => void) | undefined;
}

/** How often old copies are looked for, milliseconds. */
const DAY = 24 * 60 * 60_000;

/** The file of SQLite in the data folder. */
export const SQLITE_FILE = 'sobremesa.sqlite';

/** Which database the options name, as people are told: without a password. */
export function describeDatabase({ url, dataDirectory }: DatabaseOptions): string {
  if (url === undefined) return join(dataDirectory, SQLITE_FILE);
  if (!URL.canParse(url)) return 'the PostgreSQL of DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}

function noneThere(options: DatabaseOptions): NoDatabaseError {
  return new NoDatabaseError(
    `There is no database at ${describeDatabase(options)}: set DATA_DIR or DATABASE_URL as the site ` +
      'has it, or start the site once.',
  );
}

/**
 * Opens the database that the configuration names. Waits half a minute for a PostgreSQL that is
 * away, as while the host starts; after that, or when it refuses, rejects with `NoDatabaseError`.
 */
export async function openDatabase<Tables>(
  options: DatabaseOptions,
): Promise<OpenDatabase<Tables>> {
  return options.url ? openPostgres(options.url, options) : openSqlite(options);
}

async function openPostgres<Tables>(
  url: string,
  options: DatabaseOptions,
): Promise<OpenDatabase<Tables>> {
  const { migrations, isPatient, isReader, watch, onWait, mustExist } = options;
  const [{ openPostgresDialect }, { waitForPostgres }] = await Promise.all([
    import('./postgres.server.ts'),
    import('./wait-for-postgres.server.ts'),
  ]);
  await waitForPostgres(url, onWait);
  if (migrations) {
    const patient = new Kysely<Tables>(openPostgresDialect(url, MIGRATION_LIMIT));
    try {
      if (mustExist && (await executedMigrations(patient)).length === 0) throw noneThere(options);
      await migrate(patient, migrations);
    } finally {
      await patient.destroy();
    }
  }
  const limit = isPatient ? MIGRATION_LIMIT : undefined;
  const { dialect, connections } = openPostgresDialect(url, limit, isReader);
  const db = new Kysely<Tables>({ dialect, log: kyselyLog(watch) });
  return { db, kind: 'postgres', location: url, connections, close: () => db.destroy() };
}

async function openSqlite<Tables>(options: DatabaseOptions): Promise<OpenDatabase<Tables>> {
  const { dataDirectory, migrations, isReader, watch, mustExist, onCopy } = options;
  const [{ openSqliteFile, sqliteDialect }, { copyBeforeUpgrade, removeOldCopies }] =
    await Promise.all([import('./sqlite.server.ts'), import('./upgrade-copies.server.ts')]);
  const location = join(dataDirectory, SQLITE_FILE);
  if (mustExist && !existsSync(location)) throw noneThere(options);
  const file = openSqliteFile(location, isReader);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file), log: kyselyLog(watch) });
  const tidying = isReader
    ? undefined
    : setInterval(() => removeOldCopies(dataDirectory), DAY).unref();
  const close = async () => {
    clearInterval(tidying);
    await db.destroy();
    // Kysely closes what it has used; one that never ran a query is still open.
    if (file.isOpen) file.close();
  };
  if (migrations) {
    removeOldCopies(dataDirectory);
    const beforeChange = () => {
      const copy = copyBeforeUpgrade(location, dataDirectory);
      onCopy?.(copy);
    };
    await migrate(db, migrations, { beforeChange }).catch(async (error: unknown) => {
      await close();
      throw error;
    });
  }
  if (!isReader) await readyWordIndexes(db);
  return { db, kind: 'sqlite', location, close };
}

/** A new SQLite database in memory, migrated; it is gone once closed. */
export async function openMemoryDatabase<Tables>(
  migrations: Readonly<Record<string, Migration>>,
): Promise<Pick<OpenDatabase<Tables>, 'db' | 'close'>> {
  const { openSqliteFile, sqliteDialect } = await import('./sqlite.server.ts');
  const db = new Kysely<Tables>({ dialect: sqliteDialect(openSqliteFile(':memory:')) });
  await migrate(db, migrations);
  return { db, close: () => db.destroy() };
}

/**
 * A dedicated connection to PostgreSQL, for what a pool cannot do: `listen`. A statement on it is given
 * up after `statementLimit` milliseconds.
 */
export async function connectToPostgres(url: string, statementLimit?: number) {
  const { connectionSettings, PostgresClient } = await import('./postgres-client.server.ts');
  return new PostgresClient(connectionSettings(url, statementLimit));
}

/** A connection to PostgreSQL outside the pool, see `PostgresClient`. */
export type PostgresConnection = Awaited<ReturnType<typeof connectToPostgres>>;
