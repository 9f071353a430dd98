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

/** A migration that writes texts anew with letters spelt otherwise; both in lower case. */
export function respellMigration(
  table: string,
  column: string,
  letters: Readonly<Record<string, string>>,
): Migration {
  const spelt = Object.entries(letters).reduce(
    (text, [letter, spelling]) => `replace(${text}, '${letter}', '${spelling}')`,
    column,
  );
  return sqlMigration(`update ${table} set ${column} = ${spelt} where ${column} <> ${spelt}`);
}
