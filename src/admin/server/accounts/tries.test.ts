import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_WAITING } from './passwords/queue.ts';
import {
  DATABASE_KINDS,
  openAccounts,
  openTestDatabase,
  OWNER,
  PASSWORD,
  type TestDatabase,
} from './testing/office.ts';
import { createTries, PACES } from './tries.ts';

/** A hash that costs nothing, how often one was computed, and how many milliseconds it takes. */
const hashes = vi.hoisted(() => {
  // Files of tests share their modules: those that hash for real are imported anew, and so are they afterwards.
  vi.resetModules();
  return { computed: 0, takes: 0 };
});
afterAll(() => void vi.resetModules());
vi.mock('./passwords/hash.ts', () => {
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

  it('cannot keep the owner out of a browser that they know', async () => {
    const { owner, browser } = openAccounts(database, () => time);
    const own = await owner('192.0.2.1');
    await own.post(`${AUTH}/sign-out`);
    const thief = browser('203.0.113.1');
    await thief.post(`${AUTH}/sign-in`, wrong);
    // As many from elsewhere as strangers have together.
    await database.db
      .updateTable('account_tries')
      .set({ tries: PACES.strangers.free - 1 })
      .where('subject', 'like', 'strangers %')
      .execute();
    await thief.post(`${AUTH}/sign-in`, wrong);
    expect((await browser('198.51.100.1').post(`${AUTH}/sign-in`, right)).status).toBe(429);
    expect((await own.post(`${AUTH}/sign-in`, right)).status).toBe(200);
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
    expect(statuses.filter((status) => status === 401)).toHaveLength(PACES.network.free);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is not slowed down by getting in, however often', async () => {
    const { owner, browser } = openAccounts(database, () => time);
    await owner();
    for (let again = 0; again <= PACES.network.free; again += 1)
      expect((await browser().post(`${AUTH}/sign-in`, right)).status).toBe(200);
  });

  it('is sent away while too many passwords are checked', async () => {
    const { owner, browser } = openAccounts(database, () => time);
    await owner();
    hashes.takes = 2_000;
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, peer) => {
        const thief = browser(`203.0.113.${peer}`);
        const body = { ...wrong, email: `n${peer}@example.com` };
        return (await thief.post(`${AUTH}/sign-in`, body)).status;
      }),
    );
    hashes.takes = 0;
    expect(statuses.filter((status) => status === 401)).toHaveLength(MOST_WAITING);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - MOST_WAITING);
    expect((await browser().post(`${AUTH}/sign-in`, right)).status).toBe(200);
  });

  it('counts tries at the same time, names nobody, and forgets', async () => {
    const tries = createTries({ db: database.db, key: Buffer.alloc(32, 1), now: () => time });
    const subjects = [{ pace: PACES.account, of: 'marta@example.com' }];
    const waits = await Promise.all(Array.from({ length: 30 }, () => tries.take(subjects)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(PACES.account.free);
    const rows = JSON.stringify(
      await database.db.selectFrom('account_tries').selectAll().execute(),
    );
    expect(rows).not.toContain('marta');
    // A pause that was begun by a clock ahead does not last.
    time -= 24 * 60 * 60_000;
    expect(await tries.take(subjects)).toBe(0);
    time += 48 * 60 * 60_000;
    await tries.removeExpired();
    expect(await database.db.selectFrom('account_tries').selectAll().execute()).toEqual([]);
  });
});
