import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { migrate } from '../../src/database/migrate.server.ts';
import { openSqliteFile, sqliteDialect } from '../../src/database/sqlite.server.ts';
import { submissionMigrations } from '../../src/requests/migrations.server.ts';
import type { SubmissionTables } from '../../src/requests/tables.server.ts';

/** Injects a fault and returns how to remove it; a fault that throws fails the statement itself. */
export type Fault = (database: DatabaseSync, file: string) => () => void;

/** Ways in which a database refuses to write; all but the last are SQLite's own errors. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'disk full': (database) => {
    const pages = Number(database.prepare('PRAGMA page_count').get()?.['page_count']);
    database.exec(`PRAGMA max_page_count = ${pages}`);
    return () => database.exec('PRAGMA max_page_count = 1073741823');
  },
  'read-only': (database) => {
    database.exec('PRAGMA query_only = ON');
    return () => database.exec('PRAGMA query_only = OFF');
  },
  busy: (_database, file) => {
    const other = new DatabaseSync(file, { timeout: 0 });
    try {
      other.exec('BEGIN IMMEDIATE');
    } catch {
      // The submission already holds the lock, so this connection is the one that finds it busy.
    }
    return () => other.close();
  },
  'input/output error': () => {
    throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
  },
};

/** Opens a database that can be armed to fail at a certain statement. */
export async function openFaulty(folder: string) {
  const file = join(folder, 'faulty.sqlite');
  const database = openSqliteFile(file);
  database.exec('PRAGMA busy_timeout = 0');
  let statements = 0;
  let armed: { at: number; fault: Fault } | undefined;
  let mend: (() => void) | undefined;

  function step() {
    statements += 1;
    if (armed === undefined || statements !== armed.at) return;
    const { fault } = armed;
    armed = undefined;
    mend = fault(database, file);
  }
  const watched = (statement: StatementSync) =>
    new Proxy(statement, {
      get(target, name: 'all' | 'run' | 'iterate' | 'columns') {
        const method = target[name] as (...values: unknown[]) => unknown;
        return (...values: unknown[]) => {
          if (name !== 'columns') step();
          return method.apply(target, values);
        };
      },
    });
  const proxy = new Proxy(database, {
    get(target, name: keyof DatabaseSync) {
      if (name === 'prepare') return (sql: string) => watched(target.prepare(sql));
      const value = target[name];
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
    },
  });
  const db = new Kysely<SubmissionTables>({ dialect: sqliteDialect(proxy) });
  await migrate(db, submissionMigrations);
  const reader = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  const isStored = reader.prepare('SELECT 1 FROM submissions WHERE id = ?');
  return {
    db,
    /** The number of statements since the last call. */
    countStatements() {
      const count = statements;
      statements = 0;
      return count;
    },
    arm(at: number, fault: Fault) {
      statements = 0;
      armed = { at, fault };
    },
    mend() {
      armed = undefined;
      mend?.();
      mend = undefined;
    },
    /** Whether the submission is visible to another connection. */
    has: (id: string) => isStored.get(id) !== undefined,
    async close() {
      reader.close();
      await db.destroy();
    },
  };
}
