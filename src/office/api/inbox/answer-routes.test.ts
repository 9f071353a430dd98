import { describe, expect, test, vi } from 'vitest';
import { FORMS } from '../../../requests/testing/submissions.ts';
import { givenInbox } from '../testing/inbox.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

const { ask, services, submit, request, pass, woken } = givenInbox();

/** Sends the draft of a revision, of a request as it stands now, or as it was seen. */
async function sendAnswer(
  id: string,
  revision: string,
  as: 'owner' | 'service' = 'owner',
  then?: string,
) {
  const seen = then ?? (await ask('GET', `inbox/${id}`)).json.revision;
  return ask('POST', `inbox/${id}/answers`, { seen }, revision, as);
}

describe('an answer', () => {
  const text = { language: 'es', subject: 'El {{date}}', body: 'Hola, {{firstName}}' };

  test('is kept, seen as it will be sent, sent once, and kept in the history', async () => {
    const id = await request({ requestedDate: '2026-12-02' });
    const { json: draft } = await ask('PUT', `inbox/${id}/draft`, text, '0');
    expect(draft).toMatchObject({
      problems: { unknown: [], empty: [] },
      preview: {
        ...{ subject: 'El 2 de diciembre de 2026', to: 'Lucia@Example.com' },
        replyTo: 'hola@example.com',
      },
    });
    const preview = await ask('GET', `inbox/${id}/draft/preview`);
    expect(preview.text).toContain('Hola, Lucía');
    expect(preview.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(preview.headers.get('content-security-policy')).toContain('sandbox');
    const others = await ask('GET', `inbox/${id}/draft/preview`, undefined, undefined, 'service');
    expect(others.status).toBe(404);

    pass(1_000);
    const more = { ...text, body: 'Adiós' };
    const { json: newer } = await ask('PUT', `inbox/${id}/draft`, more, draft.revision);
    // On another device nobody has seen what has been written since.
    for (const revision of ['0', draft.revision]) {
      const current = { ...more, isThere: true };
      const late = await ask('PUT', `inbox/${id}/draft`, text, revision);
      expect(late).toMatchObject({ status: 409, json: { current } });
      const discarded = await ask('DELETE', `inbox/${id}/draft`, undefined, revision);
      expect(discarded).toMatchObject({ status: 409, json: { current } });
    }
    const stale = await sendAnswer(id, draft.revision);
    expect(stale).toMatchObject({ status: 409, json: { current: { body: 'Adiós' } } });
    const { revision: seen } = (await ask('GET', `inbox/${id}`)).json;
    const sent = await sendAnswer(id, newer.revision, 'owner', seen);
    expect(sent.status).toBe(200);
    // Whoever did not hear of it asks again, and hears of the same one.
    const again = await sendAnswer(id, newer.revision, 'owner', seen);
    expect(again).toMatchObject({ status: 200, json: sent.json });
    expect((await sendAnswer(id, newer.revision, 'service')).status).toBe(404);
    expect((await sendAnswer(id, draft.revision)).status).toBe(404);
    expect(woken()).toBe(1);
    // Nor that it was sent.
    for (const revision of ['0', newer.revision]) {
      const late = await ask('PUT', `inbox/${id}/draft`, text, revision);
      expect(late).toMatchObject({ status: 409, json: { current: { isThere: false } } });
    }
    expect((await ask('GET', `inbox/${id}`)).json).toMatchObject({
      ...{ status: 'answered', draft: null },
      answers: [{ subject: 'El 2 de diciembre de 2026', body: 'Adiós', by: 'ana' }],
    });
    const another = await ask('PUT', `inbox/${id}/draft`, text, sent.json.revision);
    expect(another.status).toBe(200);
  });

  test('is not sent to who was answered meanwhile, or changed, until that was seen', async () => {
    const id = await request();
    const draftOf = async (as: 'owner' | 'service') =>
      (await ask('PUT', `inbox/${id}/draft`, text, '0', as)).json.revision;
    const [anas, evas] = [await draftOf('owner'), await draftOf('service')];
    const { revision: seen } = (await ask('GET', `inbox/${id}`)).json;
    expect((await sendAnswer(id, anas, 'owner', seen)).status).toBe(200);
    const late = await sendAnswer(id, evas, 'service', seen);
    expect(late).toMatchObject({ status: 409, json: { error: 'stale' } });
    expect(woken()).toBe(1);
    // What was written is kept, and the other's answer is there to be seen.
    const kept = (await ask('GET', `inbox/${id}`, undefined, undefined, 'service')).json;
    expect(kept.draft.body).toBe(text.body);
    expect(kept.answers).toMatchObject([{ by: 'ana', isMine: false }]);
    pass(1_000);
    // An answer that changes no status counts as one that does, and so does one by telephone.
    expect((await sendAnswer(id, evas, 'service', kept.revision)).status).toBe(200);
    const { json: next } = await ask('PUT', `inbox/${id}/draft`, text, `sent-${anas}`);
    expect((await sendAnswer(id, next.revision, 'owner', kept.revision)).status).toBe(409);
    const { revision: before } = (await ask('GET', `inbox/${id}`)).json;
    await ask('POST', `inbox/${id}/contacts`, { way: 'phone', text: '' }, undefined, 'service');
    expect((await sendAnswer(id, next.revision, 'owner', before)).status).toBe(409);
    // Who sent theirs and heard nothing of it hears of it still.
    expect((await sendAnswer(id, evas, 'service', kept.revision)).status).toBe(200);
    expect(woken()).toBe(2);
  });

  test('is not sent with a placeholder that has no value, nor empty', async () => {
    const id = await request();
    let revision = '0';
    const send = async (body: object) => {
      const { json } = await ask('PUT', `inbox/${id}/draft`, { ...text, ...body }, revision);
      revision = json.revision;
      return sendAnswer(id, json.revision);
    };
    expect(await send({ body: 'Son {{precio}}' })).toMatchObject({
      ...{ status: 422, json: { error: 'placeholders', unknown: ['precio'] } },
    });
    expect(await send({ body: '  ' })).toMatchObject({ json: { error: 'emptyAnswer' } });
    const left = await ask('DELETE', `inbox/${id}/draft`, undefined, revision);
    expect(left).toMatchObject({ status: 200, json: { revision: '0' } });
    expect((await ask('GET', `inbox/${id}`)).json).toMatchObject({ draft: null, status: 'new' });
    expect(woken()).toBe(0);
    const mute = await submit('/api/feedback', FORMS.feedback);
    expect((await ask('PUT', `inbox/${mute}/draft`, text, '0')).json.error).toBe('noAddress');
    expect((await ask('PUT', `inbox/${NOBODY}/draft`, text, '0')).status).toBe(404);
  });

  test('begins with a text, which two people do not overwrite', async () => {
    const body = { name: 'Gracias', texts: { en: { subject: 'Thanks', body: 'Hi' } } };
    const { json } = await ask('POST', 'answer-texts', body);
    // With them come the languages to write them in: whoever answers cannot read the settings.
    const meta = { languages: ['es', 'en'] };
    expect((await ask('GET', 'answer-texts')).json).toEqual({ data: [json], total: 1, meta });
    const changed = await ask(
      ...(['PUT', `answer-texts/${json.id}`, { ...json, name: 'Mil' }, json.revision] as const),
    );
    expect(changed.json).toMatchObject({ name: 'Mil', revision: '2' });
    const stale = await ask(
      'PUT',
      `answer-texts/${json.id}`,
      { ...json, name: 'X' },
      json.revision,
    );
    expect(stale).toMatchObject({ status: 409, json: { current: { name: 'Mil' } } });
    expect((await ask('DELETE', `answer-texts/${json.id}`, undefined, '1')).status).toBe(409);
    expect((await ask('DELETE', `answer-texts/${json.id}`, undefined, '2')).status).toBe(204);
    for (const wrong of [
      { ...body, texts: {} },
      { ...body, texts: { xx: body.texts.en } },
      { name: 'x' },
    ])
      expect((await ask('POST', 'answer-texts', wrong)).status).toBe(422);
  });
});

describe('feedback', () => {
  const testimonial = {
    ...{ kind: 'birthday', author: 'Lucía', quote: 'Un arroz de diez' },
    consent: { how: 'email', givenOn: '2026-11-19' },
  };

  test('may be shown from the day of its consent on, which is the business’s', async () => {
    const id = await submit('/api/feedback', FORMS.feedback);
    // A quarter past midnight in Madrid.
    pass(11.25 * 60 * 60_000);
    const consent = { how: 'phone', givenOn: '2026-11-21' };
    const made = await ask('POST', `inbox/${id}/testimonial`, { ...testimonial, consent });
    expect(made.status).toBe(200);
    const file = await ask('GET', 'inbox/export?format=csv');
    expect(file.headers.get('content-disposition')).toContain('"la-sobremesa-2026-11-21.csv"');
  });

  test('becomes a draft of a testimonial with its author’s consent, once', async () => {
    const id = await submit('/api/feedback', { ...FORMS.feedback, comments: 'De diez' });
    const late = { ...testimonial, consent: { how: 'email', givenOn: '2026-11-22' } };
    expect((await ask('POST', `inbox/${id}/testimonial`, late)).json.error).toBe('consentInFuture');
    const without = { ...testimonial, consent: undefined };
    expect((await ask('POST', `inbox/${id}/testimonial`, without)).status).toBe(422);
    const make = () => ask('POST', `inbox/${id}/testimonial`, testimonial);
    const editor = services().content.editor ?? expect.fail();
    const save = editor.saveDraft.bind(editor);
    // What fails is made another time.
    const saving = vi.spyOn(editor, 'saveDraft').mockRejectedValueOnce(new Error('Away'));
    expect((await make()).status).toBe(500);
    // Somebody else makes it while it is being saved.
    let other: Awaited<ReturnType<typeof make>> | undefined;
    saving.mockImplementationOnce(async (...given) => {
      other = await make();
      return save(...given);
    });
    const { json } = await make();
    expect(other?.json.error).toBe('testimonialExists');
    const draft = await services().content.editor?.read(json.document);
    expect(draft).toMatchObject({ published: null, draft: { body: { author: 'Lucía' } } });
    const consents = services().db.selectFrom('testimonial_consents').selectAll();
    expect(await consents.execute()).toMatchObject([
      { document_id: json.document, how: 'email', given_on: '2026-11-19', account_name: 'ana' },
    ]);
    expect((await ask('POST', `inbox/${id}/testimonial`, testimonial)).status).toBe(409);
    const request_ = await request();
    expect((await ask('POST', `inbox/${request_}/testimonial`, testimonial)).status).toBe(404);
    expect((await ask('GET', 'feedback/comments')).json.data).toMatchObject([
      { id, comment: 'De diez', hasTestimonial: true },
    ]);
    // The screen says the categories by what the form calls them.
    expect((await ask('GET', 'feedback/figures?days=90')).json).toMatchObject({
      count: 1,
      labels: { foodQuality: { es: 'Calidad de la comida', en: 'Food quality' } },
    });
  });
});
