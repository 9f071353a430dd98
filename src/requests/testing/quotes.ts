import { answerQuote } from '../quotes/answer.server.ts';
import type { QuoteDocument } from '../quotes/document.ts';
import type { QuoteDraft } from '../quotes/draft.ts';
import * as payments from '../quotes/payments.server.ts';
import * as reminders from '../quotes/reminders.server.ts';
import * as sending from '../quotes/send.server.ts';
import * as store from '../quotes/store.server.ts';
import { sumQuote } from '../quotes/sum.ts';
import type { Db, Tx } from '../tables.server.ts';

/** A quote as the owner writes it; all quotes in tests are made from this. */
export const DRAFT: QuoteDraft = {
  language: 'en',
  service: 'catering',
  place: 'kiosk',
  people: 12,
  day: '2026-12-18',
  startsAt: '13:00',
  endsAt: '16:00',
  lines: [
    { key: 'people', label: 'Long table, per person', count: 12, unit: 5_000 },
    { key: '', label: 'Waiter', count: 1, unit: 9_000 },
  ],
  discount: null,
  vatRate: null,
  depositShare: 5_000,
  validUntil: '2026-12-01',
  note: 'We’d love to cook for you.',
};

/** What sending makes of a draft. */
export function documentOf(
  draft: QuoteDraft,
): Omit<QuoteDocument, 'number' | 'version' | 'sentAt'> {
  const { service, ...rest } = draft;
  return {
    ...rest,
    service: { key: service, title: 'Catering' },
    business: {
      ...{ name: 'Sobremesa', identity: [], address: 'Málaga', phone: '+34 600 000 001' },
      email: 'hola@example.com',
    },
    customer: { name: 'Lucía', company: '' },
    currency: 'EUR',
    sum: sumQuote(draft),
    termsText: '## Changes\n\nTell us three days ahead.',
    ...{ depositDays: 7, balanceDays: 2 },
  };
}

/** Has the visitor of a quote accept it by its private address. */
export async function acceptQuote(db: Db, address: string, now: number): Promise<void> {
  const answering = { token: address.split('/').at(-1) ?? '', name: 'Lucía Vega', word: '' };
  await answerQuote(
    db,
    { ...answering, answer: 'accepted' },
    { mailDomain: 'sobremesa.test', now },
  );
}

/** What is done with a quote, each in a transaction of its own. */
const inTransaction =
  <Given extends unknown[], Result>(act: (transaction: Tx, ...given: Given) => Promise<Result>) =>
  (db: Db, ...given: Given): Promise<Result> =>
    db.transaction().execute((transaction) => act(transaction, ...given));

export const createQuote = inTransaction(
  async (...given: Parameters<typeof store.createQuote>) => (await store.createQuote(...given)).id,
);
export const saveQuoteDraft = inTransaction(store.saveQuoteDraft);
export const removeQuoteDraft = inTransaction(store.removeQuoteDraft);
export const sendQuote = inTransaction(sending.sendQuote);
export const addPayment = inTransaction(payments.addPayment);
export const changePayment = inTransaction(payments.changePayment);
export const removePayment = inTransaction(payments.removePayment);
export const callOff = inTransaction(payments.callOff);
export const remind = inTransaction(reminders.remind);
