import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  countRows,
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from '../testing/databases.ts';
import { startIntake } from '../testing/intake.ts';
import { FORMS, PATHS } from '../testing/submissions.ts';

const NOTHING = { submissions: 0, deliveries: 0, idempotency_keys: 0, allergies: 0 };

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
    const message = '<script>alert(1)</script> 👩‍🍳 مرحبا\u0001\u202e e\u0301 \'";--';
    const email = 'a\u0001b@example.com';
    const answer = await site.json('/api/requests', {
      ...{ ...FORMS.request, email },
      // But no half of a character, and no null.
      message: `${message}\ud800\u0000`,
    });
    expect(answer.status).toBe(201);
    const row = await database.db
      .selectFrom('submissions')
      .select('data')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.data)).toMatchObject({ message, email });
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
