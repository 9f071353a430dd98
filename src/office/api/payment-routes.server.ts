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
import type { AdminServices } from '../services.server.ts';
import { ApiError } from './api-error.server.ts';
import { numberOfRevision } from './revision.server.ts';
import { requestsRoute, type RecordDone } from './route.server.ts';

/** What came in for accepted quotes, and what their customers are reminded of; `read` is that of quotes. */
export function paymentRoutes<Read>(
  services: AdminServices,
  read: (quoteId: string) => Promise<Read>,
) {
  const { mailDomain, now } = services;
  const db: Kysely<SubmissionTables> = services.db;

  const assertCame = ({ day }: Payment) => {
    if (day > businessDay(new Date(now()))) throw new ApiError(422, 'paymentAhead');
  };
  /** Records a payment, in the currency of what was accepted. */
  const auditPayment =
    (record: RecordDone, action: string, quoteId: string, payment: Payment) =>
    (transaction: Transaction<SubmissionTables>, { document }: FoundVersion) =>
      record(transaction, action, `quote/${quoteId}`, {
        after: { ...payment, currency: document.currency },
      });

  return [
    requestsRoute('POST /quotes/:id/payments', {
      body: v.strictObject({
        id: v.pipe(v.string(), v.uuid()),
        payment,
        paid: v.pipe(v.number(), v.safeInteger()),
        sendsReceipt: v.boolean(),
        callsOff: v.optional(v.boolean()),
      }),
      async handle({ params: { id: quoteId }, body, account, record }) {
        assertCame(body.payment);
        await addPayment(
          db,
          { quoteId, ...body, by: account },
          { mailDomain, now: now() },
          auditPayment(record, 'quote.addPayment', quoteId, body.payment),
        );
        services.wakeOutbox();
        return read(quoteId);
      },
    }),
    requestsRoute('PUT /quotes/:id/payments/:payment', {
      body: v.strictObject({ payment }),
      needsRevision: true,
      async handle({ params: { id: quoteId, payment: id }, body, revision, account, record }) {
        assertCame(body.payment);
        const change = { quoteId, id, by: account };
        await changePayment(
          db,
          { ...change, revision: numberOfRevision(revision), payment: body.payment },
          now(),
          auditPayment(record, 'quote.changePayment', quoteId, body.payment),
        );
        return read(quoteId);
      },
    }),
    requestsRoute('DELETE /quotes/:id/payments/:payment', {
      needsRevision: true,
      async handle({ params: { id: quoteId, payment: id }, revision, account, record }) {
        const removal = { quoteId, id, by: account };
        await removePayment(
          db,
          { ...removal, revision: numberOfRevision(revision) },
          now(),
          (transaction) => record(transaction, 'quote.removePayment', `quote/${quoteId}`),
        );
        return read(quoteId);
      },
    }),
    requestsRoute('PUT /quotes/:id/called-off', {
      body: v.strictObject({ isCalledOff: v.boolean() }),
      async handle({ params: { id: quoteId }, body: { isCalledOff }, account, record }) {
        const calling = { quoteId, isCalledOff, by: account, mailDomain, now: now() };
        const action = isCalledOff ? 'quote.callOff' : 'quote.restore';
        await callOff(db, calling, (transaction) =>
          record(transaction, action, `quote/${quoteId}`),
        );
        services.wakeOutbox();
        return read(quoteId);
      },
    }),
    requestsRoute('POST /quotes/:id/reminders', {
      body: v.strictObject({ about: v.picklist(['answer', 'deposit']) }),
      async handle({ params: { id: quoteId }, body: { about }, record }) {
        await remind(db, { quoteId, about }, { mailDomain, now: now() }, (transaction) =>
          record(transaction, 'quote.remind', `quote/${quoteId}`, { after: { about } }),
        );
        services.wakeOutbox();
        return read(quoteId);
      },
    }),
    requestsRoute('POST /quotes/:id/handled', {
      body: v.strictObject({ state: v.picklist(QUOTE_STATES) }),
      async handle({ params: { id: quoteId }, body: { state }, record }) {
        await db.transaction().execute(async (transaction) => {
          await noteHandled(transaction, quoteId, state);
          await record(transaction, 'quote.handled', `quote/${quoteId}`, { after: { state } });
        });
        return read(quoteId);
      },
    }),
  ];
}
