import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentMigrations, createContent } from '../../../content/index.server.ts';
import { openDatabase } from '../../../database/index.server.ts';
import { loadCatalogues } from '../../../i18n/index.server.ts';
import { silentLog } from '../../../log/index.server.ts';
import type { MailTransport } from '../../../email/index.server.ts';
import { SAMPLE_CONTEXT } from '../../../requests/emails/samples.server.ts';
import { submissionMigrations } from '../../../requests/index.server.ts';
import { startIntake } from '../../../requests/testing/intake.ts';
import { DATA_KEY, FORMS } from '../../../requests/testing/submissions.ts';
import type { Role } from '../../roles.ts';
import { adminMigrations } from '../../migrations.server.ts';
import type { AdminServices, OfficeTables } from '../../services.server.ts';
import { createApi } from '../pipeline.server.ts';
import { inboxRoutes } from './inbox-routes.server.ts';

const SITE = 'https://sobremesa.test';
const NOW = Date.parse('2026-11-20T12:00:00Z');
const NOBODY = '00000000-0000-4000-8000-000000000000';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON of the answer. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- read by its own test alone
  readonly json: any;
}

type Ask = (
  method: string,
  path: string,
  body?: unknown,
  revision?: string,
  as?: Role,
) => Promise<Answer>;

let ask: Ask;
let services: AdminServices;
let close: () => Promise<void>;
let site: ReturnType<typeof startIntake>;
let woken = 0;
let now = NOW;

beforeEach(async () => {
  woken = 0;
  now = NOW;
  // Forms are checked by today.
  vi.setSystemTime(NOW);
  await loadCatalogues(['es', 'en']);
  const dataDirectory = mkdtempSync(join(tmpdir(), 'office-inbox-'));
  const database = await openDatabase<OfficeTables>({
    dataDirectory,
    migrations: { ...contentMigrations, ...submissionMigrations, ...adminMigrations },
  });
  const { db, kind, location } = database;
  const content = await createContent({
    config: {
      CONTENT_SOURCE: 'embedded',
      SANITY_DATASET: '',
      SANITY_API_VERSION: '',
    },
    ...{ db, kind, location, dataDirectory, log: silentLog },
  });
  for (const [id, role] of [
    ['ana', 'owner'],
    ['luis', 'service'],
    ['eva', 'editor'],
  ] as const) {
    await db
      .insertInto('accounts')
      .values({
        ...{ id, name: id, email: `${id}@example.com`, email_verified: 1, image: null, role },
        ...{ language: 'es', has_second_factor: 0, disabled_at: null },
        ...{ created_at: '2026-01-01', updated_at: '2026-01-01' },
      })
      .execute();
  }
  services = {
    ...{ db, databaseKind: kind, content, dataKey: DATA_KEY, dataDirectory, log: silentLog },
    siteUrl: SITE,
    businessName: async () => 'La Sobremesa',
    languages: ['es', 'en'],
    mailFolder: join(dataDirectory, 'mail'),
    mailDomain: 'sobremesa.test',
    wakeOutbox: () => void (woken += 1),
    emailContext: async () => SAMPLE_CONTEXT,
    mail: {
      transport: {} as MailTransport,
      owner: async () => [{ name: 'Owner', address: 'owner@example.com' }],
    },
    removeCopies: undefined,
    now: () => now,
  } as Partial<AdminServices> as AdminServices;
  const names: Readonly<Record<Role, string>> = { owner: 'ana', service: 'luis', editor: 'eva' };
  ask = async (method, path, body, revision, as = 'owner') => {
    const name = names[as];
    const app = createApi({
      routes: inboxRoutes(services),
      accountOf: async () => ({
        ...{ id: name, name, email: `${name}@example.com`, role: as, language: 'es' },
      }),
      isConfirmed: async () => true,
      siteUrl: SITE,
      log: silentLog,
    });
    const response = await app.request(`${SITE}/api/admin/${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // `text()` would leave out the byte order mark.
    const text = Buffer.from(await response.arrayBuffer()).toString();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const { status, headers } = response;
    return { status, headers, text, json: isJson ? JSON.parse(text) : undefined };
  };
  site = startIntake(
    { db: db as never, kind, location, close: database.close },
    { now: () => now },
  );
  close = async () => {
    await content.stop();
    await database.close();
    rmSync(dataDirectory, { recursive: true });
  };
});
afterEach(async () => {
  await close();
  vi.useRealTimers();
});

const request = (fields: object = {}) =>
  site.submit('/api/requests', {
    ...{ ...FORMS.request, service: 'catering', requestedDate: '2026-12-04' },
    ...fields,
  });
const auditOf = async () =>
  (await services.db.selectFrom('events').selectAll().orderBy('at').execute()).map(
    ({ account_name, action, subject }) => ({ account_name, action, subject }),
  );

describe('the list of what came in', () => {
  test('is filtered as its address says, and says how many there are of each', async () => {
    const id = await request({ lastName: 'Ñandú' });
    await site.submit('/api/contact', FORMS.contact);
    const { json } = await ask('GET', 'inbox?q=nandu&kind=request,contact&unread=true');
    expect(json).toMatchObject({
      total: 1,
      data: [{ id, name: 'Lucía Ñandú', status: 'new', isUnread: true, hasTrouble: false }],
      meta: { counts: { kind: { request: 1 }, unread: 1 } },
    });
    // What is stored beside it is not told.
    expect(Object.keys(json.data[0]).sort()).toEqual([
      ...['assignee', 'email', 'eventDay', 'excerpt', 'hasTrouble', 'id', 'isUnread', 'kind'],
      ...['language', 'name', 'participants', 'received', 'revision', 'service', 'status', 'time'],
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
    'perPage=101',
    'x=1',
  ])('is refused with %s', async (query) => {
    expect((await ask('GET', `inbox?${query}`)).status).toBe(422);
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
    now += 14 * 24 * 60 * 60 * 1000;
    expect(await found('due=true')).toHaveLength(2);
    await ask('POST', `inbox/${id}/contacts`, { way: 'phone', text: '' });
    expect(await found('due=true')).toHaveLength(1);
    expect(await found('due=true&q=lucia')).toHaveLength(1);
  });

  test('is exported as it is filtered: formulas defused, numbers intact, never allergies', async () => {
    await request({ lastName: '=1+1', allergy: 'Nueces', allergyConsent: true });
    now += 1_000;
    await site.submit('/api/contact', FORMS.contact);
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
      values: { firstName: 'Lucía', service: 'Catering' },
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
    expect((await ask('POST', `inbox/${id}/opened`)).status).toBe(204);
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
    now += 1_000;
    const newest = changed.json.revision as string;
    const wrong = await ask('PATCH', `inbox/${id}`, { status: 'depositPaid' }, newest);
    expect(wrong).toMatchObject({ status: 409, json: { error: 'statusRefused' } });
    const eva = await ask('PATCH', `inbox/${id}`, { assignee: 'eva' }, newest);
    expect(eva).toMatchObject({ status: 422, json: { error: 'noSuchAccount' } });
    await ask('PATCH', `inbox/${id}`, { assignee: 'luis' }, newest);
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
    const feedback = await site.submit('/api/feedback', FORMS.feedback);
    const { json } = await ask('POST', 'inbox/status', {
      ids: [...ids, feedback],
      to: 'confirmed',
    });
    expect(json.changed).toHaveLength(2);
    expect(json.refused).toEqual([{ id: feedback, status: 'new' }]);
    const events = json.changed.map(({ event }: { event: string }) => event);
    const undone = await ask('POST', 'inbox/undo', { events });
    expect(undone.json.undone.toSorted()).toEqual(ids.toSorted());
    expect((await ask('GET', 'inbox?status=new')).json.total).toBe(3);
    expect((await ask('POST', 'inbox/read', { ids, isRead: true })).json).toEqual({ changed: 2 });
    expect((await ask('POST', 'inbox/assignee', { ids, to: 'ana' })).json.changed).toHaveLength(2);
    expect((await ask('POST', 'inbox/status', { ids: [], to: 'done' })).status).toBe(422);
  });

  test('is changed once however often it is named, beside what is no longer there', async () => {
    const id = await request();
    const ids = [id, NOBODY, id];
    const { json } = await ask('POST', 'inbox/status', { ids, to: 'confirmed' });
    expect(json).toMatchObject({ changed: [{ id }], refused: [] });
    expect((await ask('POST', 'inbox/read', { ids, isRead: true })).json).toEqual({ changed: 1 });
    const [{ event }] = json.changed;
    const undone = await ask('POST', 'inbox/undo', { events: [event, NOBODY, event] });
    expect(undone.json).toEqual({ undone: [id] });
    expect((await ask('POST', 'inbox/read', { ids: [NOBODY], isRead: true })).status).toBe(404);
  });

  test('has notes, which only its own address removes', async () => {
    const id = await request();
    const note = await ask('POST', `inbox/${id}/notes`, { body: ' Llamar ' });
    expect(note.json).toMatchObject({ body: 'Llamar', by: 'ana' });
    const other = await request();
    expect((await ask('DELETE', `inbox/${other}/notes/${note.json.id}`)).status).toBe(404);
    expect((await ask('GET', `inbox/${id}`)).json.notes).toHaveLength(1);
    expect((await ask('DELETE', `inbox/${id}/notes/${note.json.id}`)).status).toBe(204);
    expect((await ask('POST', `inbox/${NOBODY}/notes`, { body: 'x' })).status).toBe(404);
    expect(JSON.stringify(await auditOf())).not.toContain('Llamar');
  });

  test('sends each of its emails again', async () => {
    const id = await request();
    const other = await request();
    const [delivery] = (await ask('GET', `inbox/${id}`)).json.deliveries;
    const again = await ask('POST', `inbox/${id}/deliveries/${delivery.id}/resend`);
    expect(again).toMatchObject({ status: 200, json: { id: delivery.id } });
    expect(woken).toBe(1);
    expect((await ask('POST', `inbox/${other}/deliveries/${delivery.id}/resend`)).status).toBe(409);
  });

  test('sends no mailbox more than ten of them again in a day, however it is spelt', async () => {
    const ids = [
      await request({ email: 'a.stranger@gmail.com' }),
      await request({ email: 'AStranger+x@googlemail.com' }),
    ];
    await services.db.updateTable('deliveries').set({ state: 'delivered' }).execute();
    const again = async (id = '', channel = 'visitor-email') => {
      const { deliveries } = (await ask('GET', `inbox/${id}`)).json;
      const one = deliveries.find((delivery: { channel: string }) => delivery.channel === channel);
      return ask('POST', `inbox/${id}/deliveries/${one.id}/resend`);
    };
    const sent = () => services.db.selectFrom('deliveries').select('id').execute();
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
    await services.db.updateTable('deliveries').set({ state: 'delivered' }).execute();
    expect((await again(other)).status).toBe(200);
    now += 25 * 60 * 60_000;
    expect((await again(ids[0])).status).toBe(200);
  });
});

describe('an answer', () => {
  const text = { language: 'es', subject: 'El {{date}}', body: 'Hola, {{firstName}}' };

  test('is kept, seen as it will be sent, sent once, and kept in the history', async () => {
    const id = await request({ requestedDate: '2026-12-02' });
    const { json: draft } = await ask('PUT', `inbox/${id}/draft`, text);
    expect(draft).toMatchObject({
      problems: { unknown: [], empty: [] },
      preview: {
        ...{ subject: 'El 2 de diciembre de 2026', to: 'Lucia@Example.com' },
        replyTo: 'owner@example.com',
      },
    });
    const preview = await ask('GET', `inbox/${id}/draft/preview`);
    expect(preview.text).toContain('Hola, Lucía');
    expect(preview.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(preview.headers.get('content-security-policy')).toContain('sandbox');
    const others = await ask('GET', `inbox/${id}/draft/preview`, undefined, undefined, 'service');
    expect(others.status).toBe(404);

    now += 1_000;
    const { json: newer } = await ask('PUT', `inbox/${id}/draft`, { ...text, body: 'Adiós' });
    const stale = await ask('POST', `inbox/${id}/answers`, undefined, draft.revision);
    expect(stale).toMatchObject({ status: 409, json: { current: { body: 'Adiós' } } });
    const sent = await ask('POST', `inbox/${id}/answers`, undefined, newer.revision);
    expect(sent.status).toBe(200);
    expect((await ask('POST', `inbox/${id}/answers`, undefined, newer.revision)).status).toBe(404);
    expect(woken).toBe(1);
    expect((await ask('GET', `inbox/${id}`)).json).toMatchObject({
      ...{ status: 'answered', draft: null },
      answers: [{ subject: 'El 2 de diciembre de 2026', body: 'Adiós', by: 'ana' }],
    });
  });

  test('is not sent with a placeholder that has no value, nor empty', async () => {
    const id = await request();
    const send = async (body: object) => {
      const { json } = await ask('PUT', `inbox/${id}/draft`, { ...text, ...body });
      return ask('POST', `inbox/${id}/answers`, undefined, json.revision);
    };
    expect(await send({ body: 'Son {{precio}}' })).toMatchObject({
      ...{ status: 422, json: { error: 'placeholders', unknown: ['precio'] } },
    });
    expect(await send({ body: '  ' })).toMatchObject({ json: { error: 'emptyAnswer' } });
    expect((await ask('DELETE', `inbox/${id}/draft`)).status).toBe(204);
    expect((await ask('GET', `inbox/${id}`)).json).toMatchObject({ draft: null, status: 'new' });
    expect(woken).toBe(0);
    const mute = await site.submit('/api/feedback', FORMS.feedback);
    expect((await ask('PUT', `inbox/${mute}/draft`, text)).json.error).toBe('noAddress');
    expect((await ask('PUT', `inbox/${NOBODY}/draft`, text)).status).toBe(404);
  });

  test('begins with a text, which two people do not overwrite', async () => {
    const body = { name: 'Gracias', texts: { en: { subject: 'Thanks', body: 'Hi' } } };
    const { json } = await ask('POST', 'answer-texts', body);
    expect((await ask('GET', 'answer-texts')).json).toEqual({ data: [json], total: 1 });
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

  test('becomes a draft of a testimonial with its author’s consent, once', async () => {
    const id = await site.submit('/api/feedback', { ...FORMS.feedback, comments: 'De diez' });
    const late = { ...testimonial, consent: { how: 'email', givenOn: '2026-11-22' } };
    expect((await ask('POST', `inbox/${id}/testimonial`, late)).json.error).toBe('consentInFuture');
    const without = { ...testimonial, consent: undefined };
    expect((await ask('POST', `inbox/${id}/testimonial`, without)).status).toBe(422);
    const { json } = await ask('POST', `inbox/${id}/testimonial`, testimonial);
    const draft = await services.content.editor?.read(json.document);
    expect(draft).toMatchObject({ published: null, draft: { body: { author: 'Lucía' } } });
    expect((await ask('GET', `inbox/${id}`)).json.testimonials).toMatchObject([
      { document: json.document, how: 'email', givenOn: '2026-11-19', by: 'ana' },
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

describe('a person', () => {
  const person = { email: 'LUCIA@example.com' };

  test('is found, given what is kept of them, and erased by the owner alone', async () => {
    const id = await request({ allergy: 'Nueces', allergyConsent: true });
    await ask('POST', `inbox/${id}/notes`, { body: 'Muy amable' });
    const { json: draft } = await ask('PUT', `inbox/${id}/draft`, {
      ...{ language: 'es', subject: 'Hola', body: 'Hasta pronto' },
    });
    await ask('POST', `inbox/${id}/answers`, undefined, draft.revision);
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
      await services.db.selectFrom('events').selectAll().execute(),
      await services.db.selectFrom('erasures').selectAll().execute(),
    ]);
    expect(records).not.toMatch(/lucia|600000000|Lucía|amable|pronto/i);
  });

  test('takes their testimonial along', async () => {
    const id = await site.submit('/api/feedback', { ...FORMS.feedback, email: 'l@example.com' });
    const { json } = await ask('POST', `inbox/${id}/testimonial`, {
      ...{ kind: 'chef', author: 'Lucía', quote: 'De diez' },
      consent: { how: 'phone', givenOn: '2026-11-19' },
    });
    const erased = await ask('POST', 'privacy/erase', { email: 'l@example.com' });
    expect(erased.json).toMatchObject({ testimonials: 1, testimonialsLeft: [] });
    expect(await services.content.editor?.read(json.document)).toBeNull();
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
