import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from './kind.server.ts';
import type { Connections } from './connections.server.ts';
import { migrate } from './migrate.server.ts';
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
}

/**
 * How long one statement of a migration may take, including the wait for another process's
 * migration, milliseconds.
 */
const MIGRATION_LIMIT = 10 * 60_000;

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
  { migrations, isPatient, isReader, watch, onWait }: DatabaseOptions,
): Promise<OpenDatabase<Tables>> {
  const [{ openPostgresDialect, postgresDialect }, { waitForPostgres }] = await Promise.all([
    import('./postgres.server.ts'),
    import('./wait-for-postgres.server.ts'),
  ]);
  await waitForPostgres(url, onWait);
  if (migrations) {
    const patient = new Kysely<Tables>({ dialect: postgresDialect(url, MIGRATION_LIMIT) });
    await migrate(patient, migrations).finally(() => patient.destroy());
  }
  const limit = isPatient ? MIGRATION_LIMIT : undefined;
  const { dialect, connections } = openPostgresDialect(url, limit, isReader);
  const db = new Kysely<Tables>({ dialect, log: kyselyLog(watch) });
  return { db, kind: 'postgres', location: url, connections, close: () => db.destroy() };
}

async function openSqlite<Tables>({
  dataDirectory,
  migrations,
  isReader,
  watch,
}: DatabaseOptions): Promise<OpenDatabase<Tables>> {
  const { openSqliteFile, sqliteDialect } = await import('./sqlite.server.ts');
  const location = join(dataDirectory, 'sobremesa.sqlite');
  const file = openSqliteFile(location, isReader);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file), log: kyselyLog(watch) });
  const close = async () => {
    await db.destroy();
    // Kysely closes what it has used; one that never ran a query is still open.
    if (file.isOpen) file.close();
  };
  if (migrations) await migrate(db, migrations);
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

/** A dedicated connection to PostgreSQL, for what a pool cannot do: `listen`. */
export async function connectToPostgres(url: string) {
  const { connectionSettings, PostgresClient } = await import('./postgres-client.server.ts');
  return new PostgresClient(connectionSettings(url));
}

/** A connection to PostgreSQL outside the pool, see `PostgresClient`. */
export type PostgresConnection = Awaited<ReturnType<typeof connectToPostgres>>;
