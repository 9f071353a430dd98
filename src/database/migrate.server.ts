import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { isSqlite } from './kind.server.ts';
import { MIGRATION_LIMIT } from './limits.server.ts';
import { NoDatabaseError } from './unavailable.server.ts';
import { withoutWaiting } from './without-waiting.server.ts';

/** Kysely's table of the migrations that a database has had. */
const MIGRATION_TABLE = 'kysely_migration';

/** Pause between two attempts to begin while another process writes, milliseconds. */
const PAUSE = 100;

type Migrations = Readonly<Record<string, Migration>>;

interface MigrateOptions {
  /**
   * Called before a database that is in use already is changed, while no other process can write to
   * it on SQLite. If it throws, nothing is changed.
   */
  readonly beforeChange?: (() => void) | undefined;
}

/**
 * Migrates the database to the latest version. Each module has its own migrations, named `{four
 * digits}-{module}-{what}`; they run in the order of their names, once, all or none. Several
 * processes that start at the same time wait for one another.
 *
 * A name that ends in `+` says that the migration only adds: an older build works beside it. So a
 * build goes on over a database that has had such migrations of a newer one, and rejects with
 * `NewerDatabaseError` when it has had others.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  migrations: Migrations,
  { beforeChange }: MigrateOptions = {},
): Promise<void> {
  const before = await executedMigrations(db);
  refuseNewer(before, migrations);
  if (!isAnyPending(before, migrations)) return;
  const work = async (connection: Kysely<Tables>) => {
    const executed = await executedMigrations(connection);
    refuseNewer(executed, migrations);
    if (executed.length > 0 && isAnyPending(executed, migrations)) beforeChange?.();
    // Kysely refuses a database whose migrations it does not know all.
    const others = executed.filter((name) => !Object.hasOwn(migrations, name));
    const schema = isSqlite(connection) ? undefined : await schemaOf(connection);
    const migrator = new Migrator({
      db: connection,
      provider: {
        getMigrations: async () => ({
          ...Object.fromEntries(others.map((name) => [name, NOTHING])),
          ...migrations,
        }),
      },
      allowUnorderedMigrations: true,
      ...(schema && { migrationTableSchema: schema }),
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error(String(error));
  };
  // Kysely locks PostgreSQL itself, and SQLite not at all.
  await (isSqlite(db) ? alone(db, work) : work(db));
}

const NOTHING: Migration = { async up() {} };

/** A newer build has changed the database in ways that this one does not know. */
export class NewerDatabaseError extends NoDatabaseError {
  override name = 'NewerDatabaseError';
  constructor(names: readonly string[]) {
    super(
      `A newer version of the product has changed this database (${names.join(', ')}), and this ` +
        'version cannot use it: run the newer version, or bring back the copy that was made before ' +
        'the upgrade (docs/operations.md, "Going back").',
    );
  }
}

function refuseNewer(executed: readonly string[], migrations: Migrations): void {
  const unknown = executed.filter((name) => !Object.hasOwn(migrations, name));
  const breaking = unknown.filter((name) => !name.endsWith('+'));
  if (breaking.length > 0) throw new NewerDatabaseError(breaking);
}

function isAnyPending(executed: readonly string[], migrations: Migrations): boolean {
  return Object.keys(migrations).some((name) => !executed.includes(name));
}

/** The names of the migrations that a database has had; none when it is empty. */
export async function executedMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const found = isSqlite(db)
    ? sql`select name from sqlite_master where type = 'table' and name = ${MIGRATION_TABLE}`
    : sql`select 1 where to_regclass(${MIGRATION_TABLE}) is not null`;
  if ((await found.execute(db)).rows.length === 0) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * PostgreSQL's schema that our tables are in, or will be: unless Kysely is told, it takes another
 * schema's tables of its own for ours, such as those that a restoring fills.
 */
async function schemaOf<Tables>(db: Kysely<Tables>): Promise<string | null | undefined> {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(
      (select nspname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where pg_class.oid = to_regclass(${MIGRATION_TABLE})),
      current_schema()) as name`.execute(db);
  return rows[0]?.name;
}

/** Runs work in a transaction that lets no other process write to SQLite's file meanwhile. */
async function alone<Tables>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await beginAlone(connection);
    try {
      await work(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

/** Waits without blocking the thread, on which the other may be at work, too. */
async function beginAlone<Tables>(connection: Kysely<Tables>): Promise<void> {
  const end = Date.now() + MIGRATION_LIMIT;
  const begin = async () => {
    await sql`begin immediate`.execute(connection);
    return true;
  };
  while (!(await withoutWaiting(connection, begin))) {
    if (Date.now() > end)
      throw new NoDatabaseError(
        'The database stays locked by another program: stop it, and start again.',
      );
    await wait(PAUSE);
  }
}
