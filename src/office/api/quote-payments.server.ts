import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { businessDay } from '../../i18n/index.ts';
import {
  addPayment,
  callOff,
  changePayment,
  noteHandled,
  remind,
  removePayment,
  type SubmissionTables,
} from '../../requests/index.server.ts';
import { payment, QUOTE_STATES, type Payment } from '../../requests/index.ts';
import type { OfficeServices } from '../services.server.ts';
import { ApiError } from './api-error.server.ts';
import { numberOfRevision } from './revision.server.ts';
import { requestsRoute } from './route.server.ts';

/** What came in for accepted quotes, and what their customers are reminded of; `read` is that of quotes. */
export function paymentRoutes<Read>(
  services: OfficeServices,
  read: (quoteId: string) => Promise<Read>,
) {
  const { mailDomain, now } = services;
  const db: Kysely<SubmissionTables> = services.db;

  const assertCame = ({ day }: Payment) => {
    if (day > businessDay(new Date(now()))) throw new ApiError(422, 'paymentAhead');
  };

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
        const noting = { quoteId, ...body, by: account };
        await db.transaction().execute(async (transaction) => {
          const accepted = await addPayment(transaction, noting, { mailDomain, now: now() });
          if (accepted)
            await record(transaction, 'quote.addPayment', `quote/${quoteId}`, {
              after: { ...body.payment, currency: accepted.document.currency },
            });
        });
        services.wakeOutbox();
        return read(quoteId);
      },
    }),
    requestsRoute('PUT /quotes/:id/payments/:payment', {
      body: v.strictObject({ payment }),
      needsRevision: true,
      async handle({ params: { id: quoteId, payment: id }, body, revision, account, record }) {
        assertCame(body.payment);
        const about = { quoteId, id, revision: numberOfRevision(revision), by: account };
        await db.transaction().execute(async (transaction) => {
          const { document } = await changePayment(transaction, { ...about, ...body }, now());
          await record(transaction, 'quote.changePayment', `quote/${quoteId}`, {
            after: { ...body.payment, currency: document.currency },
          });
        });
        return read(quoteId);
      },
    }),
    requestsRoute('DELETE /quotes/:id/payments/:payment', {
      needsRevision: true,
      async handle({ params: { id: quoteId, payment: id }, revision, account, record }) {
        const about = { quoteId, id, revision: numberOfRevision(revision), by: account };
        await db.transaction().execute(async (transaction) => {
          await removePayment(transaction, about, { mailDomain, now: now() });
          await record(transaction, 'quote.removePayment', `quote/${quoteId}`);
        });
        return read(quoteId);
      },
    }),
    requestsRoute('PUT /quotes/:id/called-off', {
      body: v.strictObject({ isCalledOff: v.boolean() }),
      async handle({ params: { id: quoteId }, body: { isCalledOff }, account, record }) {
        const calling = { quoteId, isCalledOff, by: account, mailDomain, now: now() };
        const action = isCalledOff ? 'quote.callOff' : 'quote.restore';
        await db.transaction().execute(async (transaction) => {
          if (await callOff(transaction, calling))
            await record(transaction, action, `quote/${quoteId}`);
        });
        services.wakeOutbox();
        return read(quoteId);
      },
    }),
    requestsRoute('POST /quotes/:id/reminders', {
      body: v.strictObject({ about: v.picklist(['answer', 'deposit']) }),
      async handle({ params: { id: quoteId }, body: { about }, record }) {
        await db.transaction().execute(async (transaction) => {
          if (await remind(transaction, { quoteId, about }, { mailDomain, now: now() }))
            await record(transaction, 'quote.remind', `quote/${quoteId}`, { after: { about } });
        });
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
