import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  isScrubDue,
  markForScrub,
  openDatabase,
  scrub,
  type OpenDatabase,
} from './index.server.ts';
import { openPostgresDialect } from './postgres.server.ts';
import { createTestDatabase, DATABASE_KINDS } from './testing/test-database.ts';

interface Tables {
  notes: { text: string };
}

describe('a scrub of SQLite', () => {
  let directory = '';
  let database: OpenDatabase<Tables>;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'scrub-'));
    database = await openDatabase<Tables>({ dataDirectory: directory });
    await database.db.schema.createTable('notes').addColumn('text', 'text').execute();
    return async () => {
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    };
  });
  const run = (patience: number) => scrub(database.db, ['notes'], patience);
  const isDue = () => isScrubDue(database.db);
  const add = (text: string) => database.db.insertInto('notes').values({ text }).execute();

  it('is due after a mark and in a file of an older version, not in a new one', async () => {
    expect(await isDue()).toBe(false);
    await markForScrub(database.db);
    expect(await isDue()).toBe(true);
    expect(await run(0)).toBe(true);
    expect(await isDue()).toBe(false);
    const again = await openDatabase<Tables>({ dataDirectory: directory });
    expect(await isScrubDue(again.db)).toBe(false);
    await sql`pragma user_version = 0`.execute(again.db);
    await again.close();
    expect(await isDue()).toBe(true);
  });

  it('is not due if the transaction that marked it was rolled back', async () => {
    const failing = database.db.transaction().execute(async (transaction) => {
      await markForScrub(transaction);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await isDue()).toBe(false);
  });

  it('stays due when another process deletes meanwhile', async () => {
    await add('a');
    await markForScrub(database.db);
    const reader = new DatabaseSync(database.location);
    reader.exec('BEGIN');
    reader.prepare('SELECT * FROM notes').all();
    const scrubbing = run(5_000);
    const other = await openDatabase<Tables>({ dataDirectory: directory });
    await markForScrub(other.db);
    await other.close();
    reader.close();
    expect(await scrubbing).toBe(true);
    expect(await isDue()).toBe(true);
  });

  it.each(['BEGIN IMMEDIATE', 'BEGIN; SELECT * FROM notes'])(
    'blocks nobody and gives up in time while another program runs %s',
    async (statements) => {
      await add('a');
      await markForScrub(database.db);
      const other = new DatabaseSync(database.location);
      for (const statement of statements.split('; ')) {
        if (statement.startsWith('SELECT')) other.prepare(statement).all();
        else other.exec(statement);
      }
      let longest = 0;
      let last = performance.now();
      const look = () => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      };
      const timer = setInterval(look, 5);
      expect(await run(1_000)).toBe(false);
      look();
      clearInterval(timer);
      // SQLite's own wait, which holds up everybody, is five seconds.
      expect(longest).toBeLessThan(4_000);
      expect(await isDue()).toBe(true);
      other.close();
      const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(database.db);
      expect(rows[0]?.timeout).toBe(5_000);
      expect(await run(0)).toBe(true);
    },
  );

  it('leaves an empty write-ahead log and no free pages', async () => {
    for (let index = 0; index < 50; index += 1) await add('x'.repeat(2_000));
    await database.db.deleteFrom('notes').execute();
    const before = statSync(database.location).size + statSync(`${database.location}-wal`).size;
    expect(await run(0)).toBe(true);
    expect(statSync(`${database.location}-wal`).size).toBe(0);
    expect(statSync(database.location).size).toBeLessThan(before / 4);
    const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(
      database.db,
    );
    expect(rows[0]?.freelist_count).toBe(0);
  });
});

describe.runIf(DATABASE_KINDS.includes('postgres'))('a scrub of PostgreSQL', () => {
  /** An index whose entries take two seconds to make, once a row says so: a table that is large. */
  const slowTables: Migration = {
    async up(db: Kysely<unknown>) {
      for (const statement of [
        'create table notes (text text)',
        'create table others (text text)',
        'create table pauses (seconds integer)',
        `create function slow(text) returns text immutable language plpgsql set search_path from current
          as $$ begin perform pg_sleep(seconds) from pauses; return $1; end $$`,
        'create index notes_slow on notes (slow(text))',
      ])
        await sql.raw(statement).execute(db);
    },
  };

  it('is never marked as due', async () => {
    const database = await createTestDatabase<Tables>('postgres', { '0001-slow': slowTables });
    onTestFinished(() => database.remove());
    await markForScrub(database.db);
    expect(await isScrubDue(database.db)).toBe(false);
  });

  it('takes as long as its tables are large, and leaves the limit of other statements', async () => {
    const database = await createTestDatabase<Tables & { others: { text: string } }>('postgres', {
      '0001-slow': slowTables,
    });
    onTestFinished(() => database.remove());
    await database.db.insertInto('notes').values({ text: 'a' }).execute();
    await sql`insert into pauses values (2)`.execute(database.db);
    const limited = new Kysely<Tables & { others: { text: string } }>(
      openPostgresDialect(database.location, 1_000),
    );
    onTestFinished(() => limited.destroy());
    expect(await scrub(limited, ['notes', 'others'], 20_000)).toBe(true);
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(
      limited,
    );
    expect(rows).toEqual([{ statement_timeout: '1s' }]);
  });
});

it('every connection overwrites what it deletes', async () => {
  const database = await openDatabase<Tables>({
    dataDirectory: mkdtempSync(join(tmpdir(), 'scrub-')),
  });
  const { rows } = await sql<{ secure_delete: number }>`pragma secure_delete`.execute(database.db);
  expect(rows).toEqual([{ secure_delete: 1 }]);
  await database.close();
  rmSync(join(database.location, '..'), { recursive: true });
});
