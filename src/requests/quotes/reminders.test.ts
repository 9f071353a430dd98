import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../log/index.server.ts';
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { deliverAll } from '../testing/deliveries.ts';
import {
  acceptQuote,
  addPayment,
  callOff,
  createQuote,
  documentOf,
  DRAFT,
  remind,
  sendQuote,
} from '../testing/quotes.ts';
import { DATA_KEY, storeSubmission } from '../testing/submissions.ts';
import { waitingQuotes } from './attention.server.ts';
import { quoteKey } from './link.server.ts';
import { NO_WAYS } from './payment.ts';
import { remindAll, startReminders } from './reminders.server.ts';

const BY = { id: 'a1', name: 'Marta' };
const mailDomain = 'sobremesa.test';
const on = (day: string) => Date.parse(`${day}T10:00:00Z`);

describe.each(DATABASE_KINDS)('reminders on %s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.remove());

  /** Sends a quote for 18 December on a day; answers its id and its token. */
  async function send(day: string, validUntil: string) {
    const { db } = database;
    const now = on(day);
    const submissionId = await storeSubmission(db, { now, fields: { email: 'lucia@example.com' } });
    const id = await createQuote(db, { submissionId, draft: DRAFT, author: 'Marta' }, now);
    const sending = { id, revision: 1, by: BY, document: documentOf({ ...DRAFT, validUntil }) };
    const { token } = await sendQuote(db, sending, { key: quoteKey(DATA_KEY), mailDomain, now });
    return { id, token };
  }
  const remindOn = (day: string) => remindAll(database.db, { mailDomain, now: on(day) });
  const waiting = async (channel: 'visitor-reminder' | 'visitor-booking' = 'visitor-reminder') => {
    const found = database.db.selectFrom('deliveries').selectAll();
    return (await found.where('channel', '=', channel).execute()).length;
  };
  const told = () =>
    database.db
      .selectFrom('deliveries')
      .select('id')
      .where('channel', '=', 'visitor-reminder')
      .execute();

  it('come two days before, once, whoever asks and however often', async () => {
    const { db } = database;
    const { id, token } = await send('2026-11-20', '2026-12-01');
    expect(await waitingQuotes(db, on('2026-11-28'))).toEqual([]);
    expect(await remindOn('2026-11-28')).toBe(0);
    const now = on('2026-11-29');
    expect(await waitingQuotes(db, now)).toMatchObject([{ quote: { id }, reminder: 'answer' }]);
    const ask = (day: string) =>
      remind(db, { quoteId: id, about: 'answer' }, { mailDomain, now: on(day) });
    const asked = await Promise.all([ask('2026-11-29'), ask('2026-11-29')]);
    expect(asked.sort()).toEqual([false, true]);
    expect(await remindOn('2026-11-29')).toBe(0);
    expect(await waitingQuotes(db, now)).toEqual([]);
    const [first, ...others] = await told();
    expect(others).toEqual([]);
    await acceptQuote(db, token, now);
    // The deposit is due within a week of it.
    expect(await remindOn('2026-12-04')).toBe(1);
    // What waited for the answer until then is no longer sent.
    expect(await told()).toEqual([{ id: expect.not.stringMatching(`^${first?.id}$`) }]);
    expect(await ask('2026-12-05')).toBe(false);
  });

  it('do not come on the day of what they are about', async () => {
    const { token } = await send('2026-12-16', '2026-12-17');
    expect(await remindOn('2026-12-16')).toBe(0);
    expect(await remindOn('2026-12-17')).toBe(1);
    // The deposit is due by the event, which is near.
    await acceptQuote(database.db, token, on('2026-12-17'));
    expect(await remindOn('2026-12-17')).toBe(0);
    expect(await remindOn('2026-12-18')).toBe(1);
  });

  it('come before the day of the event, where an older quote was valid for longer', async () => {
    await send('2026-12-01', '2026-12-28');
    expect(await remindOn('2026-12-15')).toBe(0);
    expect(await remindOn('2026-12-16')).toBe(1);
  });

  it('that have not gone out yet do not, once what they ask for is done', async () => {
    const { db } = database;
    const { id, token } = await send('2026-11-20', '2026-12-01');
    await remindOn('2026-11-30');
    expect(await waiting()).toBe(1);
    await acceptQuote(db, token, on('2026-12-01'));
    expect(await waiting()).toBe(0);
    await remindOn('2026-12-07');
    const pay = (cents: number, paid: number) => {
      const payment = { kind: 'deposit', means: 'cash', cents, day: '2026-12-07' } as const;
      const noting = { quoteId: id, id: randomUUID(), paid, payment, by: BY, sendsReceipt: false };
      return addPayment(db, noting, { mailDomain, now: on('2026-12-07') });
    };
    await pay(100, 0);
    expect(await waiting()).toBe(1);
    await pay(34_400, 100);
    expect(await waiting()).toBe(0);
  });

  it('of a booking do not go out once it is called off, whose confirmation gives way to that, until it stands again', async () => {
    const { id, token } = await send('2026-11-20', '2026-12-01');
    await acceptQuote(database.db, token, on('2026-11-20'));
    await remindOn('2026-11-26');
    const both = async () => [await waiting(), await waiting('visitor-booking')];
    expect(await both()).toEqual([1, 1]);
    const callIt = (isCalledOff: boolean) =>
      callOff(database.db, { quoteId: id, isCalledOff, by: BY, mailDomain, now: on('2026-11-26') });
    await callIt(true);
    const told = database.db.selectFrom('deliveries').select('next_attempt_at');
    const booking = await told.where('channel', '=', 'visitor-booking').execute();
    // Not while it can still be undone.
    expect(booking).toEqual([{ next_attempt_at: on('2026-11-26') + 30_000 }]);
    expect(await both()).toEqual([0, 1]);
    await callIt(false);
    expect(await both()).toEqual([0, 1]);
    // It is confirmed once, unless that was tried while it was off.
    const mark = (state: 'delivered' | 'failed') =>
      database.db
        .updateTable('deliveries')
        .set({ state })
        .where('channel', '=', 'visitor-booking')
        .execute();
    for (const [state, count] of [
      ['delivered', 1],
      ['failed', 2],
    ] as const) {
      await mark(state);
      await callIt(true);
      await callIt(false);
      expect(await waiting('visitor-booking')).toBe(count);
    }
  });

  it('say that nobody has sent them, unless somebody has', async () => {
    const { db } = database;
    await send('2026-11-20', '2026-12-01');
    const { id: quoteId } = await send('2026-11-20', '2026-12-01');
    const now = on('2026-11-29');
    await remind(db, { quoteId, about: 'answer' }, { mailDomain, now });
    expect(await remindOn('2026-11-29')).toBe(1);
    const quotes = { db, key: quoteKey(DATA_KEY), ways: async () => NO_WAYS };
    const sent = (await deliverAll(database, { quotes })).map((email) => email.autoSubmitted);
    expect(sent.filter((header) => header === 'auto-generated')).toHaveLength(1);
  });

  it('remind nobody of a request that was declined by hand', async () => {
    const { db } = database;
    await send('2026-11-20', '2026-12-01');
    await db.updateTable('submissions').set({ status: 'declined' }).execute();
    expect(await remindOn('2026-11-29')).toBe(0);
    expect(await waitingQuotes(db, on('2026-11-29'))).toEqual([]);
  });

  it('go by themselves in the hours of the day, where the business wants that', async () => {
    const { db } = database;
    await send('2026-11-20', '2026-12-01');
    // Two days before it lapses; in Madrid an hour later than said here.
    const runAt = async (time: string, isWanted = true) => {
      let sent = 0;
      const clock = startReminders({
        ...{ db, log: silentLog, mailDomain, onReminded: () => (sent += 1) },
        isWanted: async () => isWanted,
        now: () => Date.parse(`2026-11-29T${time}:00Z`),
      });
      await clock.stop();
      return sent;
    };
    expect(await runAt('07:59')).toBe(0);
    expect(await runAt('19:00')).toBe(0);
    expect(await runAt('08:00', false)).toBe(0);
    expect(await waiting()).toBe(0);
    expect(await runAt('08:00')).toBe(1);
    expect(await runAt('18:59')).toBe(0);
    expect(await waiting()).toBe(1);
  });
});
