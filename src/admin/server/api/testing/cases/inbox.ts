import { addNote, saveDraft } from '../../../../../submissions/index.server.ts';
import { COLLEAGUE, type TestOffice } from '../office.ts';
import type { RouteCases } from '../route-case.ts';

const ANSWER = { language: 'es', subject: 'Hola', body: 'Hasta pronto.' } as const;
const TEXT = { name: 'Gracias', texts: { es: { subject: 'Hola', body: 'Gracias.' } } };

/** A request, and what an address may take for one. */
async function request(office: TestOffice) {
  const id = await office.submission('request');
  return { params: { id }, others: { id: [(await office.menu()).id, office.owner.id] } };
}

const note = ({ db, services, owner }: TestOffice, submission: string) =>
  addNote(db, submission, { body: 'Llamar', by: owner, now: services.now() });

/** A request with the owner's draft of an answer; another has a colleague's. */
async function drafted(office: TestOffice) {
  const { params, others } = await request(office);
  const theirs = await office.submission('request');
  const by = { id: COLLEAGUE, name: 'Luis' };
  const now = office.services.now();
  await saveDraft(office.db, { submissionId: theirs, ...ANSWER, by, now });
  const { revision } = await office.done('PUT', `/inbox/${params.id}/draft`, { body: ANSWER });
  return { params, others: { id: [...others.id, theirs] }, revision };
}

async function answerText(office: TestOffice) {
  const { id, revision } = await office.done('POST', '/answer-texts', { body: TEXT });
  const { others } = await request(office);
  return { params: { id }, others: { id: [...others.id, await office.submission()] }, revision };
}

export const inboxCases: RouteCases = {
  'GET /inbox/:id': request,
  async 'PATCH /inbox/:id'(office) {
    const one = await request(office);
    const { revision } = await office.done('GET', `/inbox/${one.params.id}`);
    const otherBodies = ['nobody', one.params.id].map((assignee) => ({ assignee }));
    return { ...one, body: { status: 'answered' }, revision, otherBodies };
  },
  'POST /inbox/:id/opened': request,
  async 'POST /inbox/:id/allergies'(office) {
    const allergies = { allergy: 'nueces', allergyConsent: true };
    const id = await office.submission('request', allergies);
    return { ...(await request(office)), params: { id } };
  },
  'POST /inbox/:id/notes': async (office) => ({
    ...(await request(office)),
    body: { body: 'Llamar' },
  }),
  async 'DELETE /inbox/:id/notes/:note'(office) {
    const { params, others } = await request(office);
    const elsewhere = await office.submission('request');
    return {
      params: { ...params, note: await note(office, params.id) },
      others: { id: [...others.id, elsewhere], note: [await note(office, elsewhere)] },
    };
  },
  async 'POST /inbox/:id/deliveries/:delivery/resend'(office) {
    const { params, others } = await request(office);
    const elsewhere = await office.submission('request');
    await office.db.updateTable('deliveries').set({ state: 'failed' }).execute();
    const deliveryOf = async (id: string) =>
      (await office.done('GET', `/inbox/${id}`)).deliveries[0].id;
    return {
      params: { ...params, delivery: await deliveryOf(params.id) },
      others: { id: [...others.id, elsewhere], delivery: [await deliveryOf(elsewhere)] },
    };
  },
  'PUT /inbox/:id/draft': async (office) => ({ ...(await request(office)), body: ANSWER }),
  'DELETE /inbox/:id/draft': drafted,
  'GET /inbox/:id/draft/preview': drafted,
  'POST /inbox/:id/answers': drafted,
  'GET /answer-texts/:id': answerText,
  'PUT /answer-texts/:id': async (office) => ({ ...(await answerText(office)), body: TEXT }),
  'DELETE /answer-texts/:id': answerText,
  async 'POST /inbox/:id/testimonial'(office) {
    const { others } = await request(office);
    return {
      params: { id: await office.submission('feedback') },
      others: { id: [...others.id, await office.submission('request')] },
      body: {
        ...{ kind: 'birthday', author: 'Lucía', quote: 'Volveremos' },
        consent: { how: 'email', givenOn: '2026-01-01' },
      },
    };
  },
};
