import { DRAFT } from '../../../../requests/testing/index.ts';
import type { TestOffice } from '../office.ts';
import type { RouteCases } from '../route-case.ts';

const draft = { ...DRAFT, day: '2030-05-04', validUntil: '2030-04-04' };

/** A quote that may be sent, and what an address may take for one. */
async function quote(office: TestOffice) {
  const submissionId = await office.submission('request');
  const begun = await office.done('POST', '/quotes', { body: { submissionId } });
  const change = { body: { draft }, revision: begun.revision };
  const { id, revision } = await office.done('PUT', `/quotes/${begun.id}`, change);
  return {
    params: { id },
    others: { id: [submissionId, (await office.menu()).id] },
    revision: String(revision),
  };
}

export const quoteCases: RouteCases = {
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
