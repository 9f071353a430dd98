import { chmodSync, closeSync, lstatSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteDialect, type Dialect, type SqliteDatabase } from 'kysely';
import { makeFolderNow } from '../files/index.server.ts';
import { SCRUBBED } from './scrub.server.ts';

/** How long a write waits for another process's write before it fails, milliseconds. */
const BUSY_TIMEOUT = 5_000;

/**
 * Of the file's pages, kept in memory, KiB (SQLite's own default is 2,000); the system keeps the file in
 * any case. Who only reads keeps what it has made of them.
 */
const CACHE = { reader: 256, writer: 512 };

/**
 * Opens a SQLite file for durable work: WAL, and an fsync at every commit, so that what was
 * acknowledged as stored survives a loss of power. What is deleted is overwritten; only its owner
 * can access the file, and SQLite gives the write-ahead log the same mode. Who only reads waits for
 * no lock, since readers of a write-ahead log need none.
 */
export function openSqliteFile(file: string, isReader = false): DatabaseSync {
  const isNew = file === ':memory:' || makeFile(file);
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  if (isReader) {
    database.exec('PRAGMA query_only = ON');
    database.exec(`PRAGMA cache_size = -${CACHE.reader}`);
    return database;
  }
  database.exec(`PRAGMA cache_size = -${CACHE.writer}`);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('PRAGMA secure_delete = ON');
  if (isNew) database.exec(`PRAGMA user_version = ${SCRUBBED}`);
  return database;
}

/**
 * Creates an empty file that only its owner can access, and returns true; or removes others' access
 * to an existing one.
 */
function makeFile(file: string): boolean {
  makeFolderNow(dirname(file));
  try {
    closeSync(openSync(file, 'wx', 0o600));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if (mode & 0o077) removeOthersAccess(path, mode);
  }
  return false;
}

function removeOthersAccess(path: string, mode: number): void {
  try {
    chmodSync(path, mode & 0o700);
  } catch (error) {
    // It is gone meanwhile, or another user's: opening it will tell whether we may.
    if (!['ENOENT', 'EPERM'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
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
      const bind = (values: readonly unknown[]) => {
        // A statement holds what was bound to it until it is run again or freed.
        if (values.some(isLong)) statements.delete(sql);
        return values as SQLInputValue[];
      };
      // A full disk has ended the transaction already: what is told is that, not that there is none left.
      const isOver = () => sql === 'rollback' && !database.isTransaction;
      const prepared = {
        reader: statement.columns().length > 0,
        all: (values: readonly unknown[]) => statement.all(...bind(values)),
        run: (values: readonly unknown[]) =>
          isOver() ? NOTHING_CHANGED : statement.run(...bind(values)),
        iterate: (values: readonly unknown[]) => statement.iterate(...bind(values)),
      };
      if (statements.size < CACHED_STATEMENTS) statements.set(sql, prepared);
      return prepared;
    },
  };
}

const NOTHING_CHANGED = { changes: 0, lastInsertRowid: 0 };

/** Is it a text or bytes that nobody should hold without need? */
function isLong(value: unknown): boolean {
  const isSized = typeof value === 'string' || value instanceof Uint8Array;
  return isSized && value.length > LONG;
}

/** Characters or bytes. */
const LONG = 2_048;

/** How many prepared statements are cached; the code uses far fewer. */
const CACHED_STATEMENTS = 200;
