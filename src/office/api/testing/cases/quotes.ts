import { randomUUID } from 'node:crypto';
import { addDays, businessDay } from '../../../../i18n/index.ts';
import type { QuoteDraft } from '../../../../requests/index.ts';
import { acceptQuote, DRAFT } from '../../../../requests/testing/quotes.ts';
import type { TestOffice } from '../office.ts';
import type { RouteCases } from '../route-case.ts';

const draft = { ...DRAFT, day: '2030-05-04', validUntil: '2030-04-04' };

/** A quote that may be sent, and what an address may take for one. */
async function quote(office: TestOffice, some: Partial<QuoteDraft> = {}) {
  const submissionId = await office.submission('request');
  const begun = await office.done('POST', '/quotes', { body: { submissionId } });
  const change = { body: { draft: { ...draft, ...some } }, revision: begun.revision };
  const { id, revision } = await office.done('PUT', `/quotes/${begun.id}`, change);
  return {
    params: { id },
    others: { id: [submissionId, (await office.menu()).id] },
    revision: String(revision),
  };
}

const paid = { kind: 'deposit', means: 'bizum', cents: 1_000, day: '2026-01-02' } as const;

/** An accepted quote, for which a payment is noted. */
async function paidQuote(office: TestOffice) {
  const { params, revision, others } = await quote(office);
  const sent = await office.done('POST', `/quotes/${params.id}/send`, { revision });
  await acceptQuote(office.db, sent.versions[0].link, office.services.now());
  const body = { id: randomUUID(), payment: paid, paid: 0, sendsReceipt: false };
  await office.done('POST', `/quotes/${params.id}/payments`, { body });
  return {
    params: { ...params, payment: body.id },
    others: { ...others, payment: others.id },
    revision: '1',
  };
}

export const quoteCases: RouteCases = {
  'POST /quotes/:id/previewed': quote,
  async 'POST /quotes/:id/payments'(office) {
    const { params, others } = await paidQuote(office);
    const body = { id: randomUUID(), payment: paid, paid: 1_000, sendsReceipt: false };
    return { params: { id: params.id }, others: { id: others.id }, body };
  },
  'PUT /quotes/:id/payments/:payment': async (office) => ({
    ...(await paidQuote(office)),
    body: { payment: { ...paid, cents: 2_000 } },
  }),
  'DELETE /quotes/:id/payments/:payment': paidQuote,
  async 'POST /quotes/:id/reminders'(office) {
    const day = businessDay(new Date(office.services.now()));
    const { params, revision, others } = await quote(office, { validUntil: addDays(day, 1) });
    await office.done('POST', `/quotes/${params.id}/send`, { revision });
    return { params, others, body: { about: 'answer' } };
  },
  async 'PUT /quotes/:id/called-off'(office) {
    const { params, others } = await paidQuote(office);
    return { params, others, body: { isCalledOff: true } };
  },
  async 'POST /quotes/:id/handled'(office) {
    const { params, others } = await quote(office);
    return { params, others, body: { state: 'draft' } };
  },
  'GET /quotes/:id': quote,
  'GET /quotes/:id/preview': quote,
  'PUT /quotes/:id': async (office) => ({ ...(await quote(office)), body: { draft } }),
  'DELETE /quotes/:id': quote,
  'POST /quotes/:id/send': quote,
  async 'POST /quotes'(office) {
    const [request, contact] = [await office.submission(), await office.submission('contact')];
    return {
      body: { submissionId: request },
      otherBodies: [contact, 'nobody', office.owner.id].map((submissionId) => ({ submissionId })),
    };
  },
};
