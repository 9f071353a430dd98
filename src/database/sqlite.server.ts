import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteDialect, type Dialect, type SqliteDatabase } from 'kysely';

/** How long a write waits for another process's write before it fails, milliseconds. */
const BUSY_TIMEOUT = 5_000;

/**
 * Opens a SQLite file for durable work: WAL, and an fsync at every commit, so that what was
 * answered as stored survives a loss of power.
 */
export function openSqliteFile(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  return database;
}

/** Kysely's dialect over Node's own SQLite. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return new SqliteDialect({ database: asKyselyDatabase(database) });
}

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = database.prepare(sql);
      const prepared = {
        reader: statement.columns().length > 0,
        all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
        run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
        iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
      };
      if (statements.size < STATEMENTS_KEPT) statements.set(sql, prepared);
      return prepared;
    },
  };
}

/** Prepared statements are kept up to this many; the code writes far fewer different ones. */
const STATEMENTS_KEPT = 200;
