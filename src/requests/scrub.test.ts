import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { isScrubDue } from '../database/index.server.ts';
import { DATABASE_KINDS } from './testing/databases.ts';
import { FORMS } from './testing/submissions.ts';
import { givenTraces, PERSON } from './testing/traces.ts';

describe.each(DATABASE_KINDS)('the scrub after an erasure or housekeeping, on %s', (kind) => {
  const { database, lines, send, erase, housekeeping, found } = givenTraces(kind);

  describe.runIf(kind === 'sqlite')('in SQLite’s files', () => {
    it('also while another process has the database open', async () => {
      await send({ ...FORMS.request, ...PERSON });
      const child = spawn(process.execPath, ['--no-warnings', '-e', READER], {
        stdio: ['pipe', 'pipe', 'inherit'],
        env: { FILE: database().location },
      });
      await once(child.stdout, 'data');
      expect(await found()).not.toEqual([]);
      expect(await erase()).toMatchObject({ submissions: 1, isScrubbed: true });
      expect(await found()).toEqual([]);
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    });

    it('says when a reader keeps the log of writes, and does it once the reader is gone', async () => {
      await send({ ...FORMS.request, ...PERSON });
      const reader = new DatabaseSync(database().location);
      reader.exec('BEGIN');
      reader.prepare('SELECT count(*) FROM submissions').get();
      const startedAt = performance.now();
      expect(await erase(PERSON.email, 300)).toMatchObject({ submissions: 1, isScrubbed: false });
      expect(performance.now() - startedAt).toBeLessThan(5_000);
      expect(await found()).not.toEqual([]);
      await housekeeping(Date.now(), 300);
      expect(lines.join('')).toContain('"level":"warn"');
      reader.close();
      await housekeeping(Date.now());
      expect(await found()).toEqual([]);
      expect(await isScrubDue(database().db)).toBe(false);
    });

    it('what an older version left there goes once, with the first housekeeping', async () => {
      expect(await isScrubDue(database().db)).toBe(false);
      for (let round = 0; round < 30; round += 1) {
        await send({ ...FORMS.request, ...PERSON, email: `${round}-${PERSON.email}` });
      }
      leaveBytes(database().location, 'DELETE FROM submissions');
      await sql`pragma user_version = 0`.execute(database().db);
      expect(await found()).not.toEqual([]);
      await housekeeping(Date.now());
      expect(await found()).toEqual([]);
      expect(await isScrubDue(database().db)).toBe(false);
    });

    it('what lies there still goes with an erasure that finds nobody', async () => {
      await send({ ...FORMS.request, ...PERSON });
      leaveBytes(database().location, 'DELETE FROM submissions');
      expect(await found()).not.toEqual([]);
      expect(await erase()).toMatchObject({ submissions: 0, isScrubbed: true });
      expect(await found()).toEqual([]);
    });

    it('and a crash between the removal and the overwriting is made good', async () => {
      await send({ ...FORMS.request, ...PERSON });
      const reader = new DatabaseSync(database().location);
      reader.exec('BEGIN');
      reader.prepare('SELECT count(*) FROM submissions').get();
      await erase(PERSON.email, 0);
      reader.close();
      const again = await database().again();
      expect(await isScrubDue(again.db)).toBe(true);
      await again.close();
    });
  });

  it.runIf(kind === 'postgres')(
    'an older transaction that may still see it is waited for',
    async () => {
      await send({ ...FORMS.request, ...PERSON });
      const reading = database().db.transaction().setIsolationLevel('repeatable read');
      await reading.execute(async (reader) => {
        await sql`select 1`.execute(reader);
        expect(await erase(PERSON.email, 200)).toMatchObject({ submissions: 1, isScrubbed: false });
      });
      expect(await erase(PERSON.email, 10_000)).toMatchObject({ isScrubbed: true });
      expect(await found()).toEqual([]);
    },
  );

  it.runIf(kind === 'postgres')(
    'a transaction that writes in another database is waited for',
    async () => {
      await send({ ...FORMS.request, ...PERSON });
      const url = new URL(database().location);
      url.pathname = '/template1';
      url.search = '';
      const elsewhere = new Client({ connectionString: url.href });
      await elsewhere.connect();
      try {
        await elsewhere.query('begin');
        await elsewhere.query('select pg_current_xact_id()');
        expect(await erase(PERSON.email, 200)).toMatchObject({ submissions: 1, isScrubbed: false });
        await elsewhere.query('rollback');
        expect(await erase(PERSON.email, 10_000)).toMatchObject({ isScrubbed: true });
        expect(await found()).toEqual([]);
      } finally {
        await elsewhere.end();
      }
    },
  );

  it.runIf(kind === 'postgres')(
    'the rewriting does not queue behind a reader for long',
    async () => {
      const { db } = database();
      await send({ ...FORMS.request, ...PERSON });
      await db.transaction().execute(async (reader) => {
        await reader.selectFrom('submissions').selectAll().execute();
        await reader.selectFrom('deliveries').selectAll().execute();
        const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(reader);
        expect(rows).toHaveLength(1);
        await db.deleteFrom('captcha_nonces').execute();
        expect(await erase(PERSON.email, 0)).toMatchObject({ submissions: 1, isScrubbed: false });
      });
      expect(await erase()).toMatchObject({ submissions: 0, isScrubbed: true });
      expect(await found()).toEqual([]);
    },
  );
});

/** Reads the database once, says so, and keeps it open until its input ends. */
const READER = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.env.FILE);
  database.prepare('SELECT count(*) FROM submissions').get();
  process.stdout.write('open');
  process.stdin.on('end', () => database.close()).resume();
`;

/** Deletes as an older version did: without overwriting. */
function leaveBytes(file: string, statement: string): void {
  const older = new DatabaseSync(file, { timeout: 5_000 });
  older.exec('PRAGMA foreign_keys = ON; PRAGMA secure_delete = OFF');
  older.exec(statement);
  older.close();
}
