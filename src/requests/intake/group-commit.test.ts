import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Transaction } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubmissionTables } from '../tables.server.ts';
import { QueueFullError } from '../../http/index.server.ts';
import { silentLog } from '../../log/index.server.ts';
import {
  countRows,
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from '../testing/databases.ts';
import { startIntake } from '../testing/intake.ts';
import { FORMS } from '../testing/submissions.ts';
import { BATCH_LIMIT, createGroupCommit, QUEUE_LIMIT } from './group-commit.server.ts';

let database: TestDatabase;

const insert = (transaction: Transaction<SubmissionTables>) =>
  transaction
    .insertInto('submissions')
    .values({
      id: randomUUID(),
      kind: 'contact',
      locale: 'es',
      data: '{}',
      email: null,
      created_at: 0,
    })
    .execute();

describe.each(DATABASE_KINDS)('writes that share a commit, on %s', (kind) => {
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    return () => database.remove();
  });

  it('writes what waits together, and answers after the commit', async () => {
    const transaction = vi.spyOn(database.db, 'transaction');
    const { run } = createGroupCommit(database.db);
    const seen = await Promise.all(
      Array.from({ length: BATCH_LIMIT + 5 }, async (_, index) => {
        await run(insert);
        const { submissions } = await countRows(database.db);
        return { index, submissions };
      }),
    );
    expect(transaction).toHaveBeenCalledTimes(2);
    for (const { index, submissions } of seen) expect(submissions).toBeGreaterThan(index);
  });

  it('lets one that fails fail alone', async () => {
    const { run } = createGroupCommit(database.db);
    const bad = async (transaction: Transaction<SubmissionTables>) => {
      await insert(transaction);
      await sql`select * from no_such_table`.execute(transaction);
    };
    const results = await Promise.allSettled([run(insert), run(insert), run(bad), run(insert)]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await countRows(database.db)).toMatchObject({ submissions: 3 });
  });

  it('refuses more than the queue holds, and goes on afterwards', async () => {
    const { run } = createGroupCommit(database.db);
    const jobs = Array.from({ length: QUEUE_LIMIT + 1 }, () => run(async () => 1));
    const results = await Promise.allSettled(jobs);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([{ status: 'rejected', reason: expect.any(QueueFullError) }]);
    expect(await run(async () => 2)).toBe(2);
  });
});

describe('a database that cannot write', () => {
  const writes = ['submissions', 'deliveries', 'idempotency_keys', 'allergies', 'captcha_nonces'];
  const fields = { ...FORMS.request, allergy: 'Nueces', allergyConsent: true };
  let site: ReturnType<typeof startIntake>;
  let reasons: unknown[];

  beforeEach(async () => {
    database = await openTestDatabase('sqlite');
    reasons = [];
    const used = () => ({ nonce: randomUUID(), expiresAt: Date.now() + 60_000 });
    site = startIntake(database, {
      log: { ...silentLog, error: (_, fields) => void reasons.push(fields?.['reason']) },
      captcha: {
        provider: 'altcha',
        verify: async () => ({ ok: true, used: used() }),
        ask: async () => ({ question: '', token: '' }),
        check: () => ({ ok: false }),
        routes: {} as never,
      },
    });
    return () => database.remove();
  });

  const post = (number = 0) =>
    site.json(
      '/api/requests',
      { ...fields, message: `n${number}`, captcha: 'x' },
      { 'idempotency-key': `key-of-form-${number}` },
    );
  const nothing = { submissions: 0, deliveries: 0, idempotency_keys: 0, allergies: 0 };
  const run = (statement: string) => sql.raw(statement).execute(database.db);

  async function expectFailure(undo: () => Promise<unknown>) {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => post(number)));
    for (const answer of answers) {
      expect([answer.status, await answer.text()]).toEqual([503, 'Service Unavailable']);
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    expect(await countRows(database.db)).toEqual(nothing);
    await undo();
    // The same form, sent again, goes through.
    expect((await post()).status).toBe(201);
    expect(await countRows(database.db)).toMatchObject({ submissions: 1, deliveries: 2 });
  }

  it('answers 503 when it is read-only', async () => {
    await run('PRAGMA query_only = ON');
    await expectFailure(() => run('PRAGMA query_only = OFF'));
  });

  it('answers 503 when the disk is full', async () => {
    await run('PRAGMA max_page_count = 1');
    await run('CREATE TABLE filler (x BLOB)').catch(() => undefined);
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(database.db);
    const full = rows[0]?.page_count ?? 0;
    await run(`PRAGMA max_page_count = ${full}`);
    const long = { ...fields, message: 'x'.repeat(9_000), captcha: 'x' };
    expect((await site.json('/api/requests', long)).status).toBe(503);
    expect(await countRows(database.db)).toEqual(nothing);
    await run('PRAGMA max_page_count = 1000000');
    expect((await site.json('/api/requests', long)).status).toBe(201);
  });

  it('answers 503 when another process holds it', async () => {
    const other = new DatabaseSync(database.location);
    await run('PRAGMA busy_timeout = 0');
    other.exec('BEGIN IMMEDIATE');
    await expectFailure(async () => other.exec('ROLLBACK'));
    other.close();
  });

  it.each(writes)('answers 503 when %s cannot be written', async (table) => {
    await run(`CREATE TRIGGER broken BEFORE INSERT ON ${table}
      BEGIN SELECT RAISE(ABORT, 'broken'); END`);
    await expectFailure(() => run('DROP TRIGGER broken'));
  });

  it('answers 503 to the whole batch when the database leaves the transaction, as a full disk has it, and logs why', async () => {
    await run(`CREATE TRIGGER broken BEFORE INSERT ON deliveries
      WHEN (SELECT count(*) FROM submissions) = 5 BEGIN SELECT RAISE(ROLLBACK, 'broken'); END`);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => post(number)));
    const statuses = answers.map(({ status }) => status);
    const { submissions, deliveries } = await countRows(database.db);
    expect(statuses).toContain(503);
    expect(new Set(reasons)).toEqual(new Set(['Error ERR_SQLITE_ERROR broken']));
    expect(submissions).toBe(statuses.filter((status) => status === 201).length);
    expect(deliveries).toBe(submissions * 2);
  });
});
