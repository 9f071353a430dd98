import { beforeEach, describe, expect, it } from 'vitest';
import {
  countRows,
  DATABASE_KINDS,
  FORMS,
  openTestDatabase,
  startIntake,
  type TestDatabase,
} from '../test-support.server.ts';
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
  async function post(times: number, peer: (number: number) => string, email?: string) {
    const statuses: number[] = [];
    for (let number = 0; number < times; number += 1) {
      const fields = { ...FORMS.contact, email: email ?? `n${number}${Math.random()}@example.com` };
      statuses.push((await site.json('/api/contact', fields, {}, peer(number))).status);
    }
    return statuses;
  }
  const full = (limit: { tries: number }) => Array.from({ length: limit.tries }, () => 201);

  it('count the posts of an address, and survive a restart', async () => {
    const here = () => '192.0.2.1';
    expect(await post(LIMITS.address.tries, here)).toEqual(full(LIMITS.address));
    time += 1_000;
    const refused = await site.json('/api/contact', FORMS.contact);
    expect([refused.status, await refused.text()]).toEqual([429, 'Too Many Requests']);
    expect(refused.headers.get('retry-after')).toBe(String(LIMITS.address.window / 1_000 - 1));

    site = startIntake(database, options);
    expect(await post(2, here)).toEqual([429, 429]);
    expect(await post(1, () => '192.0.2.2')).toEqual([201]);
    time += LIMITS.address.window - 1_000;
    expect(await post(1, here)).toEqual([201]);
  });

  it('count an IPv6 /64 as one, and wrong posts too', async () => {
    const wrong = Array.from({ length: LIMITS.address.tries }, (_, number) =>
      site.json('/api/contact', {}, {}, `2001:db8:0:1::${number.toString(16)}`),
    );
    for (const answer of await Promise.all(wrong)) expect(answer.status).toBe(422);
    expect(await post(1, () => '2001:db8:0:1:ffff::')).toEqual([429]);
    expect(await post(1, () => '2001:db8:0:2::1')).toEqual([201]);
  });

  it('count the submissions of an e-mail address, however it is written', async () => {
    const elsewhere = (number: number) => `198.51.100.${number}`;
    expect(await post(LIMITS.email.tries, elsewhere, 'a@example.com')).toEqual(full(LIMITS.email));
    expect(await post(1, () => '203.0.113.1', ' A@Example.com ')).toEqual([429]);
    expect(await post(1, () => '203.0.113.1', 'b@example.com')).toEqual([201]);
  });

  it('count all submissions', async () => {
    await post(1, () => '203.0.113.1');
    const { name } = await database.db
      .updateTable('rate_limits')
      .set({ tries: LIMITS.overall.tries })
      .where('name', 'like', 'overall %')
      .returning('name')
      .executeTakeFirstOrThrow();
    expect(name).toMatch(/^overall /);
    expect(await post(1, () => '203.0.113.2')).toEqual([429]);
    time += LIMITS.overall.window;
    expect(await post(1, () => '203.0.113.2')).toEqual([201]);
  });

  it('name neither address nor e-mail in the database', async () => {
    await post(1, () => '192.0.2.1', 'a@example.com');
    const rows = await database.db.selectFrom('rate_limits').selectAll().execute();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0|example/);
  });

  it('give a repeated form its first answer without counting it', async () => {
    const key = { 'idempotency-key': 'key-number-1' };
    for (let number = 0; number <= LIMITS.address.tries; number += 1) {
      expect((await site.json('/api/contact', FORMS.contact, key)).status).toBe(201);
    }
    expect(await countRows(database.db)).toMatchObject({ submissions: 1 });
  });

  it('answer a plain form with a page', async () => {
    await post(LIMITS.address.tries, () => '192.0.2.1');
    const answer = await site.form('/api/contact', FORMS.contact);
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true]);
    expect(site.shown[0]).toMatchObject({ status: 429, fields: FORMS.contact });
  });

  it('are off when switched off', async () => {
    site = startIntake(database);
    const here = () => '192.0.2.1';
    expect(await post(LIMITS.address.tries + 1, here, 'a@example.com')).not.toContain(429);
  });

  it('keep the throttle window between two submissions of an address', async () => {
    site = startIntake(database, { throttle: 10_000, now: () => time });
    expect(await post(2, () => '192.0.2.1')).toEqual([201, 429]);
    time += 10_000;
    expect(await post(2, () => '192.0.2.1')).toEqual([201, 429]);
  });
});
