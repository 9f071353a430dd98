import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGroups } from '../calendar/store.server.ts';
import { SAMPLE_CONTEXT } from '../emails/samples.server.ts';
import {
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from '../testing/databases.ts';
import {
  acceptQuote,
  addPayment,
  callOff,
  createQuote,
  documentOf,
  DRAFT,
  sendQuote,
} from '../testing/quotes.ts';
import { DATA_KEY, storeSubmission } from '../testing/submissions.ts';
import { answerQuote, findVersion } from './answer.server.ts';
import { waitingQuotes } from './attention.server.ts';
import { visitorsAppointment } from './calendar.server.ts';
import { quoteKey } from './link.server.ts';
import { readQuote } from './store.server.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const BY = { id: 'a1', name: 'Marta' };
const OPTIONS = { mailDomain: 'sobremesa.test', now: NOW };

describe.each(DATABASE_KINDS)('a second quote for a request that is accepted, on %s', (kind) => {
  let database: TestDatabase;
  let submissionId: string;
  let first: string;
  let firstToken: string;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    submissionId = await storeSubmission(database.db, { now: NOW });
    const { id, token } = await send();
    first = id;
    firstToken = token;
    await acceptQuote(database.db, token, NOW);
  });
  afterEach(() => database.remove());

  async function send(draft = DRAFT) {
    const { db } = database;
    const id = await createQuote(db, { submissionId, draft, author: 'Marta' }, NOW);
    const sending = { id, revision: 1, by: BY, document: documentOf(draft) };
    const { token } = await sendQuote(db, sending, { key: quoteKey(DATA_KEY), ...OPTIONS });
    return { id, token };
  }
  const pay = (quoteId: string, cents: number) => {
    const payment = { kind: 'deposit', means: 'cash', cents, day: '2026-11-20' } as const;
    const noting = { quoteId, id: randomUUID(), paid: 0, payment, by: BY, sendsReceipt: false };
    return addPayment(database.db, noting, OPTIONS);
  };
  const call = (quoteId: string, isCalledOff: boolean) =>
    callOff(database.db, { quoteId, isCalledOff, by: BY, ...OPTIONS });
  /** Status of the request, what stands on the calendar, and which quotes are told. */
  const seen = async () => {
    const { db } = database;
    const { status } = await db
      .selectFrom('submissions')
      .select('status')
      .executeTakeFirstOrThrow();
    const groups = await readGroups(db, { from: DRAFT.day, to: DRAFT.day }, () => '');
    const waiting = await waitingQuotes(db, NOW);
    return [status, groups.map(({ state }) => state), waiting.map(({ quote }) => quote.id)];
  };

  it('leaves the first one as it is when it is sent, and when it is declined', async () => {
    const accepted = ['accepted', ['asked'], [first]];
    expect(await seen()).toEqual(accepted);
    const { token } = await send();
    expect(await seen()).toEqual(accepted);
    const answering = { token, answer: 'declined', name: '', word: '' } as const;
    expect(await answerQuote(database.db, answering, OPTIONS)).toMatchObject({ isNew: true });
    expect(await seen()).toEqual(accepted);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('has its day on the calendar while it stands, and the first one’s once it is called off', async () => {
    const day = '2026-12-20';
    const { id, token } = await send({ ...DRAFT, day });
    await acceptQuote(database.db, token, NOW + 1);
    const days = async () =>
      (await readGroups(database.db, { from: DRAFT.day, to: day }, () => '')).map((one) => one.day);
    expect(await days()).toEqual([day]);
    await call(id, true);
    expect(await days()).toEqual([DRAFT.day]);
    await call(id, false);
    expect(await days()).toEqual([day]);
    // What becomes of the earlier one leaves it where it is.
    await call(first, true);
    await call(first, false);
    expect(await days()).toEqual([day]);
    // With both called off it is that of the one that is taken back, whichever went last.
    for (const [one, two] of [
      [first, id],
      [id, first],
    ] as const) {
      await call(one, true);
      await call(two, true);
      expect(await days()).toEqual([]);
      await call(one, false);
      expect(await days()).toEqual([one === first ? DRAFT.day : day]);
      await call(two, false);
      expect(await days()).toEqual([day]);
    }
  });

  it('replaces the first one’s appointment in a calendar, though that was paid', async () => {
    await pay(first, 34_500);
    const later = NOW + 86_400_000;
    const { id, token } = await send({ ...DRAFT, day: '2026-12-20' });
    await acceptQuote(database.db, token, later);
    const appointment = async (of: string, at: number) => {
      const version = await findVersion(database.db, of, at);
      if (!version) throw new Error('The version is gone');
      const { content } = visitorsAppointment(version, SAMPLE_CONTEXT, new Date(at));
      const [, uid, sequence] = /UID:(.*)\r\nSEQUENCE:(.*)\r\n/.exec(String(content)) ?? [];
      return { uid, sequence: Number(sequence) };
    };
    const before = await appointment(firstToken, NOW);
    const accepted = await appointment(token, later);
    expect(accepted.uid).toBe(before.uid);
    expect(accepted.sequence).toBeGreaterThan(before.sequence);
    // Once it is called off the first one's day is told again, which was agreed earlier.
    await call(id, true);
    const again = await appointment(firstToken, later + 60_000);
    expect(again.sequence).toBeGreaterThan(accepted.sequence);
  });

  it('is no longer firm once what was paid is the deposit of one that is called off', async () => {
    const { id, token } = await send();
    await acceptQuote(database.db, token, NOW + 1);
    await pay(id, 34_500);
    expect((await seen()).slice(0, 2)).toEqual(['depositPaid', ['confirmed']]);
    await call(id, true);
    expect(await seen()).toEqual(['accepted', ['asked'], [first]]);
    await call(id, false);
    expect((await seen()).slice(0, 2)).toEqual(['depositPaid', ['confirmed']]);
  });

  it('leaves it when it is called off, and when that is taken back; the last one declines the request', async () => {
    await pay(first, 34_500);
    const { id, token } = await send();
    await acceptQuote(database.db, token, NOW);
    // The date is firm with the first one's deposit, however little is there for this one.
    await pay(id, 100);
    const firm = ['depositPaid', ['confirmed'], expect.arrayContaining([first])];
    expect(await seen()).toEqual(firm);
    await call(id, true);
    expect(await seen()).toEqual(firm);
    await call(id, false);
    expect(await seen()).toEqual(firm);
    await call(id, true);
    await call(first, true);
    expect(await seen()).toEqual(['declined', [], []]);
    expect((await readQuote(database.db, first, NOW))?.state).toBe('calledOff');
  });
});
