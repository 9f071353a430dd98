import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { businessDay } from '../../i18n/index.ts';
import {
  addPayment,
  callOff,
  changePayment,
  noteHandled,
  remind,
  removePayment,
  type FoundVersion,
  type SubmissionTables,
} from '../../requests/index.server.ts';
import { payment, QUOTE_STATES, type Payment } from '../../requests/index.ts';
import type { Account } from '../account.ts';
import type { AdminServices } from '../services.server.ts';
import { ApiError } from './api-error.server.ts';
import { numberOfRevision } from './revision.server.ts';
import { requestsRoute } from './route.server.ts';

type Work = (transaction: Transaction<SubmissionTables>) => Promise<void>;

/** What came in for accepted quotes, and what their customers are reminded of; `read` and `audit` are those of quotes. */
export function paymentRoutes<Read>(
  services: AdminServices,
  read: (quoteId: string) => Promise<Read>,
  audit: (account: Account, action: string, quoteId: string, after?: object) => Work,
) {
  const { mailDomain, now } = services;
  const db: Kysely<SubmissionTables> = services.db;

  const assertCame = ({ day }: Payment) => {
    if (day > businessDay(new Date(now()))) throw new ApiError(422, 'paymentAhead');
  };
  /** Records a payment, in the currency of what was accepted. */
  const auditPayment =
    (account: Account, action: string, quoteId: string, payment: Payment) =>
    (transaction: Transaction<SubmissionTables>, { document }: FoundVersion) =>
      audit(account, action, quoteId, { ...payment, currency: document.currency })(transaction);
  const byOf = ({ id, name }: Account) => ({ id, name });

  return [
    requestsRoute('POST /quotes/:id/payments', {
      body: v.strictObject({
        id: v.pipe(v.string(), v.uuid()),
        payment,
        paid: v.pipe(v.number(), v.safeInteger()),
        sendsReceipt: v.boolean(),
        callsOff: v.optional(v.boolean()),
      }),
      async handle({ params, body, account }) {
        const quoteId = params.id;
        assertCame(body.payment);
        await addPayment(
          db,
          { quoteId, ...body, by: byOf(account) },
          { mailDomain, now: now() },
          auditPayment(account, 'quote.addPayment', quoteId, body.payment),
        );
        services.wakeOutbox();
        return read(quoteId);
      },
    }),
    requestsRoute('PUT /quotes/:id/payments/:payment', {
      body: v.strictObject({ payment }),
      needsRevision: true,
      async handle({ params, body, revision, account }) {
        const quoteId = params.id;
        assertCame(body.payment);
        const change = { quoteId, id: params.payment, by: byOf(account) };
        await changePayment(
          db,
          { ...change, revision: numberOfRevision(revision), payment: body.payment },
          now(),
          auditPayment(account, 'quote.changePayment', quoteId, body.payment),
        );
        return read(quoteId);
      },
    }),
    requestsRoute('DELETE /quotes/:id/payments/:payment', {
      needsRevision: true,
      async handle({ params, revision, account }) {
        const quoteId = params.id;
        const removal = { quoteId, id: params.payment, by: byOf(account) };
        await removePayment(
          db,
          { ...removal, revision: numberOfRevision(revision) },
          now(),
          audit(account, 'quote.removePayment', quoteId),
        );
        return read(quoteId);
      },
    }),
    requestsRoute('PUT /quotes/:id/called-off', {
      body: v.strictObject({ isCalledOff: v.boolean() }),
      async handle({ params, body: { isCalledOff }, account }) {
        const quoteId = params.id;
        const calling = { quoteId, isCalledOff, by: byOf(account), now: now() };
        const action = isCalledOff ? 'quote.callOff' : 'quote.restore';
        await callOff(db, calling, audit(account, action, quoteId));
        return read(quoteId);
      },
    }),
    requestsRoute('POST /quotes/:id/reminders', {
      body: v.strictObject({ about: v.picklist(['answer', 'deposit']) }),
      async handle({ params, body: { about }, account }) {
        const quoteId = params.id;
        const work = audit(account, 'quote.remind', quoteId, { about });
        await remind(db, { quoteId, about }, { mailDomain, now: now() }, work);
        services.wakeOutbox();
        return read(quoteId);
      },
    }),
    requestsRoute('POST /quotes/:id/handled', {
      body: v.strictObject({ state: v.picklist(QUOTE_STATES) }),
      async handle({ params, body: { state }, account }) {
        const quoteId = params.id;
        await db.transaction().execute(async (transaction) => {
          await noteHandled(transaction, quoteId, state);
          await audit(account, 'quote.handled', quoteId, { state })(transaction);
        });
        return read(quoteId);
      },
    }),
  ];
}
