import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog, type Log } from '../../log/index.server.ts';
import { createFakeClock, settler, until } from '../testing/clock.ts';
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { storeSubmission } from '../testing/submissions.ts';
import type { DeliveryRow } from '../tables.server.ts';
import { MailError } from '../../email/index.server.ts';
import type { Deliver, Queue } from './delivery.server.ts';
import { claimDue } from './store.server.ts';
import { startOutbox, type Outbox, type OutboxOptions } from './outbox.server.ts';
import { LIMITS } from '../intake/limits.server.ts';
import { releaseHeld, resend } from './release.server.ts';
import { GIVE_WAY, LEASE, RUSH, systemClock, type Clock } from './schedule.server.ts';

const queue = (deliver: Deliver, concurrency = 4): Queue => ({
  name: 'emails',
  concurrency,
  channels: { 'owner-email': deliver, 'visitor-email': deliver },
});
const taken: Deliver = async () => ({ delivered: true, answer: '250 OK' });

describe.each(DATABASE_KINDS)('the outbox on %s', (kind) => {
  let database: TestDatabase;
  const outboxes: Outbox[] = [];
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(async () => {
    await Promise.all(outboxes.splice(0).map((outbox) => outbox.stop()));
    await database.remove();
  });

  const start = (queues: Queue[], options: Partial<OutboxOptions> = {}): Outbox => {
    const { db } = database;
    const outbox = startOutbox({ db, queues, log: silentLog, ...options });
    outboxes.push(outbox);
    return outbox;
  };
  const rows = (): Promise<DeliveryRow[]> =>
    database.db.selectFrom('deliveries').selectAll().orderBy('channel').execute();
  const states = async () => (await rows()).map(({ state }) => state);
  const all = (state: string) => async () => (await states()).every((each) => each === state);

  test('delivers what waits, and writes down the answer', async () => {
    await storeSubmission(database.db, { now: Date.now() });
    start([queue(taken)]);
    await until(all('delivered'));
    for (const row of await rows()) {
      expect(row).toMatchObject({ attempts: 1, last_answer: '250 OK', lease_owner: null });
      expect(row.done_at).not.toBeNull();
    }
  });

  test('begins one by one while submissions rush in', async () => {
    for (let at = 0; at < 4; at += 1) await storeSubmission(database.db, { now: Date.now() });
    let waits = 0;
    const clock: Clock = {
      now: systemClock.now,
      wait: (milliseconds, signal) => {
        waits += 1;
        return systemClock.wait(milliseconds, signal);
      },
    };
    const rush = (outbox: Outbox | undefined) => {
      for (let at = 0; at <= RUSH; at += 1) outbox?.wake();
    };
    const begun: number[] = [];
    const deliver: Deliver = async (job, signal) => {
      begun.push(waits);
      rush(outboxes[0]);
      return taken(job, signal);
    };
    rush(start([queue(deliver)], { clock }));
    await until(all('delivered'));
    expect(new Set(begun).size).toBe(begun.length);
  });

  test.each([
    [RUSH, 0, false],
    [RUSH + 1, 0, true],
    [RUSH + 1, 1_999, true],
    [RUSH + 1, 2_000, false],
  ])('%i submissions %i ms ago are a rush: %s', async (count, passed, isRush) => {
    await storeSubmission(database.db, { now: Date.now() });
    let now = Math.ceil(Date.now() / 1_000) * 1_000;
    const waits: number[] = [];
    const clock: Clock = {
      now: () => now,
      wait: (milliseconds, signal) => {
        waits.push(milliseconds);
        return systemClock.wait(milliseconds, signal);
      },
    };
    const outbox = start([queue(taken)], { clock });
    for (let at = 0; at < count; at += 1) outbox.wake();
    now += passed;
    await until(all('delivered'));
    expect(waits.includes(GIVE_WAY)).toBe(isRush);
  });

  test('calls kept what left no machine', async () => {
    await storeSubmission(database.db, { now: Date.now() });
    start([queue(async () => ({ delivered: false, answer: 'kept as x.eml' }))]);
    await until(all('kept'));
  });

  test('leaves alone what has no channel here', async () => {
    await storeSubmission(database.db, { now: Date.now(), channels: ['content-copy'] });
    await storeSubmission(database.db, { now: Date.now(), channels: ['owner-email'] });
    start([queue(taken)]);
    await until(async () => (await states()).includes('delivered'));
    expect(await states()).toEqual(['waiting', 'delivered']);
  });

  test('two workers on two connections never take the same delivery', async () => {
    const count = 60;
    for (let at = 0; at < count; at += 1) await storeSubmission(database.db, { now: Date.now() });
    const sent: string[] = [];
    const slow: Deliver = async ({ delivery }) => {
      sent.push(delivery.message_id);
      await new Promise((resolve) => setTimeout(resolve, 2));
      return { delivered: true, answer: '250 OK' };
    };
    const other = await database.again();
    try {
      start([queue(slow)]);
      start([queue(slow)], { db: other.db });
      await until(all('delivered'), 30_000);
      await Promise.all(outboxes.splice(0).map((outbox) => outbox.stop()));
    } finally {
      await other.close();
    }
    expect(sent).toHaveLength(2 * count);
    expect(new Set(sent).size).toBe(2 * count);
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  test('two claims at once share what is due without overlap', async () => {
    for (let at = 0; at < 10; at += 1) await storeSubmission(database.db, { now: 0 });
    const other = await database.again();
    try {
      const claim = (db: typeof database.db, owner: string) =>
        claimDue({
          db,
          channels: ['owner-email', 'visitor-email'],
          owner,
          now: 1_000,
          leaseUntil: 2_000,
          limit: 15,
        });
      const claims = await Promise.all([claim(database.db, 'one'), claim(other.db, 'two')]);
      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(15);
    } finally {
      await other.close();
    }
  });

  test('is not kept waiting by a clock that was set back', async () => {
    const clock = createFakeClock();
    const ahead = clock.now() + 24 * 60 * 60_000;
    await storeSubmission(database.db, { now: ahead });
    await database.db
      .updateTable('deliveries')
      .set({ state: 'sending', attempts: 1, lease_owner: 'dead', lease_until: ahead })
      .where('channel', '=', 'visitor-email')
      .execute();
    start([queue(taken)], { clock });
    await clock.advance(LEASE + 10_000, settler(database.db, clock));
    await until(all('delivered'));
  });

  test('lets the owner hear of what was held back, as much an hour as may come in', async () => {
    const now = Date.now();
    for (let at = 0; at < 3; at += 1) await storeSubmission(database.db, { now: now + at });
    await database.db.updateTable('deliveries').set({ state: 'held' }).execute();
    const { tries, window } = LIMITS.overall;
    const count = { name: 'overall x', tries: tries - 2, expires_at: now + window, open_at: 0 };
    await database.db.insertInto('rate_limits').values(count).execute();
    expect(await releaseHeld(database.db, now)).toBe(2);
    expect(await releaseHeld(database.db, now + window)).toBe(1);
    expect(await states()).toEqual([
      ...['waiting', 'waiting', 'waiting'],
      ...['held', 'held', 'held'],
    ]);
  });

  test('takes over what a dead worker held, once its lease has run out', async () => {
    const clock = createFakeClock();
    await storeSubmission(database.db, { now: clock.now() });
    await claimDue({
      db: database.db,
      channels: ['owner-email', 'visitor-email'],
      owner: 'dead',
      now: clock.now(),
      leaseUntil: clock.now() + LEASE,
      limit: 2,
    });
    const ids = new Set<string>();
    start([queue(async (job) => (ids.add(job.delivery.message_id), taken(job, job as never)))], {
      clock,
    });
    await clock.advance(LEASE - 1_000, settler(database.db, clock));
    expect(await states()).toEqual(['sending', 'sending']);
    await clock.advance(10_000, settler(database.db, clock));
    await until(all('delivered'));
    expect((await rows()).map(({ message_id }) => message_id)).toEqual(
      expect.arrayContaining([...ids]),
    );
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([2, 2]);
  });

  test('a recipient refused for good is given up at once, but never for the owner', async () => {
    await storeSubmission(database.db, { now: Date.now() });
    start([
      queue(async () => {
        throw new MailError('550 no such user', 'recipient-forever');
      }),
    ]);
    await until(async () => (await rows()).every(({ last_answer }) => last_answer !== null));
    expect((await rows()).map(({ channel, state }) => [channel, state])).toEqual([
      ['owner-email', 'waiting'],
      ['visitor-email', 'failed'],
    ]);
  });

  test('keeps no word of an unforeseen error, in the row or in the log', async () => {
    const lines: string[] = [];
    const write = (message: string, fields: unknown) =>
      void lines.push(message, JSON.stringify(fields));
    const log: Log = { info: write, warn: write, error: write };
    await storeSubmission(database.db, { now: Date.now(), channels: ['owner-email'] });
    start([queue(() => Promise.reject(new RangeError('Lucía is allergic')))], { log });
    await until(async () => (await rows()).every(({ last_answer }) => last_answer !== null));
    expect((await rows())[0]?.last_answer).toBe('Failed: RangeError');
    expect(lines.join()).not.toContain('Lucía');
  });

  test('says why the database cannot be worked with', async () => {
    const reasons: unknown[] = [];
    const error: Log['error'] = (_, fields) => void reasons.push(fields?.['reason']);
    await sql`alter table deliveries rename to elsewhere`.execute(database.db);
    start([queue(taken)], { log: { ...silentLog, error } });
    await until(async () => reasons.length > 0);
    expect(reasons[0]).toMatch(/no such table: deliveries|"deliveries" does not exist/);
  });

  test('a stop lets a delivery end, and writes it down', async () => {
    await storeSubmission(database.db, { now: Date.now(), channels: ['owner-email'] });
    let finish = () => {};
    const begun = new Promise<void>((resolve) => {
      const deliver: Deliver = async () => {
        resolve();
        await new Promise<void>((done) => (finish = done));
        return { delivered: true, answer: '250 OK' };
      };
      start([queue(deliver)]);
    });
    await begun;
    const stopped = outboxes[0]?.stop();
    finish();
    await stopped;
    expect(await states()).toEqual(['delivered']);
  });

  test('resend wakes what waits, begins anew what failed, and sends done ones as new emails', async () => {
    const id = await storeSubmission(database.db, {
      now: 0,
      channels: ['owner-email', 'visitor-email', 'content-copy'],
    });
    const set = (channel: 'owner-email' | 'visitor-email', state: 'delivered' | 'failed') =>
      database.db
        .updateTable('deliveries')
        .set({ state, attempts: 7, done_at: 5, next_attempt_at: 9_999 })
        .where('channel', '=', channel)
        .execute();
    await set('owner-email', 'delivered');
    await set('visitor-email', 'failed');
    expect(await resend(database.db, id, { mailDomain: 'sobremesa.test', now: 1_000 })).toBe(3);
    const after = await rows();
    expect(after.map(({ channel, state }) => `${channel} ${state}`).sort()).toEqual([
      'content-copy waiting',
      'owner-email delivered',
      'owner-email waiting',
      'visitor-email waiting',
    ]);
    expect(new Set(after.map(({ message_id }) => message_id)).size).toBe(4);
    expect(
      after
        .filter(({ state }) => state === 'waiting')
        .every((row) => row.next_attempt_at === 1_000),
    ).toBe(true);
    expect(await resend(database.db, 'nobody', { mailDomain: 'sobremesa.test' })).toBe(0);
  });
});
