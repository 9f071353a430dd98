import { randomUUID } from 'node:crypto';
import { addNote, changeStatus, saveDraft } from '../../../../requests/index.server.ts';
import { MOST_AT_ONCE } from '../../../most-at-once.ts';
import { COLLEAGUE, type TestOffice } from '../office.ts';
import type { RouteCases } from '../route-case.ts';

const ANSWER = { language: 'es', subject: 'Hola', body: 'Hasta pronto.' } as const;
const TEXT = { name: 'Gracias', texts: { es: { subject: 'Hola', body: 'Gracias.' } } };

/** A request, and what an address may take for one. */
async function request(office: TestOffice) {
  const id = await office.submission('request');
  return { params: { id }, others: { id: [(await office.menu()).id, office.owner.id] } };
}

async function note({ db, services, owner }: TestOffice, submission: string): Promise<string> {
  const id = randomUUID();
  await addNote(db, submission, { id, body: 'Llamar', by: owner, now: services.now() });
  return id;
}

/** A request with the owner's draft of an answer; another has a colleague's. */
async function drafted(office: TestOffice) {
  const { params, others } = await request(office);
  const theirs = await office.submission('request');
  const by = { id: COLLEAGUE, name: 'Luis' };
  const now = office.services.now();
  await saveDraft(office.db, { submissionId: theirs, ...ANSWER, by, revision: '0', now });
  const first = { body: ANSWER, revision: '0' };
  const { revision } = await office.done('PUT', `/inbox/${params.id}/draft`, first);
  return { params, others: { id: [...others.id, theirs] }, revision };
}

async function answerText(office: TestOffice) {
  const { id, revision } = await office.done('POST', '/answer-texts', { body: TEXT });
  const { others } = await request(office);
  return { params: { id }, others: { id: [...others.id, await office.submission()] }, revision };
}

/** More than are changed at once. */
const TOO_MANY = Array.from({ length: MOST_AT_ONCE + 1 }, () => randomUUID());

/**
 * A request named twice among what is not there, which is changed once; and bodies that name nothing, or
 * what is something else's.
 */
async function several(office: TestOffice, change: Readonly<Record<string, unknown>>) {
  const { params, others } = await request(office);
  const body = { ids: [params.id, 'nobody', params.id], ...change };
  const named = [...others.id.map((id) => [id]), ['nobody', randomUUID()], TOO_MANY, [], [null]];
  return { body, otherBodies: named.map((ids) => ({ ids, ...change })) };
}

export const inboxCases: RouteCases = {
  async 'POST /inbox/status'(office) {
    const { body, otherBodies } = await several(office, { to: 'answered' });
    const seen = Object.fromEntries(body.ids.map((id) => [id, 'new']));
    return { body: { ...body, seen }, otherBodies: otherBodies.map((one) => ({ ...one, seen })) };
  },
  async 'POST /inbox/assignee'(office) {
    const unseen = await several(office, { to: office.owner.id });
    const seen = Object.fromEntries(unseen.body.ids.map((id) => [id, null]));
    const body = { ...unseen.body, seen };
    const otherBodies = unseen.otherBodies.map((one) => ({ ...one, seen }));
    const accounts = ['nobody', body.ids[0]].map((to) => ({ ...body, to }));
    return { body, otherBodies: [...otherBodies, ...accounts] };
  },
  'POST /inbox/read': (office) => several(office, { isRead: true }),
  async 'POST /inbox/undo'(office) {
    const { db, services } = office;
    const change = async (by: { id: string; name: string }) => {
      const ids = [await office.submission('request')];
      const { changed } = await changeStatus(db, { ids, to: 'answered', by, now: services.now() });
      return changed.map(({ event }) => event);
    };
    const own = await change(office.owner);
    const theirs = await change({ id: COLLEAGUE, name: 'Luis' });
    const named = [theirs, ['nobody'], [await office.submission()], TOO_MANY, []];
    return {
      body: { events: [...own, ...theirs, ...own] },
      otherBodies: named.map((events) => ({ events })),
    };
  },
  'GET /inbox/:id': request,
  async 'PATCH /inbox/:id'(office) {
    const one = await request(office);
    const { revision } = await office.done('GET', `/inbox/${one.params.id}`);
    const otherBodies = [{ status: 'depositPaid' }];
    return { ...one, body: { status: 'answered' }, revision, otherBodies };
  },
  async 'GET /inbox/:id/pictures/:question'(office) {
    const { params, others } = await request(office);
    const elsewhere = await office.submission('request');
    const picture = { submission_id: params.id, question: 'like', picture: 'UklGRg==' };
    await office.db.insertInto('submission_pictures').values(picture).execute();
    return {
      params: { ...params, question: picture.question },
      others: { id: [...others.id, elsewhere], question: ['other', params.id] },
    };
  },
  async 'POST /inbox/:id/allergies'(office) {
    const allergies = { allergy: 'nueces', allergyConsent: true };
    const id = await office.submission('request', allergies);
    return { ...(await request(office)), params: { id } };
  },
  'POST /inbox/:id/contacts': async (office) => ({
    ...(await request(office)),
    body: { way: 'whatsapp', text: 'Hasta pronto.' },
    otherBodies: [{ way: 'email', text: '' }],
  }),
  'POST /inbox/:id/notes': async (office) => ({
    ...(await request(office)),
    body: { id: randomUUID(), body: 'Llamar' },
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
  'PUT /inbox/:id/draft': async (office) => ({
    ...(await request(office)),
    ...{ body: ANSWER, revision: '0' },
  }),
  'DELETE /inbox/:id/draft': drafted,
  'GET /inbox/:id/draft/preview': drafted,
  async 'POST /inbox/:id/answers'(office) {
    const one = await drafted(office);
    const { revision: seen } = await office.done('GET', `/inbox/${one.params.id}`);
    return { ...one, body: { seen } };
  },
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
