import { describe, expect, it } from 'vitest';
import { isIban } from '../../content/index.ts';
import { documentOf, DRAFT } from '../testing/quotes.ts';
import { epcText } from './epc.ts';
import { isFirmDate, quoteProgress, type QuoteFacts } from './progress.ts';

// 690 €, half of it as a deposit; valid until 1 December, the event on the 18th.
const document = documentOf(DRAFT);
const SENT: QuoteFacts = {
  ...{ document, isLatest: true, seenAt: null, answer: null, isCalledOff: false, paid: 0 },
};
const acceptedAt = Date.parse('2026-11-20T10:00:00Z');
const ACCEPTED: QuoteFacts = {
  ...SENT,
  answer: { answer: 'accepted', answered_at: acceptedAt },
};
const tooLong = { ...SENT, document: { ...document, validUntil: '2026-12-31' } };
const withoutDeposit = {
  ...ACCEPTED,
  document: { ...document, sum: { ...document.sum, deposit: 0, rest: 69_000 } },
};

describe('the progress of a quote', () => {
  it.each<[string, QuoteFacts, string, string]>([
    ['sent', SENT, '2026-12-01', 'sent'],
    ['opened by its customer', { ...SENT, seenAt: 1 }, '2026-12-01', 'seen'],
    ['not answered in time', { ...SENT, seenAt: 1 }, '2026-12-02', 'expired'],
    ['not answered before its event', tooLong, '2026-12-18', 'sent'],
    ['not answered before its event, though valid', tooLong, '2026-12-19', 'expired'],
    ['followed by another', { ...SENT, isLatest: false }, '2026-11-20', 'replaced'],
    [
      'declined',
      { ...SENT, answer: { answer: 'declined', answered_at: 1 } },
      '2026-12-02',
      'declined',
    ],
    ['accepted', ACCEPTED, '2026-11-27', 'depositDue'],
    ['accepted, without the deposit in time', ACCEPTED, '2026-11-28', 'lapsed'],
    ['with part of the deposit', { ...ACCEPTED, paid: 34_499 }, '2026-11-27', 'depositDue'],
    ['with the deposit', { ...ACCEPTED, paid: 34_500 }, '2026-12-08', 'deposited'],
    ['a week before the balance', { ...ACCEPTED, paid: 34_500 }, '2026-12-09', 'balanceDue'],
    ['with all of it', { ...ACCEPTED, paid: 69_000 }, '2026-11-20', 'paid'],
    [
      'called off, with the deposit given back',
      { ...ACCEPTED, isCalledOff: true },
      '2026-11-20',
      'calledOff',
    ],
    ['accepted without a deposit', withoutDeposit, '2026-11-20', 'accepted'],
    ['without a deposit, before its event', withoutDeposit, '2026-12-16', 'balanceDue'],
  ])('%s', (_, facts, today, state) => {
    expect(quoteProgress(facts, today).state).toBe(state);
  });

  it('says what is to be paid next, and until when', () => {
    const due = (facts: QuoteFacts) => quoteProgress(facts, '2026-11-20').due;
    expect(due(SENT)).toBeNull();
    expect(due(ACCEPTED)).toEqual({ kind: 'deposit', cents: 34_500, until: '2026-11-27' });
    expect(due({ ...ACCEPTED, paid: 4_500 })).toMatchObject({ kind: 'deposit', cents: 30_000 });
    expect(due({ ...ACCEPTED, paid: 34_500 })).toEqual({
      ...{ kind: 'balance', cents: 34_500, until: '2026-12-16' },
    });
    expect(due({ ...ACCEPTED, paid: 69_000 })).toBeNull();
  });

  it('never waits for a deposit beyond the event, and for none without a last day', () => {
    const soon = { ...ACCEPTED, document: { ...document, day: '2026-11-22' } };
    expect(quoteProgress(soon, '2026-11-20').due?.until).toBe('2026-11-22');
    const { depositDays, ...older } = document;
    expect(depositDays).toBe(7);
    const unsaid = quoteProgress({ ...ACCEPTED, document: older }, '2027-01-01');
    expect(unsaid).toMatchObject({ state: 'depositDue', due: { until: null } });
  });

  it('asks for no balance before it was accepted', () => {
    const soon = { ...withoutDeposit, document: { ...withoutDeposit.document, day: '2026-11-21' } };
    expect(quoteProgress(soon, '2026-11-20').due?.until).toBe('2026-11-20');
  });

  it('is firm only once the deposit is there', () => {
    const isFirm = (facts: QuoteFacts) => isFirmDate(quoteProgress(facts, '2026-11-20').state);
    expect([SENT, ACCEPTED].map(isFirm)).toEqual([false, false]);
    expect([{ ...ACCEPTED, paid: 34_500 }, withoutDeposit].map(isFirm)).toEqual([true, true]);
  });
});

describe('the code of a transfer', () => {
  it('says what EPC069-12 asks for, line by line', () => {
    const text = epcText({
      ...{ iban: 'ES9121000418450200051332', holder: 'Sobremesa\nMálaga S.L.', cents: 34_500 },
      reference: '2026-0007 Lucía Ortega',
    });
    expect(text.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', ''],
      ...['Sobremesa Málaga S.L.', 'ES9121000418450200051332', 'EUR345.00', '', ''],
      '2026-0007 Lucía Ortega',
    ]);
    expect(Buffer.byteLength(text)).toBeLessThan(331);
  });

  it.each([
    ['ES91 2100 0418 4502 0005 1332', true],
    ['de89370400440532013000', true],
    ['ES91 2100 0418 4502 0005 1333', false],
    ['ES91', false],
    ['', false],
    ['la cuenta de siempre', false],
  ])('%j is an account number: %s', (text, isOne) => {
    expect(isIban(text)).toBe(isOne);
  });
});
