import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  openAccounts,
  openTestDatabase,
  OWNER,
  PASSWORD,
  type TestDatabase,
} from './testing/office.ts';
import { removeEnded } from './housekeeping.server.ts';
import { createRateLimiter } from '../../database/index.server.ts';
import { SIGN_IN_LIMITS } from './sign-in-limits.server.ts';

/** A hash that costs nothing, how often one was computed, and how many milliseconds it takes. */
const hashes = vi.hoisted(() => {
  // Files of tests share their modules: those that hash for real are imported anew, and so are they afterwards.
  vi.resetModules();
  return { computed: 0, takes: 0 };
});
afterAll(() => void vi.resetModules());
vi.mock('./password-hash.server.ts', () => {
  const compute = async (password: string) => {
    hashes.computed += 1;
    await new Promise((done) => setTimeout(done, hashes.takes));
    return `hash of ${password}`;
  };
  return {
    hashPassword: compute,
    verifyPassword: async (hash: string, password: string) => hash === (await compute(password)),
  };
});

const AUTH = '/api/admin/auth';
const right = { email: OWNER.email, password: PASSWORD };
const wrong = { email: OWNER.email, password: 'this is not the one' };

describe.each(DATABASE_KINDS)('who tries passwords on %s', (kind) => {
  let database: TestDatabase;
  let time: number;

  beforeEach(async () => {
    time = Date.now();
    database = await openTestDatabase(kind);
    return () => database.remove();
  });

  it('waits longer each time, and is never locked out', async () => {
    const { owner, browser } = openAccounts(database, () => time);
    await owner();
    const thief = browser('203.0.113.1');
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      for (;;) {
        const { status, wait } = await thief.post(`${AUTH}/sign-in`, wrong);
        if (status === 401) continue;
        waits.push(Number(wait));
        time += Number(wait) * 1_000;
        break;
      }
    }
    expect(waits).toEqual([5, 10, 30, 60, 120, 300, 600, 900]);
    // What was wrong for hours is right at once.
    expect((await thief.post(`${AUTH}/sign-in`, right)).status).toBe(200);
    expect((await thief.post(`${AUTH}/sign-in`, wrong)).status).toBe(401);
  });

  it('is slowed down in all processes, and for all accounts together', async () => {
    const { owner, browser } = openAccounts(database, () => time);
    await owner();
    const other = await database.again();
    const elsewhere = openAccounts(other, () => time);
    const statuses: number[] = [];
    for (let guess = 0; guess < 24; guess += 1) {
      const thief = (guess % 2 ? elsewhere.browser : browser)('203.0.113.1');
      const body = { ...wrong, email: `n${guess}@example.com` };
      statuses.push((await thief.post(`${AUTH}/sign-in`, body)).status);
    }
    await other.close();
    expect(statuses.filter((status) => status === 401)).toHaveLength(SIGN_IN_LIMITS.network.tries);
    expect(statuses.at(-1)).toBe(429);
  });

  it('counts tries at the same time, names nobody, and forgets', async () => {
    const tries = createRateLimiter(Buffer.alloc(32, 1), () => time);
    const subjects = [{ limit: SIGN_IN_LIMITS.account, of: 'marta@example.com' }];
    const waits = await Promise.all(
      Array.from({ length: 30 }, () => tries.take(database.db, subjects)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(SIGN_IN_LIMITS.account.tries);
    const rows = JSON.stringify(await database.db.selectFrom('rate_limits').selectAll().execute());
    expect(rows).not.toContain('marta');
    // A pause that was begun by a clock ahead does not last.
    time -= 24 * 60 * 60_000;
    expect(await tries.take(database.db, subjects)).toBe(0);
    time += 48 * 60 * 60_000;
    await removeEnded(database.db, time);
    expect(await database.db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('is told nothing while waiting, whatever they send', async () => {
    const { owner, browser } = openAccounts(database, () => time);
    await owner();
    const thief = browser('203.0.113.1');
    for (let guess = 0; guess < 5; guess += 1) await thief.post(`${AUTH}/sign-in`, wrong);
    const refused = { status: 429, error: 'slowDown', wait: 5 };
    expect(await thief.post(`${AUTH}/sign-in`, right)).toEqual(refused);
    expect(await thief.post(`${AUTH}/sign-in`, wrong)).toEqual(refused);
  });

  it('learns nothing of which accounts exist', async () => {
    const { owner, browser } = openAccounts(database, () => time);
    await owner();
    const answers = async (peer: string, email: string) => {
      const thief = browser(peer);
      const said: unknown[] = [];
      for (let guess = 0; guess < 7; guess += 1)
        said.push(await thief.post(`${AUTH}/sign-in`, { ...wrong, email }));
      return said;
    };
    expect(await answers('203.0.113.1', OWNER.email)).toEqual(
      await answers('203.0.113.2', 'nobody@example.com'),
    );
  });

  it('costs as much for an account that does not exist', async () => {
    const { owner, browser } = openAccounts(database, () => time);
    await owner();
    const cost = async (email: string) => {
      hashes.computed = 0;
      await browser().post(`${AUTH}/sign-in`, { ...wrong, email });
      return hashes.computed;
    };
    expect([await cost(OWNER.email), await cost('nobody@example.com')]).toEqual([1, 1]);
  });

  it('cannot keep the owner out from elsewhere, in a browser that they know or in a new one', async () => {
    const { owner, browser } = openAccounts(database, () => time);
    const own = await owner('192.0.2.1');
    await own.post(`${AUTH}/sign-out`);
    for (let network = 0; network < 10; network += 1)
      for (let guess = 0; guess < 6; guess += 1)
        await browser(`10.${network}.0.1`).post(`${AUTH}/sign-in`, wrong);
    expect((await browser('198.51.100.1').post(`${AUTH}/sign-in`, right)).status).toBe(200);
    // A guest in the same network keeps a new browser in it waiting, and no more than that.
    for (let guess = 0; guess < 6; guess += 1)
      await browser('192.0.2.1').post(`${AUTH}/sign-in`, wrong);
    expect((await browser('192.0.2.1').post(`${AUTH}/sign-in`, right)).status).toBe(429);
    expect((await own.post(`${AUTH}/sign-in`, right)).status).toBe(200);
  });

  it.each([
    ['a /24', (n: number) => `203.0.113.${n}`, '203.0.112.1'],
    ['a /48', (n: number) => `2001:db8:1:${n}::1`, '2001:db8:2::1'],
  ])('has no more tries at an account with all of %s', async (_, addressOf, elsewhere) => {
    const { owner, browser } = openAccounts(database, () => time);
    await owner();
    const guess = async (address: string) =>
      (await browser(address).post(`${AUTH}/sign-in`, wrong)).status;
    const statuses: number[] = [];
    for (let network = 1; network <= 40; network += 1)
      statuses.push(await guess(addressOf(network)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(
      SIGN_IN_LIMITS.neighbourhood.tries,
    );
    expect(await guess(elsewhere)).toBe(401);
    // Another's account, or getting into one's own, gives none of them back.
    const other = { ...right, email: 'nobody@example.com' };
    expect((await browser(addressOf(50)).post(`${AUTH}/sign-in`, other)).status).toBe(401);
    expect(await guess(addressOf(51))).toBe(429);
  });

  it('is not slowed down by getting in, however often', async () => {
    const { owner, browser } = openAccounts(database, () => time);
    await owner();
    for (let again = 0; again <= SIGN_IN_LIMITS.network.tries; again += 1)
      expect((await browser().post(`${AUTH}/sign-in`, right)).status).toBe(200);
  });

  it('has tried nothing when sent away because many wait, and learns nothing then either', async () => {
    const { owner, browser } = openAccounts(database, () => time);
    const own = await owner('192.0.2.1');
    hashes.takes = 200;
    const ask = async (peer: string, email: string) =>
      browser(peer).post(`${AUTH}/sign-in`, { ...wrong, email });
    const crowd = Array.from({ length: 40 }, (_, n) => ask(`203.0.113.${n}`, `n${n}@example.com`));
    const busy = { status: 503, error: 'busy', wait: 5 };
    const asked = [OWNER.email, 'nobody@example.com'].map((email) => ask('203.0.113.99', email));
    expect(await Promise.all(asked)).toEqual([busy, busy]);
    // In a browser that they know the owner waits for one of them at most.
    const from = performance.now();
    expect((await own.post(`${AUTH}/sign-in`, right)).status).toBe(200);
    expect((await own.post(`${AUTH}/confirm`, { password: PASSWORD })).status).toBe(204);
    expect(performance.now() - from).toBeLessThan(3_000);
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    hashes.takes = 0;
    expect(statuses.filter((status) => status === 401)).toHaveLength(11);
    expect(statuses.filter((status) => status === 503)).toHaveLength(29);
    const rows = await database.db.selectFrom('rate_limits').selectAll().execute();
    expect(rows.filter(({ name }) => name.startsWith('sign-in network '))).toHaveLength(11);
    expect((await ask('203.0.113.99', OWNER.email)).status).toBe(401);
  });

  it('asks for passkeys and looks at links as often as they like, and leaves nothing', async () => {
    const { owner, browser } = openAccounts(database, () => time);
    await owner();
    const guest = browser('192.0.2.1');
    const token = 'x'.repeat(43);
    for (let again = 0; again < 40; again += 1) {
      const link = { purpose: 'recovery', token };
      expect((await guest.post(`${AUTH}/passkey/options`)).status).toBe(200);
      expect((await guest.post(`${AUTH}/link`, link)).status).toBe(404);
      const password = 'dos kilos de harina fina';
      expect((await guest.post(`${AUTH}/recovery`, { token, password })).status).toBe(404);
    }
    for (const table of ['rate_limits', 'account_verifications', 'account_used_codes'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
