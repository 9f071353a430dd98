import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../../log/index.server.ts';
import { createFakeClock, settler } from '../testing/clock.ts';
import { openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { storeSubmission } from '../testing/submissions.ts';
import { MailError } from '../../email/index.server.ts';
import type { Deliver, Queue } from './delivery.server.ts';
import { startOutbox, type Outbox } from './outbox.server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const taken: Deliver = async () => ({ delivered: true, answer: '250 OK' });

// On SQLite alone: it answers within a turn of the event loop, so that a fake clock can tell when the
// queues are idle. Only claiming differs on PostgreSQL, see outbox.test.ts.
describe('while the mail is down', () => {
  let database: TestDatabase;
  let time: ReturnType<typeof createFakeClock>;
  let outbox: Outbox | undefined;
  beforeEach(async () => {
    time = createFakeClock();
    database = await openTestDatabase('sqlite');
    // A day of attempts without waiting for the disk.
    await sql`pragma synchronous = off`.execute(database.db);
  });
  afterEach(async () => {
    await outbox?.stop();
    await database.remove();
  });

  function start(deliver: Deliver): void {
    const channels = { 'owner-email': deliver, 'visitor-email': deliver };
    const queues: Queue[] = [{ name: 'emails', concurrency: 4, channels }];
    const options = { db: database.db, queues, log: silentLog };
    outbox = startOutbox({ ...options, clock: time, pollInterval: HOUR });
  }
  const advance = (milliseconds: number) => time.advance(milliseconds, settler(database.db, time));
  const rows = () => database.db.selectFrom('deliveries').selectAll().execute();
  const states = async () => (await rows()).map(({ state }) => state);
  const areAll = async (state: string) => (await states()).every((each) => each === state);

  test('tries again after 5, 10, 20 s, and keeps count and answer', async () => {
    const at: number[] = [];
    const began = time.now();
    await storeSubmission(database.db, { now: began, channels: ['visitor-email'] });
    const busy: Deliver = async () => {
      at.push((time.now() - began) / 1_000);
      throw new MailError('450 greylisted', 'recipient');
    };
    start(busy);
    await advance(160_000);
    expect(at).toEqual([0, 5, 15, 35, 75, 155]);
    expect(await rows()).toMatchObject([
      { state: 'waiting', attempts: 6, last_answer: '450 greylisted' },
    ]);
  });

  test('after a day, all goes within five minutes of its return', async () => {
    let isUp = false;
    const doneAt: number[] = [];
    const deliver: Deliver = async () => {
      if (!isUp) throw new MailError('connect ECONNREFUSED', 'service');
      doneAt.push(time.now());
      return { delivered: true, answer: '250 OK' };
    };
    start(deliver);
    for (let hour = 0; hour < 24; hour += 4) {
      await storeSubmission(database.db, { now: time.now() });
      await advance(4 * HOUR);
    }
    expect((await states()).every((state) => state === 'waiting')).toBe(true);
    // The worst moment: right after a probe.
    await advance(2 * MINUTE + 7_000);
    isUp = true;
    const back = time.now();
    await advance(5 * MINUTE);
    expect(doneAt).toHaveLength((await rows()).length);
    expect(Math.max(...doneAt) - back).toBeLessThanOrEqual(5 * MINUTE);
    expect(await areAll('delivered')).toBe(true);
  });

  test('a process started during the failure finds its end as quickly', async () => {
    await storeSubmission(database.db, { now: time.now() });
    await database.db
      .updateTable('deliveries')
      .set({ attempts: 12, next_attempt_at: time.now() + HOUR })
      .execute();
    start(taken);
    await advance(10_000);
    expect(await areAll('delivered')).toBe(true);
  });

  test('gives up after three days, and not before', async () => {
    await storeSubmission(database.db, { now: time.now(), channels: ['visitor-email'] });
    const deliver: Deliver = () => Promise.reject(new MailError('451 later', 'recipient'));
    start(deliver);
    await advance(71 * HOUR);
    expect(await states()).toEqual(['waiting']);
    await advance(2 * HOUR);
    expect(await rows()).toMatchObject([{ state: 'failed', last_answer: '451 later' }]);
  });
});
