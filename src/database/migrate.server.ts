import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';

/**
 * Migrates the database to the latest version. Each module has its own migrations, named `{four
 * digits}-{module}-{what}`; they run in the order of their names, once, all or none: a loss of power in
 * the middle leaves the database as it was. Several processes that start at the same time wait for one another. `schema` is that of the
 * connection where it is not PostgreSQL's own.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
  schema?: string,
): Promise<void> {
  const work = async (connection: Kysely<Tables>) => {
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => ({ ...migrations }) },
      allowUnorderedMigrations: true,
      ...(schema !== undefined && { migrationTableSchema: schema }),
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error(String(error));
  };
  // Kysely itself puts them into a transaction on PostgreSQL, and not on SQLite.
  if (db.getExecutor().adapter.supportsTransactionalDdl) return work(db);
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      await work(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}
