import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FORMS } from '../../../requests/testing/submissions.ts';
import { MOST_AT_ONCE } from '../../most-at-once.ts';
import { givenInbox } from '../testing/inbox.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

const { ask, services, submit, request, auditOf, pass, woken } = givenInbox();

describe('the list of what came in', () => {
  test('is filtered as its address says, and says how many there are of each', async () => {
    const id = await request({ lastName: 'Ñandú' });
    await submit('/api/contact', FORMS.contact);
    const { json } = await ask('GET', 'inbox?q=nandu&kind=request,contact&unread=true');
    expect(json).toMatchObject({
      total: 1,
      data: [{ id, name: 'Lucía Ñandú', status: 'new', isUnread: true, hasTrouble: false }],
      meta: { counts: { kind: { request: 1 }, unread: 1 } },
    });
    // What is stored beside it is not told.
    expect(Object.keys(json.data[0]).sort()).toEqual([
      ...['assignee', 'assigneeId', 'email', 'eventDay', 'excerpt', 'hasTrouble', 'id'],
      ...['isUnread', 'kind', 'language', 'name', 'participants', 'received', 'revision'],
      ...['service', 'status', 'time'],
      'workshop',
    ]);
    expect((await ask('GET', 'inbox?from=2026-11-21')).json.total).toBe(0);
    expect((await ask('GET', 'inbox?from=2026-11-20&to=2026-11-20')).json.total).toBe(2);
  });

  test.each([
    'kind=x',
    'status=new,x',
    'from=2026-13-01',
    'unread=1',
    'sort=data',
    `perPage=${MOST_AT_ONCE + 1}`,
    'x=1',
  ])('is refused with %s', async (query) => {
    expect((await ask('GET', `inbox?${query}`)).status).toBe(422);
  });

  test('is read and changed as a whole, when all of it is selected', async () => {
    const id = await request();
    const { status } = await ask('GET', `inbox?page=1&perPage=${MOST_AT_ONCE}`);
    expect(status).toBe(200);
    const ids = Array.from({ length: MOST_AT_ONCE }, () => id);
    expect((await ask('POST', 'inbox/read', { ids, isRead: true })).status).toBe(200);
  });

  test('narrows to the days of events and to what is due', async () => {
    const id = await request({ requestedDate: '2026-12-24' });
    await request({ requestedDate: '2027-01-15' });
    const found = async (query: string) =>
      (await ask('GET', `inbox?${query}`)).json.data.map((one: { id: string }) => one.id);
    expect(await found('eventFrom=2026-12-01&eventTo=2026-12-31')).toEqual([id]);
    expect(await found('eventFrom=2026-12-01&eventTo=2026-12-31&q=lucia')).toEqual([id]);
    expect(await found('q=24/12')).toEqual([id]);
    expect(await found('q=24%20de%20diciembre&eventTo=2026-12-01')).toEqual([id]);
    expect(await found('due=true')).toEqual([]);
    pass(14 * 24 * 60 * 60 * 1000);
    expect(await found('due=true')).toHaveLength(2);
    await ask('POST', `inbox/${id}/contacts`, { way: 'phone', text: '' });
    expect(await found('due=true')).toHaveLength(1);
    expect(await found('due=true&q=lucia')).toHaveLength(1);
  });

  test('is exported as it is filtered: formulas defused, numbers intact, never allergies', async () => {
    await request({ lastName: '=1+1', allergy: 'Nueces', allergyConsent: true });
    pass(1_000);
    await submit('/api/contact', FORMS.contact);
    const csv = await ask('GET', 'inbox/export?format=csv&kind=request');
    expect(csv.headers.get('cache-control')).toBe('private, no-store');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.csv"$/);
    expect(csv.text.startsWith('\ufeffRecibido;Tipo;Estado;')).toBe(true);
    expect(csv.text.trim().split('\r\n')).toHaveLength(2);
    expect(csv.text).toContain(";'=1+1;");
    expect(csv.text).toContain(';+34 600 000 000;');
    const book = await ask('GET', 'inbox/export?format=xlsx&kind=request');
    expect(book.headers.get('content-type')).toContain('spreadsheetml.sheet');
    expect(book.text.startsWith('PK')).toBe(true);
    const json = await ask('GET', 'inbox/export?format=json');
    expect(json.json).toHaveLength(2);
    expect(json.json[1]).toMatchObject({ status: 'new', fields: { lastName: '=1+1' } });
    expect(csv.text + json.text).not.toContain('Nueces');
    expect((await ask('GET', 'inbox/export?format=json&status=spam')).json).toEqual([]);
    expect(await auditOf()).toContainEqual(expect.objectContaining({ action: 'inbox.export' }));
  });
});

describe('a submission', () => {
  test('notes who was answered by WhatsApp, and with what', async () => {
    const id = await request();
    const text = 'Hola, Lucía: ¿a las 13:00?';
    expect((await ask('POST', `inbox/${id}/contacts`, { way: 'whatsapp', text })).status).toBe(204);
    const { json } = await ask('GET', `inbox/${id}`);
    expect(json.status).toBe('answered');
    expect(json.history).toContainEqual(
      expect.objectContaining({ action: 'whatsapp', after: text, by: 'ana' }),
    );
    expect((await ask('POST', `inbox/${id}/contacts`, { way: 'email', text })).status).toBe(422);
    expect((await ask('POST', `inbox/${NOBODY}/contacts`, { way: 'phone', text: '' })).status).toBe(
      404,
    );
  });

  test('is shown in full, but its allergies only on asking, which is written down', async () => {
    const id = await request({ allergy: 'Nueces', allergyConsent: true });
    const shown = await ask('GET', `inbox/${id}`);
    expect(shown.json).toMatchObject({
      ...{ id, hasAllergies: true, canBeAnswered: true, draft: null, isUnread: true },
      values: {
        es: { firstName: 'Lucía', service: 'Catering', date: '4 de diciembre de 2026' },
        en: { firstName: 'Lucía', date: '4 December 2026' },
      },
      nextStatuses: ['answered', 'quoted', 'accepted', 'confirmed', 'declined', 'spam'],
    });
    expect(shown.text).not.toContain('Nueces');
    for (const column of ['data', 'search', 'changed_at', 'cipher', 'message_id'])
      expect(shown.text, column).not.toContain(`"${column}":`);
    expect(await auditOf()).toEqual([]);
    const asked = await ask('POST', `inbox/${id}/allergies`, undefined, undefined, 'service');
    expect(asked.json).toEqual({ allergies: 'Nueces' });
    expect(await auditOf()).toEqual([
      { account_name: 'luis', action: 'allergies.look', subject: `submission/${id}` },
    ]);
    const none = await request();
    expect((await ask('POST', `inbox/${none}/allergies`)).status).toBe(404);
    expect(
      (await ask('POST', `inbox/${id}/allergies`, undefined, undefined, 'editor')).status,
    ).toBe(403);
  });

  test('is read once it is opened', async () => {
    const id = await request();
    expect((await ask('POST', 'inbox/read', { ids: [id], isRead: true })).json).toEqual({
      changed: 1,
    });
    expect((await ask('GET', `inbox/${id}`)).json).toMatchObject({
      isUnread: false,
      readBy: 'ana',
    });
  });

  test('changes status and who looks after it, unless somebody else was first', async () => {
    const id = await request();
    const { revision } = (await ask('GET', `inbox/${id}`)).json;
    const changed = await ask('PATCH', `inbox/${id}`, { status: 'quoted' }, revision);
    expect(changed.json).toMatchObject({ status: 'quoted', events: [expect.any(String)] });
    const late = await ask('PATCH', `inbox/${id}`, { status: 'declined' }, revision);
    expect(late).toMatchObject({
      ...{ status: 409, json: { error: 'stale', current: { status: 'quoted' } } },
    });
    pass(1_000);
    const newest = changed.json.revision as string;
    const wrong = await ask('PATCH', `inbox/${id}`, { status: 'depositPaid' }, newest);
    expect(wrong).toMatchObject({ status: 409, json: { error: 'statusRefused' } });
    const eva = await ask('POST', 'inbox/assignee', { ids: [id], seen: { [id]: null }, to: 'eva' });
    expect(eva).toMatchObject({ status: 422, json: { error: 'noSuchAccount' } });
    await ask('POST', 'inbox/assignee', { ids: [id], seen: { [id]: null }, to: 'luis' });
    expect((await ask('GET', `inbox/${id}`)).json).toMatchObject({
      ...{ status: 'quoted', assigneeName: 'luis' },
      history: [
        { by: 'ana', action: 'status', before: 'new', after: 'quoted' },
        { by: 'ana', action: 'assignee', before: null, after: 'luis' },
      ],
    });
    expect((await ask('GET', 'inbox/assignees')).json.data).toEqual([
      { id: 'ana', name: 'ana' },
      { id: 'luis', name: 'luis' },
    ]);
    expect((await ask('PATCH', `inbox/${NOBODY}`, { status: 'new' }, '0')).status).toBe(404);
  });

  test('changes with others at once, and back again', async () => {
    const ids = [await request(), await request()];
    const feedback = await submit('/api/feedback', FORMS.feedback);
    const three = [...ids, feedback];
    const selected = { ids: three, seen: Object.fromEntries(three.map((id) => [id, 'new'])) };
    const { json } = await ask('POST', 'inbox/status', { ...selected, to: 'confirmed' });
    // Whoever has seen them before that does not overrule it.
    const late = await ask('POST', 'inbox/status', { ...selected, to: 'declined' });
    expect(late.json.changed).toEqual([]);
    expect(late.json.refused).toHaveLength(3);
    expect(json.changed).toHaveLength(2);
    expect(json.refused).toEqual([{ id: feedback, status: 'new' }]);
    const events = json.changed.map(({ event }: { event: string }) => event);
    const undone = await ask('POST', 'inbox/undo', { events });
    expect(undone.json.undone.toSorted()).toEqual(ids.toSorted());
    const { before, after } = await services()
      .db.selectFrom('events')
      .select(['before', 'after'])
      .where('action', '=', 'submission.undo')
      .where('subject', '=', `submission/${ids[0]}`)
      .executeTakeFirstOrThrow();
    expect([before, after]).toEqual(['"confirmed"', '"new"']);
    // It cannot be taken back twice, and who tries is told so.
    const again = await ask('POST', 'inbox/undo', { events });
    expect([again.status, again.json.error]).toEqual([409, 'tooLateToUndo']);
    expect((await ask('GET', 'inbox?status=new')).json.total).toBe(3);
    expect((await ask('POST', 'inbox/read', { ids, isRead: true })).json).toEqual({ changed: 2 });
    const [id = '', other = ''] = ids;
    const assign = (to: string, seen: object = { [id]: null, [other]: null }, of = [id]) =>
      ask('POST', 'inbox/assignee', { ids: of, seen, to });
    expect((await assign('ana')).json.changed).toHaveLength(1);
    // Of two who take it, the one who had not seen the other's is told; who heard no answer has it.
    expect((await assign('luis')).json.error).toBe('stale');
    expect((await assign('ana')).status).toBe(200);
    const some = (await assign('luis', undefined, ids)).json;
    expect([some.changed, some.refused]).toMatchObject([[{ id: other }], [{ id }]]);
    // Nor does anybody take what they have not seen.
    expect((await assign('luis', {})).json.error).toBe('stale');
    const row = (await ask('GET', 'inbox')).json.data.find((one: { id: string }) => one.id === id);
    expect((await assign('luis', { [id]: row.assigneeId })).json.changed).toHaveLength(1);
    expect((await ask('POST', 'inbox/status', { ids: [], seen: {}, to: 'done' })).status).toBe(422);
  });

  test('is changed once however often it is named, beside what is no longer there', async () => {
    const id = await request();
    const ids = [id, NOBODY, id];
    const to = 'confirmed';
    // Nothing is changed that nobody has seen.
    const unseen = await ask('POST', 'inbox/status', { ids, seen: {}, to });
    expect(unseen.json).toEqual({ changed: [], refused: [{ id, status: 'new' }] });
    const { json } = await ask('POST', 'inbox/status', { ids, seen: { [id]: 'new' }, to });
    expect(json).toMatchObject({ changed: [{ id }], refused: [] });
    expect((await ask('POST', 'inbox/read', { ids, isRead: true })).json).toEqual({ changed: 1 });
    const [{ event }] = json.changed;
    const undone = await ask('POST', 'inbox/undo', { events: [event, NOBODY, event] });
    expect(undone.json).toEqual({ undone: [id] });
    expect((await ask('POST', 'inbox/read', { ids: [NOBODY], isRead: true })).status).toBe(404);
  });

  test('has notes, which only its own address removes', async () => {
    const id = await request();
    const note = { id: randomUUID(), body: ' Llamar ' };
    const add = (to: string, body: object) => ask('POST', `inbox/${to}/notes`, body);
    const kept = async () => (await ask('GET', `inbox/${id}`)).json.notes;
    expect((await add(id, note)).status).toBe(204);
    expect(await kept()).toMatchObject([{ id: note.id, body: 'Llamar', by: 'ana' }]);
    // Sent again by who did not hear that it was kept, it says what was sent last.
    expect((await add(id, { ...note, body: 'Llamar hoy' })).status).toBe(204);
    expect(await kept()).toMatchObject([{ id: note.id, body: 'Llamar hoy', by: 'ana' }]);
    const other = await request();
    expect((await add(other, note)).status).toBe(409);
    expect((await ask('DELETE', `inbox/${other}/notes/${note.id}`)).status).toBe(404);
    expect(await kept()).toHaveLength(1);
    expect((await ask('DELETE', `inbox/${id}/notes/${note.id}`)).status).toBe(204);
    expect((await add(NOBODY, note)).status).toBe(404);
    expect(JSON.stringify(await auditOf())).not.toContain('Llamar');
  });

  test('sends each of its emails again', async () => {
    const id = await request();
    const other = await request();
    const [delivery] = (await ask('GET', `inbox/${id}`)).json.deliveries;
    const again = await ask('POST', `inbox/${id}/deliveries/${delivery.id}/resend`);
    expect(again).toMatchObject({ status: 200, json: { id: delivery.id } });
    expect(woken()).toBe(1);
    expect((await ask('POST', `inbox/${other}/deliveries/${delivery.id}/resend`)).status).toBe(409);
  });

  test('sends no mailbox more than ten of them again in a day, however it is spelt', async () => {
    const ids = [
      await request({ email: 'a.stranger@gmail.com' }),
      await request({ email: 'AStranger+x@googlemail.com' }),
    ];
    await services().db.updateTable('deliveries').set({ state: 'delivered' }).execute();
    const again = async (id = '', channel = 'visitor-email') => {
      const { deliveries } = (await ask('GET', `inbox/${id}`)).json;
      const one = deliveries.find((delivery: { channel: string }) => delivery.channel === channel);
      return ask('POST', `inbox/${id}/deliveries/${one.id}/resend`);
    };
    const sent = () => services().db.selectFrom('deliveries').select('id').execute();
    const before = (await sent()).length;
    for (let round = 0; round < 10; round += 1)
      expect((await again(ids[round % 2])).status).toBe(200);
    expect(await sent()).toHaveLength(before + 10);
    const auditBefore = await auditOf();
    for (const id of ids)
      expect(await again(id)).toMatchObject({ status: 429, json: { error: 'mailboxHasEnough' } });
    expect(await sent()).toHaveLength(before + 10);
    expect(await auditOf()).toEqual(auditBefore);
    // What goes to the business, and to others, is another matter.
    expect((await again(ids[0], 'owner-email')).status).toBe(200);
    const other = await request();
    await services().db.updateTable('deliveries').set({ state: 'delivered' }).execute();
    expect((await again(other)).status).toBe(200);
    pass(25 * 60 * 60_000);
    expect((await again(ids[0])).status).toBe(200);
  });
});
