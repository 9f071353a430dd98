import { beforeEach, describe, expect, it } from 'vitest';
import {
  countRows,
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from '../testing/databases.ts';
import { startIntake } from '../testing/intake.ts';
import { FORMS } from '../testing/submissions.ts';
import { KEY_LIFE, SAME_FORM_WINDOW } from './replays.server.ts';

const KEY = { 'idempotency-key': '0b1a2f8e-1c61-4c1c-9f7c-0d3a1c1e2b3d' };
const REUSED = { errors: { idempotencyKey: 'keyReused' } };

describe.each(DATABASE_KINDS)('a form sent more than once, on %s', (kind) => {
  let database: TestDatabase;
  let site: ReturnType<typeof startIntake>;
  let time = 0;

  beforeEach(async () => {
    time = Date.now();
    database = await openTestDatabase(kind);
    site = startIntake(database, { now: () => time });
    return () => database.remove();
  });

  it('is stored once and gets the first answer, for a day', async () => {
    const first = await site.json('/api/contact', FORMS.contact, KEY);
    const answer = await first.json();
    time += KEY_LIFE - 1;
    const again = await site.json('/api/contact', { ...FORMS.contact, captcha: 'new' }, KEY);
    expect([again.status, await again.json()]).toEqual([201, answer]);
    time += 1;
    const later = await site.json('/api/contact', FORMS.contact, KEY);
    expect(later.status).toBe(201);
    expect(await later.json()).not.toEqual(answer);
    expect(await countRows(database.db)).toMatchObject({ submissions: 2, idempotency_keys: 1 });
  });

  it('may not use its key for something else', async () => {
    await site.json('/api/contact', FORMS.contact, KEY);
    const other = await site.json('/api/contact', { ...FORMS.contact, message: 'Otra' }, KEY);
    expect([other.status, await other.json()]).toEqual([422, REUSED]);
    // Another kind of form has keys of its own.
    expect((await site.json('/api/requests', FORMS.request, KEY)).status).toBe(201);
  });

  it('may use its key once it is corrected', async () => {
    const wrong = await site.json('/api/contact', { ...FORMS.contact, email: 'x' }, KEY);
    expect(wrong.status).toBe(422);
    expect((await site.json('/api/contact', FORMS.contact, KEY)).status).toBe(201);
  });

  it.each(['short', 'x'.repeat(129), 'with space', 'form:aaaaaaaa', 'ñññññññññ'])(
    'refuses the key %s',
    async (key) => {
      const headers = { 'idempotency-key': key };
      const answer = await site.json('/api/contact', FORMS.contact, headers);
      expect(await answer.json()).toEqual({ errors: { idempotencyKey: 'invalidValue' } });
    },
  );

  it('is stored once when twenty arrive together, and once more for each other key', async () => {
    const posts = Array.from({ length: 60 }, (_, number) =>
      site.json('/api/contact', FORMS.contact, { 'idempotency-key': `key-number-${number % 3}` }),
    );
    const answers = await Promise.all(posts);
    expect(answers.map(({ status }) => status)).toEqual(posts.map(() => 201));
    const ids = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(ids).size).toBe(3);
    expect(await countRows(database.db)).toMatchObject({ submissions: 3, deliveries: 6 });
  });

  // SQLite has one process: two in one thread would wait for each other's lock.
  it.runIf(kind === 'postgres')('is stored once when it reaches several processes', async () => {
    const others = await Promise.all([database.again(), database.again()]);
    const sites = [site, ...others.map((other) => startIntake(other, { now: () => time }))];
    const posts = Array.from({ length: 21 }, (_, number) =>
      sites[number % 3]?.json('/api/contact', FORMS.contact, KEY),
    );
    const answers = await Promise.all(posts);
    const bodies = await Promise.all(answers.map((answer) => answer?.text()));
    expect(answers.map((answer) => answer?.status)).toEqual(posts.map(() => 201));
    expect(new Set(bodies).size).toBe(1);
    expect(await countRows(database.db)).toMatchObject({ submissions: 1, deliveries: 2 });
    for (const other of others) await other.close();
  });

  it('gets one answer when two bodies race for a key', async () => {
    const posts = ['Una', 'Otra'].map((message) =>
      site.json('/api/contact', { ...FORMS.contact, message }, KEY),
    );
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 422]);
  });

  it('is stored as often as it comes when a script sends no key', async () => {
    await site.json('/api/contact', FORMS.contact);
    await site.json('/api/contact', FORMS.contact);
    expect(await countRows(database.db)).toMatchObject({ submissions: 2, idempotency_keys: 0 });
  });

  it('counts as one when a plain form is posted again unchanged within two minutes', async () => {
    const post = async (fields = {}) => {
      const answer = await site.form('/api/contact', { ...FORMS.contact, ...fields });
      expect(answer.status).toBe(303);
      return (await countRows(database.db)).submissions;
    };
    expect(await post()).toBe(1);
    time += SAME_FORM_WINDOW - 1;
    expect(await post()).toBe(1);
    expect(await post({ message: 'Otra' })).toBe(2);
    time += 1;
    expect(await post()).toBe(3);
  });

  it('keeps nothing readable of the body in the row of its key', async () => {
    await site.json('/api/contact', FORMS.contact, KEY);
    const row = await database.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(row)).not.toMatch(/Luc|example|Hola/);
  });
});
