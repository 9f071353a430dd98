import { sql, type QueryExecutorProvider } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Runs statements of SQL in their order; an empty line parts one from the next. */
export async function runSql(db: QueryExecutorProvider, statements: string): Promise<void> {
  for (const statement of statements.trim().split(/\n\s*\n/)) await sql.raw(statement).execute(db);
}

/** A migration of statements that SQLite and PostgreSQL both understand, see `runSql`. */
export function sqlMigration(statements: string): Migration {
  return { up: (db) => runSql(db, statements) };
}
