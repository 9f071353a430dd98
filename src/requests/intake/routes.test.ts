import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '../../i18n/index.ts';
import { loadCatalogues } from '../../i18n/index.server.ts';
import {
  countRows,
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from '../testing/databases.ts';
import { startIntake } from '../testing/intake.ts';
import { FORMS } from '../testing/submissions.ts';

const PATHS = [
  ['request', '/api/requests'],
  ['contact', '/api/contact'],
  ['feedback', '/api/feedback'],
] as const;
const NOTHING = { submissions: 0, deliveries: 0, idempotency_keys: 0, allergies: 0 };

beforeAll(() => loadCatalogues(['es', 'en']));

describe.each(DATABASE_KINDS)('the intake on %s', (databaseKind) => {
  let database: TestDatabase;
  let site: ReturnType<typeof startIntake>;

  beforeEach(async () => {
    database = await openTestDatabase(databaseKind);
    site = startIntake(database);
    return () => database.remove();
  });

  it.each(PATHS)('stores a %s before it answers', async (kind, path) => {
    const answer = await site.json(path, FORMS[kind]);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { id } = (await answer.json()) as { id: string };
    const row = await database.db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      id,
      kind,
      locale: kind === 'request' ? 'en' : 'es',
      email: kind === 'feedback' ? 'no es una' : 'lucia@example.com',
    });
    expect(JSON.parse(row.data)).toMatchObject(FORMS[kind]);
    const deliveries = await database.db.selectFrom('deliveries').selectAll().execute();
    expect(deliveries.map(({ channel }) => channel)).toEqual(
      kind === 'feedback' ? ['owner-email'] : ['owner-email', 'visitor-email'],
    );
    for (const delivery of deliveries) {
      expect(delivery).toMatchObject({ submission_id: id, state: 'waiting', attempts: 0 });
      expect(delivery.message_id).toMatch(/^<[\da-f-]{36}@sobremesa\.test>$/);
    }
  });

  it('wakes the outbox once it is stored, and answers 201 even if that fails', async () => {
    const rows: Promise<unknown>[] = [];
    site = startIntake(database, {
      onStored: () => {
        rows.push(countRows(database.db));
        throw new Error('asleep');
      },
    });
    expect((await site.json('/api/contact', FORMS.contact)).status).toBe(201);
    expect(await Promise.all(rows)).toMatchObject([{ submissions: 1, deliveries: 2 }]);
  });

  it('takes a plain HTML form and sends the browser on to a page of thanks', async () => {
    const fields = { ...FORMS.request, returnTo: '/en/gastronomic?x=1#form' };
    const answer = await site.form('/api/requests', fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/en/thanks/request/en/gastronomic?x=1');
    expect(await countRows(database.db)).toMatchObject({ submissions: 1, deliveries: 2 });
  });

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', '/.//evil.test', 'x'])(
    'sends nobody on to %s',
    async (returnTo) => {
      const answer = await site.form('/api/requests', { ...FORMS.request, returnTo });
      expect(answer.headers.get('location')).toBe('/en/thanks/request');
    },
  );

  it('takes a form sent as multipart, with ratings by name', async () => {
    const body = new FormData();
    body.set('name', 'Ana');
    body.set('terms', 'on');
    body.set('upload', new Blob(['x']), 'x.txt');
    for (const [key, score] of Object.entries(FORMS.feedback.ratings)) {
      body.set(`ratings.${key}`, String(score));
    }
    const answer = await site.send('/api/feedback', { body });
    expect(answer.status).toBe(303);
    const row = await database.db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(row.data)).toMatchObject({ name: 'Ana', ratings: FORMS.feedback.ratings });
  });

  it.each(PATHS)('answers what is wrong with a %s, to scripts and to forms', async (_, path) => {
    const answer = await site.json(path, { email: { $ne: 1 } });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: Record<string, string> };
    expect(Object.values(errors)).toSatisfy((keys: string[]) =>
      keys.every((key) => /^[a-zA-Z]+$/.test(key)),
    );
    const fields = { lastName: '<b>', website: '', locale: 'en', returnTo: '/en/contact' };
    const page = await site.form(path, fields);
    expect(page.status).toBe(422);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(site.shown[0]).toMatchObject({
      language: 'en',
      status: 422,
      form: { challenge: undefined, returnTo: '/en/contact' },
    });
    expect(await countRows(database.db)).toEqual(NOTHING);
  });

  it('shows again what the visitor typed', async () => {
    await site.form('/api/contact', { firstName: '<i>Lía</i>', locale: 'en', evil: 'x' });
    expect(site.shown[0]).toMatchObject({
      kind: 'contact',
      form: {
        values: { firstName: '<i>Lía</i>', locale: 'en' },
        errors: { lastName: 'fieldRequired', email: 'fieldRequired' },
      },
    });
    expect(site.shown[0]?.form?.values).not.toHaveProperty('evil');
  });

  it.each(['{', '[]', 'null', '"x"', '7', '', '\ufeff\u0000'])(
    'takes the JSON body %j for an empty form',
    async (body) => {
      const headers = { 'content-type': 'application/json; charset=utf-8' };
      const answer = await site.send('/api/requests', { body, headers });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: { firstName: 'formFirstNameRequired' } });
    },
  );

  it.each(['text/plain', 'application/xml', 'application/jsonx', ''])(
    'refuses the type %j with 415',
    async (type) => {
      const headers = type ? { 'content-type': type } : {};
      const answer = await site.send('/api/requests', { body: Buffer.from('{}'), headers });
      expect([answer.status, await answer.text()]).toEqual([415, 'Unsupported Media Type']);
    },
  );

  it('answers other methods with 405', async () => {
    const answer = await site.app.request('/api/requests');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('keeps any Unicode and any markup as typed', async () => {
    const message = '<script>alert(1)</script> 👩‍🍳 مرحبا\u0000\u202e\ud800 e\u0301 \'";--';
    const email = 'a\u0000b\ud800@example.com';
    const answer = await site.json('/api/requests', { ...FORMS.request, message, email });
    expect(answer.status).toBe(201);
    const row = await database.db
      .selectFrom('submissions')
      .select('data')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.data)).toMatchObject({ message, email });
  });
});

describe('a body that is too long', () => {
  let database: TestDatabase;
  let site: ReturnType<typeof startIntake>;
  const headers = { 'content-type': 'application/json' };

  beforeAll(async () => {
    database = await openTestDatabase('sqlite');
    site = startIntake(database);
  });
  afterAll(() => database.remove());

  it('is taken up to 64 KB', async () => {
    const start = JSON.stringify({ ...FORMS.contact, padding: '' }).slice(0, -2);
    const body = `${start}${'x'.repeat(64 * 1024 - Buffer.byteLength(start) - 2)}"}`;
    expect(Buffer.byteLength(body)).toBe(64 * 1024);
    expect((await site.send('/api/contact', { body, headers })).status).toBe(201);
    const longer = await site.send('/api/contact', { body: `${body} `, headers });
    expect([longer.status, await longer.text()]).toEqual([413, 'Payload Too Large']);
  });

  it('is refused by its announced length, unread', async () => {
    let read = 0;
    const body = new ReadableStream(
      {
        pull(controller) {
          read += 1;
          controller.enqueue(new Uint8Array(1_024));
        },
      },
      { highWaterMark: 0 },
    );
    const init = { body, duplex: 'half', headers: { ...headers, 'content-length': '65537' } };
    expect((await site.send('/api/contact', init as RequestInit)).status).toBe(413);
    expect(read).toBe(0);
  });

  it('is refused without an announced length as soon as it is too long', async () => {
    let read = 0;
    const body = new ReadableStream(
      {
        pull(controller) {
          read += 1;
          controller.enqueue(new Uint8Array(16 * 1_024));
        },
      },
      { highWaterMark: 0 },
    );
    const init = { body, duplex: 'half', headers } as RequestInit;
    expect((await site.send('/api/contact', init)).status).toBe(413);
    expect(read).toBe(5);
  });

  it('answers a form with a page', async () => {
    const answer = await site.form(
      '/api/contact',
      { message: 'x'.repeat(70_000) },
      {
        referer: 'https://sobremesa.test/en/contact',
      },
    );
    expect(answer.status).toBe(413);
    expect(site.shown.at(-1)).toMatchObject({ status: 413, language: 'en', form: null });
  });
});

describe('a body of a shape that no form has', () => {
  let database: TestDatabase;
  let site: ReturnType<typeof startIntake>;
  const lines: string[] = [];

  beforeAll(async () => {
    database = await openTestDatabase('sqlite');
    const keep = (message: string) => void lines.push(message);
    site = startIntake(database, { log: { info: keep, warn: keep, error: keep } });
  });
  afterAll(() => database.remove());

  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  it.each([
    '{"firstName":{"toString":1}}',
    '{"firstName":{"toString":null,"valueOf":1},"lastName":[[]]}',
    '{"firstName":[["a"],["b"]],"email":{"length":1}}',
    `{"firstName":${nested(30_000)}}`,
    `{"message":[${'"x",'.repeat(15_000)}"x"]}`,
    '{"ratings":{"foodQuality":{"valueOf":1}},"locale":{"code":"es"}}',
    '{"ratings":[{"key":{"toString":1},"score":{}}]}',
    '{"__proto__":{"firstName":"x"},"constructor":{"prototype":{}}}',
  ])('is answered with what is wrong: %.60s', async (body) => {
    const headers = { 'content-type': 'application/json' };
    for (const [, path] of PATHS) {
      const answer = await site.send(path, { body, headers });
      expect([answer.status, typeof (await answer.json())]).toEqual([422, 'object']);
    }
    expect(lines).toEqual([]);
  });

  it('names the field whose value is an object or a list', async () => {
    const answer = await site.json('/api/requests', { ...FORMS.request, message: { $ne: 1 } });
    expect(await answer.json()).toEqual({ errors: { message: 'invalidValue' } });
  });

  it('has too many fields', async () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`n${at}`, 'x']));
    expect((await site.json('/api/contact', { ...FORMS.contact, ...many })).status).toBe(400);
    expect((await site.form('/api/contact', { ...FORMS.contact, ...many })).status).toBe(400);
    const body = new FormData();
    for (const name of Object.keys(many)) body.set(name, 'x');
    expect((await site.send('/api/contact', { body })).status).toBe(400);
    expect((await site.json('/api/contact', { ...FORMS.contact, extra: 'x' })).status).toBe(201);
  });

  it('is of a language that is not offered: it counts as the default one', async () => {
    const answer = await site.json('/api/contact', { ...FORMS.contact, locale: 'ar' });
    const { id } = (await answer.json()) as { id: string };
    const row = await database.db
      .selectFrom('submissions')
      .select('locale')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.locale).toBe('es');
    await site.form('/api/contact', { locale: 'ar' });
    expect(site.shown.at(-1)).toMatchObject({ language: 'es', status: 422 });
  });

  it('is of a language that is offered no more: it counts as the default one from then on', async () => {
    let offered: readonly Language[] = ['es', 'en'];
    const changing = startIntake(database, { languages: async () => offered });
    const send = async () => {
      const answer = await changing.json('/api/contact', { ...FORMS.contact, locale: 'en' });
      const { id } = (await answer.json()) as { id: string };
      const rows = database.db.selectFrom('submissions').select('locale').where('id', '=', id);
      return (await rows.executeTakeFirstOrThrow()).locale;
    };
    expect(await send()).toBe('en');
    offered = ['es'];
    expect(await send()).toBe('es');
    await changing.form('/api/contact', { locale: 'en' });
    expect(changing.shown.at(-1)).toMatchObject({ language: 'es', status: 422 });
  });
});

describe('a post from another site', () => {
  let database: TestDatabase;
  let site: ReturnType<typeof startIntake>;

  beforeAll(async () => {
    database = await openTestDatabase('sqlite');
    site = startIntake(database);
  });
  afterAll(() => database.remove());

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'https://sobremesa.test.evil.test', host: 'sobremesa.test' },
    { origin: 'https://sobremesa.test@evil.test', host: 'sobremesa.test' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
  ])('is refused by %j', async (headers) => {
    const answer = await site.form('/api/requests', FORMS.request, headers);
    expect([answer.status, await answer.text()]).toEqual([403, 'Forbidden']);
  });

  it.each([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://sobremesa.test' },
    { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' },
  ])('is taken from our own by %j', async (headers) => {
    const given = headers as Record<string, string>;
    expect((await site.json('/api/requests', FORMS.request, given)).status).toBe(201);
  });
});
