import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaptcha } from '../captcha/index.server.ts';
import { QueueFullError } from '../http/index.server.ts';
import { BODY_LIMIT, FILES_LIMIT, PICTURE_TEXT } from './constants.ts';
import type { BookingLimits } from './dates.ts';
import { composeOwnerEmail, composeVisitorEmail } from './emails/compose.server.ts';
import { SAMPLE_CONTEXT } from './emails/samples.server.ts';
import { emailSubmission } from './emails/submission.server.ts';
import { csvEntry } from './inbox/csv.server.ts';
import { personFile } from './inbox/person-file.server.ts';
import { readEntry } from './inbox/read.server.ts';
import { asksForPictures } from './own-questions.ts';
import { readPicture } from './pictures.server.ts';
import {
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from './testing/databases.ts';
import { SITE_URL, startIntake } from './testing/intake.ts';
import { DATA_KEY, FORMS } from './testing/submissions.ts';

const PATH = '/api/requests';

/** A bakery that asks what the cake shall look like, and a table that asks nothing. */
const limits = async (language = 'es'): Promise<BookingLimits> => ({
  services: {
    cake: {
      title: 'Tarta',
      form: {
        asks: { requestedDate: 'asked', requestedTime: 'no', participants: 'no', phone: 'asked' },
        questions: [
          { key: 'like', kind: 'picture', label: language === 'en' ? 'Like this' : 'Así' },
        ],
      },
    },
    table: { title: 'Mesa' },
  },
});

const CAKE = { service: 'cake', firstName: 'Ana', email: 'ana@example.com', locale: 'en' };

/** What a browser has made of a photo, as its bytes and as it is sent. */
const PHOTO = Buffer.from('photo of a cake');
const text = (bytes: Buffer = PHOTO) => PICTURE_TEXT + bytes.toString('base64');

/** As a browser without JavaScript sends it. */
function plain(fields: Readonly<Record<string, string>>, file: Blob): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('own.like', file, 'IMG 1.jpg');
  return { body };
}

/** The same where nothing was chosen: browsers send an empty file without a name, which `FormData` would not. */
async function nothingChosen(fields: Readonly<Record<string, string>>): Promise<RequestInit> {
  const sent = await measured(plain(fields, new Blob([])));
  const text = Buffer.from(sent.body as ArrayBuffer).toString();
  return { ...sent, body: text.replace('filename="IMG 1.jpg"', 'filename=""') };
}

/** The same with its length, which a `Request` of the tests does not say by itself. */
async function measured(init: RequestInit): Promise<RequestInit> {
  const request = new Request(SITE_URL, { method: 'POST', ...init });
  const bytes = await request.arrayBuffer();
  const type = request.headers.get('content-type') ?? '';
  return {
    body: bytes,
    headers: { 'content-type': type, 'content-length': String(bytes.byteLength) },
  };
}

const inJson = (fields: object) =>
  measured({ body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } });

describe.each(DATABASE_KINDS)('a picture that a form asks for, on %s', (kind) => {
  let database: TestDatabase;
  let site: ReturnType<typeof startIntake>;
  const looked: Uint8Array[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    site = startIntake(database, {
      limits,
      cleanPicture: async (bytes) => {
        looked.push(bytes);
        return bytes[0] === PHOTO[0] ? Buffer.from(`anew: ${Buffer.from(bytes)}`) : null;
      },
    });
    return () => database.remove();
  });

  const count = async () =>
    (await database.db.selectFrom('submissions').select('id').execute()).length;

  it('is stored anew with the rest, and told of wherever answers are', async () => {
    const id = await site.submit(PATH, { ...CAKE, 'own.like': text() });
    expect(String(await readPicture(database.db, id, 'like'))).toBe('anew: photo of a cake');
    const entry = (await readEntry(database.db, id)) ?? expect.fail();
    const { submission } = entry;
    expect(entry.fields['own']).toEqual([
      {
        ...{ key: 'like', kind: 'picture', value: '1', label: { es: 'Así', en: 'Like this' } },
        chosen: { es: 'Una foto', en: 'One picture' },
      },
    ]);
    expect(submission.search).not.toMatch(/foto|picture|\b1\b/);
    expect(csvEntry(entry, true)).toContain('Así: Una foto');
    const messageId = '<1@sobremesa.test>';
    const about = emailSubmission(submission, false);
    const owner = await composeOwnerEmail(about, SAMPLE_CONTEXT, {
      ...{ messageId, to: [], language: 'es' },
    });
    const link = `${SAMPLE_CONTEXT.siteUrl}/admin/inbox/${id}`;
    expect(owner.html).toContain(`href="${link}"`);
    expect(owner.text.replace(/\s+/g, ' ')).toContain(`Así: Una foto: ${link}`);
    const visitor = await composeVisitorEmail(about, SAMPLE_CONTEXT, { messageId });
    expect(visitor?.text).toMatch(/Like this: +One picture\n/);
    expect(visitor?.text).not.toContain('/admin');
    const file = await personFile(
      database.db,
      { email: CAKE.email },
      { dataKey: DATA_KEY, now: Date.now() },
    );
    const [{ pictures } = expect.fail()] = file.submissions;
    expect(pictures).toEqual([
      {
        question: 'like',
        picture: `data:image/webp;base64,${Buffer.from('anew: photo of a cake').toString('base64')}`,
      },
    ]);
  });

  it('is stored once under the key of its form', async () => {
    const key = { 'idempotency-key': 'picture-4711' };
    const post = { ...CAKE, email: 'once@example.com', 'own.like': text() };
    const id = await site.submit(PATH, post, key);
    expect(await site.submit(PATH, post, key)).toBe(id);
    const other = { ...post, 'own.like': text(Buffer.from('photo of another')) };
    expect(await (await site.json(PATH, other, key)).json()).toHaveProperty(
      'errors.idempotencyKey',
    );
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('comes as a file without JavaScript, or does not', async () => {
    const sent = await site.send(
      PATH,
      plain({ ...CAKE, email: 'eva@example.com' }, new Blob([PHOTO])),
    );
    expect(sent.status).toBe(303);
    const row = database.db.selectFrom('submissions').select('id');
    const { id } = await row.where('email', '=', 'eva@example.com').executeTakeFirstOrThrow();
    expect(String(await readPicture(database.db, id, 'like'))).toBe('anew: photo of a cake');
    const none = await site.send(PATH, await nothingChosen({ ...CAKE, email: 'eva2@example.com' }));
    expect(none.status).toBe(303);
    // Nor is a file what a field of words asks for.
    const { firstName, ...rest } = CAKE;
    const body = new FormData();
    for (const [name, value] of Object.entries(rest)) body.append(name, value);
    body.append('firstName', new Blob([PHOTO]), `${firstName}.jpg`);
    expect((await site.send(PATH, { body })).status).toBe(422);
  });

  it('is to be chosen again with a form that is to be put right, or when it is none', async () => {
    const before = await count();
    const wrong = await site.send(PATH, plain({ ...CAKE, firstName: '' }, new Blob([PHOTO])));
    expect(wrong.status).toBe(422);
    expect(site.shown.at(-1)?.form).toMatchObject({
      errors: { firstName: 'formFirstNameRequired', 'own.like': 'pictureAgain' },
      values: { email: CAKE.email },
    });
    expect(site.shown.at(-1)?.form?.values).not.toHaveProperty('own.like');
    const none = await site.send(PATH, plain(CAKE, new Blob(['a song'])));
    expect(none.status).toBe(422);
    expect(site.shown.at(-1)?.form?.errors).toEqual({ 'own.like': 'pictureUnreadable' });
    const script = await site.json(PATH, { ...CAKE, 'own.like': text(Buffer.from('a song')) });
    expect(await script.json()).toEqual({ errors: { 'own.like': 'pictureUnreadable' } });
    expect(await count()).toBe(before);
  });

  it.each([['0'.repeat(64)], ['a text'], [42]])('is not what only says so: %s', async (value) => {
    const answer = await site.json(PATH, { ...CAKE, 'own.like': value });
    expect(await answer.json()).toHaveProperty(['errors', 'own.like']);
  });

  it('is looked at only where its form asks for it, and all else is right', async () => {
    looked.length = 0;
    const table = { ...FORMS.request, service: 'table', 'own.like': text() };
    const id = await site.submit(PATH, table);
    expect(await readPicture(database.db, id, 'like')).toBeUndefined();
    expect((await site.json(PATH, { ...CAKE, email: '', 'own.like': text() })).status).toBe(422);
    expect(looked).toEqual([]);
  });

  it('takes a larger body, up to its bounds', async () => {
    const large = Buffer.concat([PHOTO, randomBytes(2 * BODY_LIMIT)]);
    expect((await site.send(PATH, await inJson({ ...CAKE, 'own.like': text(large) }))).status).toBe(
      201,
    );
    expect((await site.send(PATH, await measured(plain(CAKE, new Blob([large]))))).status).toBe(
      303,
    );
    const tooLarge = new Blob([new Uint8Array(FILES_LIMIT)]);
    expect((await site.send(PATH, await measured(plain(CAKE, tooLarge)))).status).toBe(413);
    const tooLong = await inJson({ ...CAKE, message: 'x'.repeat(3_000_000) });
    expect((await site.send(PATH, tooLong)).status).toBe(413);
    // One that does not say how long it is.
    const { body, headers } = await inJson({ ...CAKE, 'own.like': text(large) });
    const unmeasured = new Headers(headers);
    unmeasured.delete('content-length');
    const stream = new Blob([body as ArrayBuffer]).stream();
    const endless = { body: stream, headers: unmeasured, duplex: 'half' } as RequestInit;
    expect((await site.send(PATH, endless)).status).toBe(413);
  });
});

describe('what pictures cost', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('sqlite');
  });
  afterAll(() => database.remove());

  it('is not spent where no form asks for one', async () => {
    expect(asksForPictures(await limits())).toBe(true);
    const none = async () => ({ services: { table: { title: 'Mesa' } } });
    expect(asksForPictures(await none())).toBe(false);
    const site = startIntake(database, { limits: none });
    const large = new Blob([randomBytes(2 * BODY_LIMIT)]);
    expect((await site.send(PATH, await measured(plain(CAKE, large)))).status).toBe(413);
    // Nor by the other forms.
    const contact = await startIntake(database, { limits }).send(
      '/api/contact',
      await measured(plain({}, large)),
    );
    expect(contact.status).toBe(413);
  });

  it('is not spent on who has proved nothing, or sends many', async () => {
    let looked = 0;
    const cleanPicture = async () => {
      looked += 1;
      return null;
    };
    const captcha = createCaptcha({
      ...{ provider: 'altcha', key: randomBytes(32), siteUrl: SITE_URL },
      languages: ['es', 'en'],
    });
    const guarded = startIntake(database, { limits, cleanPicture, captcha });
    const post = { ...CAKE, 'own.like': text() };
    expect((await guarded.json(PATH, { ...post, captcha: 'no proof' })).status).toBe(422);
    expect(looked).toBe(0);
    const site = startIntake(database, { limits, cleanPicture, rateLimits: true });
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1)
      statuses.push((await site.json(PATH, { ...post, message: String(sent) })).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    expect(looked).toBe(10);
    // Who sends none is not slowed down by it.
    expect((await site.json(PATH, CAKE)).status).toBe(201);
  });

  it('is room for few at once, of which nobody has all', async () => {
    const waiting: (() => void)[] = [];
    const cleanPicture = (bytes: Uint8Array) =>
      new Promise<Uint8Array>((resolve) => waiting.push(() => resolve(bytes)));
    const site = startIntake(database, { limits, cleanPicture });
    const large = text(Buffer.concat([PHOTO, randomBytes(BODY_LIMIT)]));
    const post = await inJson({ ...CAKE, 'own.like': large });
    const first = [site.send(PATH, post), site.send(PATH, post)];
    const third = await site.send(PATH, post);
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '5']);
    const neighbour = site.send(PATH, post, '198.51.100.1');
    await expect.poll(() => waiting.length).toBe(3);
    // A text needs no room.
    expect((await site.json(PATH, CAKE)).status).toBe(201);
    for (const go of waiting) go();
    for (const answer of [...first, neighbour]) expect((await answer).status).toBe(201);
    const again = site.send(PATH, post);
    await expect.poll(() => waiting.length).toBe(4);
    waiting.at(-1)?.();
    expect((await again).status).toBe(201);
  });

  it('is told to come back when too many wait', async () => {
    const cleanPicture = () => Promise.reject(new QueueFullError('Too much work waits'));
    const site = startIntake(database, { limits, cleanPicture });
    expect((await site.json(PATH, { ...CAKE, 'own.like': text() })).status).toBe(503);
  });
});
