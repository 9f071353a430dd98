import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../../i18n/index.ts';
import { readGroups } from '../calendar/store.server.ts';
import { changeStatus } from '../inbox/change.server.ts';
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
  changePayment,
  createQuote,
  documentOf,
  DRAFT,
  removePayment,
  saveQuoteDraft,
  sendQuote,
} from '../testing/quotes.ts';
import { DATA_KEY, storeSubmission } from '../testing/submissions.ts';
import { readVersion } from './answer.server.ts';
import { waitingQuotes } from './attention.server.ts';
import { composeBooking } from './emails.server.ts';
import { quoteKey } from './link.server.ts';
import { NO_WAYS, paidIn, type Payment } from './payment.ts';
import { composeReceipt, composeReminder } from './payment-emails.server.ts';
import { remindAll } from './reminders.server.ts';
import { noteHandled, readQuote } from './store.server.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DAY = 86_400_000;
const BY = { id: 'a1', name: 'Marta' };
const OPTIONS = { mailDomain: 'sobremesa.test', now: NOW };
// Half of 690 €.
const DEPOSIT: Payment = { kind: 'deposit', means: 'bizum', cents: 34_500, day: '2026-11-20' };

describe.each(DATABASE_KINDS)('money for quotes on %s', (kind) => {
  let database: TestDatabase;
  let submissionId: string;
  let id: string;
  let token: string;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    const { db } = database;
    submissionId = await storeSubmission(db, { now: NOW, fields: { email: 'lucia@example.com' } });
    id = await createQuote(db, { submissionId, draft: DRAFT, author: 'Marta' }, NOW);
    const sending = { id, revision: 1, by: BY, document: documentOf(DRAFT) };
    ({ token } = await sendQuote(db, sending, { key: quoteKey(DATA_KEY), ...OPTIONS }));
  });
  afterEach(() => database.remove());

  const accept = () => acceptQuote(database.db, token, NOW);
  const pay = async (payment = DEPOSIT, noted: string = randomUUID(), sendsReceipt = false) => {
    const paid = paidIn((await quote()).payments);
    const noting = { quoteId: id, id: noted, paid, payment, by: BY, sendsReceipt };
    return addPayment(database.db, noting, OPTIONS);
  };
  const quote = async (now = NOW) => {
    const found = await readQuote(database.db, id, now);
    if (!found) throw new Error('The quote is gone');
    return found;
  };
  const group = async () =>
    (await readGroups(database.db, { from: DRAFT.day, to: DRAFT.day }, () => ''))[0];
  const status = async () =>
    (await database.db.selectFrom('submissions').select('status').executeTakeFirstOrThrow()).status;
  const receipts = () =>
    database.db
      .selectFrom('deliveries')
      .select('id')
      .where('channel', '=', 'visitor-receipt')
      .execute();

  it('the date is firm only with the deposit, in status and calendar', async () => {
    await accept();
    expect([await status(), (await quote()).state]).toEqual(['accepted', 'depositDue']);
    expect(await group()).toMatchObject({ state: 'asked', people: 12 });
    await pay({ ...DEPOSIT, cents: 10_000 });
    expect([await status(), (await group())?.state]).toEqual(['accepted', 'asked']);
    await pay({ ...DEPOSIT, cents: 24_500, means: 'cash' });
    expect([await status(), (await quote()).state]).toEqual(['depositPaid', 'deposited']);
    expect(await group()).toMatchObject({ state: 'confirmed' });
    await pay({ ...DEPOSIT, kind: 'balance' });
    expect((await quote()).state).toBe('paid');
  });

  it('is noted once under an id, corrected and taken away by who has seen it', async () => {
    await accept();
    const noted = randomUUID();
    await Promise.all([pay(DEPOSIT, noted, true), pay(DEPOSIT, noted, true)]);
    expect((await quote()).payments).toMatchObject([{ ...DEPOSIT, id: noted, revision: 1 }]);
    expect(await receipts()).toHaveLength(1);
    const change = { quoteId: id, id: noted, by: BY };
    const payment = { ...DEPOSIT, cents: 3_450 };
    // Nobody takes it for noted with what it was not noted with.
    await expect(pay(payment, noted)).rejects.toThrow('stale');
    expect((await quote()).payments).toMatchObject([{ ...DEPOSIT, revision: 1 }]);
    await changePayment(database.db, { ...change, revision: 1, payment }, NOW);
    expect([(await quote()).state, await status()]).toEqual(['depositDue', 'accepted']);
    const late = changePayment(database.db, { ...change, revision: 1, payment }, NOW);
    await expect(late).rejects.toThrow('stale');
    await removePayment(database.db, { ...change, revision: 2 }, OPTIONS);
    expect((await quote()).payments).toEqual([]);
    // A receipt that waited says nothing of a payment that is none.
    expect(await receipts()).toEqual([]);
    const gone = removePayment(database.db, { ...change, revision: 2 }, OPTIONS);
    await expect(gone).rejects.toThrow('notFound');
  });

  it('is not noted by two people who have not seen each other’s', async () => {
    await accept();
    const noting = { quoteId: id, paid: 0, payment: DEPOSIT, by: BY, sendsReceipt: false };
    const first = { ...noting, id: randomUUID() };
    await addPayment(database.db, first, OPTIONS);
    const second = addPayment(database.db, { ...noting, id: randomUUID() }, OPTIONS);
    await expect(second).rejects.toThrow('paidMeanwhile');
    // Who did not hear that it was noted is told that it is.
    await addPayment(database.db, first, OPTIONS);
    expect((await quote()).payments).toHaveLength(1);
  });

  it('the first screen has what was accepted until it is put away, and again when it moves on', async () => {
    const { db } = database;
    await accept();
    const waiting = async (now = NOW) =>
      (await waitingQuotes(db, now)).map((one) => one.quote.state);
    expect(await waiting()).toEqual(['depositDue']);
    await noteHandled(db, id, 'depositDue');
    expect(await waiting()).toEqual([]);
    expect(await waiting(NOW + 8 * DAY)).toEqual(['lapsed']);
    await pay();
    expect(await waiting()).toEqual(['deposited']);
    expect(await waiting(NOW + 3 * DAY)).toEqual([]);
    expect(await waiting(Date.parse('2026-12-10T10:00:00Z'))).toEqual(['balanceDue']);
    expect(await waiting(Date.parse('2027-02-10T10:00:00Z'))).toEqual([]);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('comes in for what was accepted alone', async () => {
    await expect(pay()).rejects.toThrow('quoteNotAccepted');
    expect((await quote()).payments).toEqual([]);
  });

  it('what was called off is due, reminded of and on the calendar no more, until it stands again', async () => {
    const { db } = database;
    await accept();
    await pay();
    const refund = { ...DEPOSIT, kind: 'refund' } as const;
    const giving = {
      quoteId: id,
      id: randomUUID(),
      paid: 34_500,
      payment: refund,
      by: BY,
      sendsReceipt: false,
    };
    await addPayment(db, { ...giving, callsOff: true }, OPTIONS);
    expect(await quote()).toMatchObject({ state: 'calledOff', versions: [{ due: null }] });
    expect([await status(), await group()]).toEqual(['declined', undefined]);
    const later = NOW + 6 * DAY;
    expect(await waitingQuotes(db, later)).toEqual([]);
    expect(await remindAll(db, { ...OPTIONS, now: later })).toBe(0);

    await callOff(db, { quoteId: id, isCalledOff: false, by: BY, ...OPTIONS });
    expect([await status(), (await quote()).state]).toEqual(['accepted', 'depositDue']);
    await pay();
    await callOff(db, { quoteId: id, isCalledOff: true, by: BY, ...OPTIONS });
    // What is noted from then on does not bring it back.
    await pay({ ...DEPOSIT, kind: 'balance', cents: 100 });
    expect([await status(), (await quote()).state]).toEqual(['declined', 'calledOff']);
    await callOff(db, { quoteId: id, isCalledOff: false, by: BY, ...OPTIONS });
    expect([await status(), (await group())?.state]).toEqual(['depositPaid', 'confirmed']);
    // Also one that somebody has put away already.
    await changeStatus(db, { ids: [submissionId], to: 'done', by: BY, now: NOW });
    await callOff(db, { quoteId: id, isCalledOff: true, by: BY, ...OPTIONS });
    expect([await status(), await group()]).toEqual(['declined', undefined]);
  });

  it('only what was accepted is called off', async () => {
    const calling = callOff(database.db, { quoteId: id, isCalledOff: true, by: BY, ...OPTIONS });
    await expect(calling).rejects.toThrow('quoteNotAccepted');
    expect((await quote()).state).toBe('sent');
  });

  it('what was accepted is told before what is due, then what came in, then what was never sent', async () => {
    const { db } = database;
    const another = async (depositShare: number) => {
      const draft = { ...DRAFT, depositShare };
      const request = await storeSubmission(db, { now: NOW });
      const made = await createQuote(db, { submissionId: request, draft, author: 'M' }, NOW);
      return { made, draft };
    };
    const send = async ({ made, draft }: Awaited<ReturnType<typeof another>>) => {
      const sending = { id: made, revision: 1, by: BY, document: documentOf(draft) };
      const sent = await sendQuote(db, sending, { key: quoteKey(DATA_KEY), ...OPTIONS });
      await acceptQuote(db, sent.token, NOW);
    };
    await accept();
    const paid = await another(5_000);
    await send(paid);
    const noted = { quoteId: paid.made, id: randomUUID(), paid: 0, by: BY, sendsReceipt: false };
    await addPayment(db, { ...noted, payment: DEPOSIT }, OPTIONS);
    await send(await another(0));
    const typed = await another(5_000);
    expect((await waitingQuotes(db, NOW)).map(({ quote: { state } }) => state)).toHaveLength(3);
    await saveQuoteDraft(db, { id: typed.made, revision: 1, draft: DRAFT }, NOW + DAY);
    const states = (await waitingQuotes(db, NOW)).map((one) => one.quote.state);
    expect(states).toEqual(['accepted', 'depositDue', 'deposited', 'draft']);
    // Over with its day.
    const after = Date.parse('2026-12-19T10:00:00Z');
    const left = await waitingQuotes(db, after);
    expect(left.map((one) => one.quote.state)).not.toContain('draft');
  });

  it('emails say what is to be paid and how, and no firm date before the deposit', async () => {
    const { db } = database;
    await accept();
    const about = async (subject: string | null, now = NOW) => {
      const version = await readVersion(db, { id: (await quote()).versions[0]?.id ?? '' }, now);
      if (!version) throw new Error('The version is gone');
      return {
        ...{ version, link: 'https://sobremesa.test/quote/x', messageId: '<a@b>', about: subject },
        visitor: { firstName: 'Lucía', name: 'Lucía Ruiz de Azúa', email: 'lucia@example.com' },
        ways: { ...NO_WAYS, iban: 'ES9121000418450200051332', holder: 'Sobremesa' },
      };
    };
    const booking = await composeBooking(await about(null), SAMPLE_CONTEXT);
    expect(booking?.autoSubmitted).toBe('auto-replied');
    expect(booking?.text).toMatch(/Hello Lucía,/);
    expect(booking?.subject).not.toMatch(/confirmed/i);
    expect(booking?.text).toContain('ES91 2100 0418 4502 0005 1332');
    const [appointment] = booking?.attachments ?? [];
    expect(String(appointment?.content)).toContain('STATUS:TENTATIVE');
    const { version, ...rest } = await about(null);
    // Asked for again once it is called off, with another quote that stands.
    const off = { ...rest, version: { ...version, state: 'calledOff' as const, due: null } };
    const late = { ...version, document: { ...version.document, number: '2026-0002' } };
    const over = await composeBooking({ ...off, appointed: late }, SAMPLE_CONTEXT);
    expect(over?.subject).toBe('Called off: the booking for 18 December 2026');
    expect(over?.text).toContain('Quote 2026-0002, for 18 December 2026, still stands.');
    expect(over?.text).not.toMatch(/345|attached|looking forward/);
    // A wedding from six to two ends on the next day.
    const document = { ...version.document, startsAt: '18:00', endsAt: '02:00' };
    const night = await composeBooking(
      { ...rest, version: { ...version, document } },
      SAMPLE_CONTEXT,
    );
    const [file] = night?.attachments ?? [];
    expect(String(file?.content)).toContain('DTEND;TZID=Europe/Madrid:20261219T020000');
    // Where accounts have no IBAN, the owner's words say which.
    const said = { ...(await about(null)), ways: { ...NO_WAYS, transfer: 'Account 12-345.' } };
    expect((await composeBooking(said, SAMPLE_CONTEXT))?.text).toContain('Account 12-345.');
    const reminder = await composeReminder(await about('deposit'), SAMPLE_CONTEXT);
    expect(reminder?.text).toMatch(/345\.00/);
    // The last day for the deposit was the 27th.
    const lapsed = await composeBooking(await about(null, NOW + 8 * DAY), SAMPLE_CONTEXT);
    expect(lapsed?.text).not.toMatch(/ES91|27 November/);

    await pay();
    const [payment] = (await quote()).payments;
    if (!payment) throw new Error('The payment is gone');
    const receiptOn = async (day: number) =>
      composeReceipt(await about(payment.id), payment, SAMPLE_CONTEXT, new Date(day));
    const receipt = await receiptOn(NOW);
    expect(receipt?.text).toContain(`/quote/x/receipts/${payment.id}`);
    expect(receipt?.text).toMatch(/isn.t an invoice/);
    expect(String(receipt?.attachments?.[0]?.content)).toContain('STATUS:CONFIRMED');
    expect(receipt?.text).toContain('see you on');
    // Of what is noted once the event is over.
    const afterwards = await receiptOn(Date.parse('2026-12-19T10:00:00Z'));
    expect(afterwards?.text).not.toContain('see you on');
    expect(afterwards?.attachments).toEqual([]);

    // What was accepted stays what it was, whatever the business charges in by now.
    onTestFinished(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, currency: 'CLP' });
    expect((await receiptOn(NOW))?.text).toBe(receipt?.text);
  });
});
