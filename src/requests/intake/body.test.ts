import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../i18n/index.ts';
import { openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { startIntake } from '../testing/intake.ts';
import { FORMS, PATHS } from '../testing/submissions.ts';

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
