import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { resend, resendDelivery } from '../delivery/release.server.ts';
import {
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from '../testing/databases.ts';
import { deliverAll } from '../testing/deliveries.ts';
import {
  acceptQuote,
  addPayment,
  callOff,
  createQuote,
  documentOf,
  DRAFT,
  removePayment,
  sendQuote,
} from '../testing/quotes.ts';
import { DATA_KEY, storeSubmission } from '../testing/submissions.ts';
import { answerQuote } from './answer.server.ts';
import { quoteKey } from './link.server.ts';
import { NO_WAYS } from './payment.ts';
import { readQuote } from './store.server.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const KEY = quoteKey(DATA_KEY);
const BY = { id: 'a1', name: 'Marta' };
const mailDomain = 'sobremesa.test';

describe.each(DATABASE_KINDS)('emails about quotes, asked for again on %s', (kind) => {
  let database: TestDatabase;
  let submissionId = '';

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    submissionId = await storeSubmission(database.db, { channels: ['owner-email'], now: NOW });
    return () => database.remove();
  });

  /** Sends a version for a number of people; answers its private path. */
  async function sendVersion(id: string, people: number, day = DRAFT.day): Promise<string> {
    const revision = (await readQuote(database.db, id, NOW))?.revision ?? 0;
    const sending = { id, revision, by: BY, document: documentOf({ ...DRAFT, people, day }) };
    const { token } = await sendQuote(database.db, sending, { key: KEY, mailDomain, now: NOW });
    return `/quote/${token}`;
  }

  const deliver = () =>
    deliverAll(database, {
      quotes: { db: database.db, key: KEY, ways: async () => NO_WAYS },
    });

  const deliveriesOf = (channel: 'visitor-quote' | 'visitor-receipt' | 'visitor-booking') =>
    database.db
      .selectFrom('deliveries')
      .innerJoin('quote_deliveries', 'delivery_id', 'deliveries.id')
      .innerJoin('quote_versions', 'quote_versions.id', 'version_id')
      .select(['deliveries.id as id', 'version'])
      .where('channel', '=', channel)
      .orderBy('version')
      .execute();
  const again = (delivery = '') =>
    database.db.transaction().execute((transaction: TestDatabase['db']) =>
      resendDelivery(transaction, submissionId, delivery, {
        mailDomain,
        dataKey: DATA_KEY,
        now: NOW,
      }),
    );

  it('bring the version that they brought before, not the last one', async () => {
    const id = await createQuote(database.db, { submissionId, draft: DRAFT, author: 'M' }, NOW);
    const first = await sendVersion(id, 12);
    await deliver();
    const second = await sendVersion(id, 14);
    await deliver();
    const [older] = await deliveriesOf('visitor-quote');
    expect(await again(older?.id)).not.toBe(older?.id);
    const [email, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(email?.text).toContain(first);
    expect(email?.text).not.toContain(second);
    // And what was asked for again can be asked for once more.
    const repeated = await deliveriesOf('visitor-quote');
    expect(repeated.map(({ version }) => version)).toEqual([1, 1, 2]);
    await again(repeated.find((one) => one.version === 1 && one.id !== older?.id)?.id);
    expect((await deliver())[0]?.text).toContain(first);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('are about the same payment', async () => {
    const id = await createQuote(database.db, { submissionId, draft: DRAFT, author: 'M' }, NOW);
    const path = await sendVersion(id, 12);
    await acceptQuote(database.db, path, NOW);
    const payment = { kind: 'deposit', means: 'cash', cents: 34_500, day: '2026-11-20' } as const;
    const noting = { quoteId: id, id: randomUUID(), paid: 0, payment, by: BY, sendsReceipt: true };
    await addPayment(database.db, noting, { mailDomain, now: NOW });
    const receipt = (await deliver()).find(({ subject }) => subject.includes('345'));
    const [first] = await deliveriesOf('visitor-receipt');
    await again(first?.id);
    const [email, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(email?.text).toBe(receipt?.text);
  });

  it('take the appointment of what is called off away with its refund, unless another quote stands: then it has the day of that one', async () => {
    const accepted = async (day: string, at: number) => {
      const id = await createQuote(database.db, { submissionId, draft: DRAFT, author: 'M' }, NOW);
      await acceptQuote(database.db, await sendVersion(id, 12, day), at);
      await deliver();
      return id;
    };
    const quoteId = await accepted(DRAFT.day, NOW);
    const [booking] = await deliveriesOf('visitor-booking');
    const payBack = async (cents: number, paid: number) => {
      const payment = { kind: 'refund', means: 'cash', cents, day: '2026-11-20' } as const;
      const noting = { quoteId, id: randomUUID(), paid, payment, by: BY, sendsReceipt: true };
      await addPayment(database.db, { ...noting, callsOff: true }, { mailDomain, now: NOW });
      return (await deliver())[0];
    };
    const receipt = await payBack(100, 0);
    expect(receipt?.text).toContain('This booking has been called off');
    const [file] = receipt?.attachments ?? [];
    expect(file?.contentType).toContain('method=CANCEL');
    expect(file?.content).toMatch(/METHOD:CANCEL\r\n[^]*STATUS:CANCELLED\r\n/);
    await accepted('2026-12-20', NOW + 1);
    const [other] = (await payBack(100, -100))?.attachments ?? [];
    expect(other?.content).toMatch(/METHOD:PUBLISH\r\n[^]*:20261220T130000\r\n/);
    // With both standing it has the day of the one that was accepted last, whichever email brings it.
    await callOff(database.db, { quoteId, isCalledOff: false, by: BY, mailDomain, now: NOW });
    await again(booking?.id);
    expect((await deliver())[0]?.attachments[0]?.content).toContain(':20261220T130000');
  });

  it('say that a booking is called off, and that it stands again: once, and not what was undone at once', async () => {
    const id = await createQuote(database.db, { submissionId, draft: DRAFT, author: 'M' }, NOW);
    await acceptQuote(database.db, await sendVersion(id, 12), NOW);
    await deliver();
    let now = NOW;
    const call = (isCalledOff: boolean) =>
      callOff(database.db, {
        ...{ quoteId: id, isCalledOff, by: BY, mailDomain },
        now: (now += 1),
      });
    const told = async () =>
      (await deliver()).map(({ subject, attachments: [file] }) => [
        subject,
        /STATUS:(\w+)/.exec(String(file?.content))?.[1],
      ]);
    const held = ['Accepted: the deposit for 18 December 2026 is still to come', 'TENTATIVE'];
    const off = ['Called off: the booking for 18 December 2026', 'CANCELLED'];
    expect(await call(true)).toBe(true);
    expect(await told()).toEqual([off]);
    // Done again by who did not hear of it, or undone at once.
    expect(await call(true)).toBe(false);
    await call(false);
    await call(true);
    expect(await told()).toEqual([]);
    await call(false);
    expect(await told()).toEqual([held]);
    expect(await call(false)).toBe(false);
    await call(true);
    await call(false);
    expect(await told()).toEqual([]);
    const payment = { kind: 'refund', means: 'cash', cents: 100, day: '2026-11-20' } as const;
    const note = async (sendsReceipt: boolean, paid: number) => {
      const noting = { quoteId: id, id: randomUUID(), paid, payment, by: BY, sendsReceipt };
      await addPayment(database.db, { ...noting, callsOff: true }, { mailDomain, now: (now += 1) });
      return noting;
    };
    const back = async (...noted: Parameters<typeof note>) => {
      await note(...noted);
      return (await told()).map(([, status]) => status);
    };
    // The receipt says it, and otherwise an email of its own.
    expect(await back(true, 0)).toEqual(['CANCELLED']);
    await call(false);
    expect(await told()).toEqual([held]);
    expect(await back(false, -100)).toEqual(['CANCELLED']);
    // A receipt that was to say it, and is taken back with its payment.
    await call(false);
    await told();
    const { id: noted } = await note(true, -200);
    const removing = { quoteId: id, id: noted, revision: 1, by: BY };
    await removePayment(database.db, removing, { mailDomain, now: (now += 1) });
    expect(await told()).toEqual([off]);
    // Nobody is promised a day that is over.
    await call(false);
    await told();
    await call(true);
    await told();
    now = Date.parse('2026-12-20T10:00:00Z');
    expect(await call(false)).toBe(true);
    expect(await told()).toEqual([]);
  });

  it('are not repeated with everything else of the request once they were delivered', async () => {
    const id = await createQuote(database.db, { submissionId, draft: DRAFT, author: 'M' }, NOW);
    const path = await sendVersion(id, 12);
    const answering = { token: path.slice('/quote/'.length), name: 'Lucía', word: '' };
    await answerQuote(database.db, { ...answering, answer: 'accepted' }, { mailDomain, now: NOW });
    expect(await deliver()).toHaveLength(4);
    expect(await resend(database.db, submissionId, { mailDomain })).toBe(1);
    const [email, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(email?.to).toMatchObject([{ address: 'owner@example.com' }]);

    const [booking] = await deliveriesOf('visitor-booking');
    await database.db
      .updateTable('deliveries')
      .set({ state: 'failed' })
      .where('id', '=', booking?.id ?? '')
      .execute();
    expect(await resend(database.db, submissionId, { mailDomain })).toBe(2);
    expect((await deliver()).flatMap(({ attachments = [] }) => attachments)).toHaveLength(1);
  });
});
