import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FORMS } from '../../../requests/testing/submissions.ts';
import type { Role } from '../../roles.ts';
import { givenInbox } from '../testing/inbox.ts';

const { ask, services, submit, request, auditOf } = givenInbox();

describe('a person', () => {
  const person = { email: 'LUCIA@example.com' };

  test('is found, given what is kept of them, and erased by the owner alone', async () => {
    const id = await request({ allergy: 'Nueces', allergyConsent: true });
    await ask('POST', `inbox/${id}/notes`, { id: randomUUID(), body: 'Muy amable' });
    const text = { language: 'es', subject: 'Hola', body: 'Hasta pronto' };
    const { json: draft } = await ask('PUT', `inbox/${id}/draft`, text, '0');
    const { revision: seen } = (await ask('GET', `inbox/${id}`)).json;
    await ask('POST', `inbox/${id}/answers`, { seen }, draft.revision);
    const found = await ask('POST', 'privacy/find', { phone: '600 000000' });
    expect(found.json).toMatchObject({ submissions: [{ id, name: 'Lucía' }], erased: [] });

    const file = await ask('POST', 'privacy/file', person);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(file.json.submissions).toMatchObject([
      {
        ...{ reference: id, allergies: 'Nueces', status: 'answered' },
        fields: { firstName: 'Lucía', phone: '+34 600 000 000' },
        answers: [{ subject: 'Hola', body: 'Hasta pronto' }],
        notes: [{ body: 'Muy amable' }],
      },
    ]);
    expect(file.text).not.toContain('ana');
    expect(await auditOf()).toContainEqual({
      ...{ account_name: 'ana', action: 'allergies.look', subject: `submission/${id}` },
    });

    const refused = await ask('POST', 'privacy/erase', person, undefined, 'service');
    expect(refused.status).toBe(403);
    const erased = await ask('POST', 'privacy/erase', person);
    expect(erased.json).toMatchObject({ submissions: 1, notes: 1, answers: 1, isScrubbed: true });
    expect((await ask('GET', `inbox/${id}`)).status).toBe(404);
    expect((await ask('POST', 'privacy/find', person)).json).toMatchObject({
      ...{ submissions: [], erased: [{ accountName: 'ana' }] },
    });
    expect((await ask('POST', 'privacy/file', person)).status).toBe(404);
    const records = JSON.stringify([
      await services().db.selectFrom('events').selectAll().execute(),
      await services().db.selectFrom('erasures').selectAll().execute(),
    ]);
    expect(records).not.toMatch(/lucia|600000000|Lucía|amable|pronto/i);
  });

  test('takes their testimonial along', async () => {
    const id = await submit('/api/feedback', { ...FORMS.feedback, email: 'l@example.com' });
    const { json } = await ask('POST', `inbox/${id}/testimonial`, {
      ...{ kind: 'chef', author: 'Lucía', quote: 'De diez' },
      consent: { how: 'phone', givenOn: '2026-11-19' },
    });
    const erased = await ask('POST', 'privacy/erase', { email: 'l@example.com' });
    expect(erased.json).toMatchObject({ testimonials: 1, testimonialsLeft: [] });
    expect(await services().content.editor?.read(json.document)).toBeNull();
  });

  test.each([{}, { email: '' }, { phone: '12' }, { email: 'a@b.c', name: 'x' }])(
    'is not %j',
    async (body) => {
      expect((await ask('POST', 'privacy/erase', body)).status).toBe(422);
    },
  );
});

test('how long each kind is kept is chosen by the owner, within bounds', async () => {
  expect((await ask('GET', 'privacy/retention')).json.contact).toEqual({
    ...{ days: 366, isChosen: false },
  });
  const choose = (days: unknown, as?: Role) =>
    ask('PUT', 'privacy/retention', { kind: 'contact', days }, undefined, as);
  expect((await choose(90)).json.contact).toEqual({ days: 90, isChosen: true });
  for (const days of [29, 3_654, 40.5, 'x']) expect((await choose(days)).status).toBe(422);
  expect((await choose(90, 'service')).status).toBe(403);
  expect((await choose(null)).json.contact).toEqual({ days: 366, isChosen: false });
  expect(await auditOf()).toContainEqual(expect.objectContaining({ action: 'retention.choose' }));
});
