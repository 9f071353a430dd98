import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plansOf } from '../../database/testing/query-plans.ts';
import { DATABASE_KINDS, openTestDatabase } from '../testing/databases.ts';
import { submissionRow } from '../testing/submissions.ts';
import { requestsWithoutAnswer, unansweredSubmissions } from './attention.server.ts';
import { listInbox } from './list.server.ts';

const SUBMISSIONS = 4_000;
const BATCH = 500;

describe.each(DATABASE_KINDS)('what waits among thousands of submissions, on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const { db } = database;
    for (let start = 0; start < SUBMISSIONS; start += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, at) => ({
        ...submissionRow(at % 2 ? 'request' : 'contact', { now: start + at }),
        status: (start + at) % 40 < 2 ? ('new' as const) : ('done' as const),
      }));
      await db.insertInto('submissions').values(rows).execute();
    }
    if (kind === 'postgres') await db.executeQuery(CompiledQuery.raw('vacuum analyze submissions'));
  });
  afterAll(() => database.remove());

  it('is counted and listed by an index of what is not answered', async () => {
    const plans = await plansOf({ ...database, kind }, 'submissions', async (db) => {
      const { total, newest } = await unansweredSubmissions(db);
      expect([total, newest.length, newest[0]?.createdAt]).toEqual([200, 20, 3_961]);
      const requests = await requestsWithoutAnswer(db, 2_000);
      expect(requests.map(({ createdAt }) => createdAt).slice(0, 3)).toEqual([1, 41, 81]);
    });
    expect(plans).toHaveLength(3);
    for (const plan of plans) {
      expect(plan).toContain('submissions_unanswered');
      expect(plan).not.toMatch(/sort|temp b-tree/i);
    }
    expect(plans.filter((plan) => /covering index|index only scan/i.test(plan))).toHaveLength(1);
  });

  it.runIf(kind === 'sqlite')('is listed and counted without reading a text', async () => {
    const plans = await plansOf({ ...database, kind }, 'submissions', async (db) => {
      const page = { offset: 3_000, limit: 25 };
      const { rows, total } = await listInbox(db, { isUnread: true }, page);
      expect([total, rows.length]).toEqual([4_000, 25]);
    });
    const [counts, ids] = plans;
    expect(counts).toMatch(/covering index submissions_counted/i);
    expect(ids).toMatch(/covering index submissions_listed/i);
    for (const plan of [counts, ids]) expect(plan).not.toMatch(/temp b-tree/i);
  });
});
