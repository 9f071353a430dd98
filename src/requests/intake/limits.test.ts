import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCaptcha } from '../../captcha/index.server.ts';
import { solveChallenge } from '../../captcha/solve-challenge.ts';
import {
  countRows,
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from '../testing/databases.ts';
import { startIntake } from '../testing/intake.ts';
import { FORMS } from '../testing/submissions.ts';
import { LIMITS } from './limits.server.ts';

describe.each(DATABASE_KINDS)('the limits of the forms, on %s', (kind) => {
  let database: TestDatabase;
  let site: ReturnType<typeof startIntake>;
  let time = 0;
  let options: Parameters<typeof startIntake>[1];

  beforeEach(async () => {
    time = Date.now();
    options = { rateLimits: true, now: () => time };
    database = await openTestDatabase(kind);
    site = startIntake(database, options);
    return () => database.remove();
  });

  /** Posts, each with an e-mail of its own unless told, and answers the statuses. */
  async function post(
    times: number,
    peer: (number: number) => string,
    email?: (number: number) => string,
  ) {
    const statuses: number[] = [];
    for (let number = 0; number < times; number += 1) {
      const own = email?.(number) ?? `n${number}${Math.random()}@example.com`;
      const fields = { ...FORMS.contact, email: own };
      time += 1;
      statuses.push((await site.json('/api/contact', fields, {}, peer(number))).status);
    }
    return statuses;
  }
  const full = (count: number) => Array.from({ length: count }, () => 201);
  const here = () => '192.0.2.1';
  const states = async (channel: 'owner-email' | 'visitor-email') => {
    const rows = await database.db
      .selectFrom('deliveries')
      .select('state')
      .where('channel', '=', channel)
      .orderBy('created_at')
      .execute();
    return rows.map(({ state }) => state);
  };
  /** As if so many had come in. */
  const setCount = (name: string, tries: number) =>
    database.db
      .updateTable('rate_limits')
      .set((rows) => ({ tries, open_at: rows.ref('expires_at') }))
      .where('name', 'like', `${name} %`)
      .returning('name')
      .executeTakeFirstOrThrow();

  it('count what a network sends, and survive a restart', async () => {
    const { tries, window } = LIMITS.network;
    expect(await post(tries, here)).toEqual(full(tries));
    time += 1_000;
    const refused = await site.json('/api/contact', FORMS.contact);
    expect([refused.status, await refused.text()]).toEqual([429, 'Too Many Requests']);
    expect(refused.headers.get('retry-after')).toBe(String(window / 1_000 - 1));

    site = startIntake(database, options);
    expect(await post(2, here)).toEqual([429, 429]);
    expect(await post(1, () => '192.0.2.2')).toEqual([201]);
    time += window - 1_000;
    expect(await post(1, here)).toEqual([201]);
  });

  it('count nothing for proofs that were spent, however often they are sent', async () => {
    const captcha = createCaptcha({
      provider: 'altcha',
      key: randomBytes(32),
      siteUrl: 'http://localhost:3000',
      languages: ['es'],
    });
    const solve = async () =>
      solveChallenge(await (await captcha.routes.request('/api/captcha')).json());
    site = startIntake(database, { ...options, captcha });
    const fields = { ...FORMS.contact, captcha: await solve() };
    const counts = () =>
      database.db.selectFrom('rate_limits').selectAll().orderBy('name').execute();
    expect((await site.json('/api/contact', fields, {}, '198.51.100.1')).status).toBe(201);
    const counted = await counts();
    expect(counted).not.toEqual([]);
    for (let number = 0; number < 20; number += 1) {
      const again = { ...fields, message: `n${number}` };
      const { status } = await site.json('/api/contact', again, {}, `198.51.${number % 4}.1`);
      expect(status).toBe(422);
    }
    expect(await counts()).toEqual(counted);
    const newcomer = { ...FORMS.contact, captcha: await solve() };
    expect((await site.json('/api/contact', newcomer, {}, '203.0.113.1')).status).toBe(201);
  });

  it('begin a new window when the clock was set back', async () => {
    await post(1, here);
    await setCount('network', LIMITS.network.tries);
    expect(await post(1, here)).toEqual([429]);
    time -= 24 * 60 * 60_000;
    expect(await post(1, here)).toEqual([201]);
  });

  it('count several processes together', async () => {
    const other = await database.again();
    const second = startIntake(other, options);
    const posts = Array.from({ length: LIMITS.network.tries + 10 }, (_, number) =>
      (number % 2 ? site : second).json('/api/contact', {
        ...FORMS.contact,
        email: `n${number}@example.com`,
      }),
    );
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    await other.close();
    expect(statuses.filter((status) => status === 201)).toHaveLength(LIMITS.network.tries);
    expect(await countRows(database.db)).toMatchObject({ submissions: LIMITS.network.tries });
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('count an IPv6 /64 as one', async () => {
    expect(await post(2, (number) => `2001:db8:0:1::${number}`)).toEqual(full(2));
    await setCount('network', LIMITS.network.tries);
    expect(await post(1, () => '2001:db8:0:1:ffff::')).toEqual([429]);
    expect(await post(1, () => '2001:db8:0:2::1')).toEqual([201]);
  });

  it('count only what is stored', async () => {
    for (let wrong = 0; wrong < 59; wrong += 1) await site.json('/api/contact', {});
    expect(await database.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
    expect(await post(1, here)).toEqual([201]);
  });

  it('lock nobody out whose address others use', async () => {
    const peer = (number: number) => `198.51.${number}.1`;
    const email = () => 'lucia@example.com';
    expect(await post(30, peer, email)).toEqual(full(30));
    expect(await post(1, () => '203.0.113.1', email)).toEqual([201]);
  });

  it('send one mailbox ten confirmations a day, however it is written', async () => {
    const spellings = ['ana.ruiz@gmail.com', ' ANA.RUIZ+x@Gmail.com', 'anaruiz+1@googlemail.com'];
    const peer = (number: number) => `198.51.${number}.1`;
    const email = (number: number) => spellings[number % spellings.length] ?? '';
    expect(await post(13, peer, email)).toEqual(full(13));
    expect((await states('visitor-email')).filter((state) => state === 'waiting')).toHaveLength(10);
    expect((await states('visitor-email')).filter((state) => state === 'held')).toHaveLength(3);
    expect(new Set(await states('owner-email'))).toEqual(new Set(['waiting']));
    time += LIMITS.confirmationMailbox.window;
    expect(await post(1, () => '198.51.99.1', email)).toEqual([201]);
    expect((await states('visitor-email')).at(-1)).toBe('waiting');
  });

  it('let a network cause five confirmations an hour', async () => {
    expect(await post(7, here)).toEqual(full(7));
    expect(await states('visitor-email')).toEqual([
      ...Array.from({ length: 5 }, () => 'waiting'),
      ...['held', 'held'],
    ]);
    expect(new Set(await states('owner-email'))).toEqual(new Set(['waiting']));
  });

  it.each([
    ['overall', '203.0.113.2'],
    ['neighbourhood', '203.0.113.3'],
  ] as const)('store what is over the limit %s, and hold its e-mails back', async (name, peer) => {
    const lines: string[] = [];
    const log = { info() {}, error() {}, warn: (line: string) => void lines.push(line) };
    site = startIntake(database, { ...options, log });
    await post(1, () => '203.0.113.1');
    await setCount(name, LIMITS[name].tries);
    expect(await post(2, () => peer)).toEqual([201, 201]);
    expect(await states('owner-email')).toEqual(['waiting', 'held', 'held']);
    expect(await states('visitor-email')).toEqual(['waiting', 'held', 'held']);
    expect(lines).toEqual([expect.stringContaining('held back')]);
    time += LIMITS[name].window;
    expect(await post(1, () => '203.0.113.9')).toEqual([201]);
    expect((await states('owner-email')).at(-1)).toBe('waiting');
  });

  it('name neither address nor e-mail in the database', async () => {
    await post(1, here, () => 'a@example.com');
    const rows = await database.db.selectFrom('rate_limits').selectAll().execute();
    expect(rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0|example/);
  });

  it('give a repeated form its first answer without counting it', async () => {
    const key = { 'idempotency-key': 'key-number-1' };
    for (let number = 0; number <= LIMITS.network.tries; number += 1) {
      expect((await site.json('/api/contact', FORMS.contact, key)).status).toBe(201);
    }
    expect(await countRows(database.db)).toMatchObject({ submissions: 1 });
  });

  it('answer a plain form with a page that is the same for everybody', async () => {
    await post(1, here);
    await setCount('network', LIMITS.network.tries);
    for (let again = 0; again < 3; again += 1) {
      const answer = await site.form('/api/contact', FORMS.contact);
      expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true]);
    }
    expect(site.shown).toEqual([{ kind: 'contact', language: 'es', status: 429, form: null }]);
  });

  it('brake who posts more in a minute than a person can, before reading it', async () => {
    let read = 0;
    const body = (): ReadableStream =>
      new ReadableStream(
        {
          pull(controller) {
            read += 1;
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
    const headers = { 'content-type': 'application/json' };
    const send = (peer?: string): Promise<Response> =>
      site.send('/api/contact', { body: body(), duplex: 'half', headers } as RequestInit, peer);
    for (let post = 0; post < 60; post += 1) expect((await send()).status).toBe(422);
    expect(read).toBe(60);
    const braked = await send();
    expect([braked.status, read]).toEqual([429, 60]);
    expect(Number(braked.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await send('198.51.100.1')).status).toBe(422);
  });

  it('draw a sender only so many pages with the form as it was sent', async () => {
    for (let post = 0; post < 30; post += 1) {
      expect((await site.form('/api/contact', { firstName: 'Lucía' })).status).toBe(422);
    }
    const drawn = site.shown.filter(({ form }) => form !== null);
    expect([drawn.length, site.shown.length]).toEqual([20, 21]);
  });

  it('are off when switched off', async () => {
    site = startIntake(database);
    expect(await post(LIMITS.network.tries + 1, here, () => 'a@example.com')).not.toContain(429);
    expect(await states('visitor-email')).not.toContain('held');
  });

  it('keep the throttle window between two submissions of an address', async () => {
    site = startIntake(database, { throttle: 10_000, now: () => time });
    expect(await post(2, here)).toEqual([201, 429]);
    time += 10_000;
    expect(await post(2, here)).toEqual([201, 429]);
  });
});
