import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '../../database/index.server.ts';
import { createFairScheduler } from '../../http/index.server.ts';
import { createAccountQueue } from '../account-queue.server.ts';
import { LINK_LIFE } from './links.server.ts';
import {
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  openAccounts,
  openTestDatabase,
  OWNER,
  PASSWORD,
  SITE_URL,
  type TestDatabase,
} from './testing/office.ts';

const AUTH = '/api/admin/auth';
const ACCOUNT = '/api/admin/account';
const COOKIE = '__Host-sobremesa.session_token';

describe.each(DATABASE_KINDS)('getting in on %s', (kind) => {
  let database: TestDatabase;
  let time: number;
  const now = () => time;
  const count = async (table: 'accounts' | 'account_sessions' | 'account_links') =>
    (await database.db.selectFrom(table).selectAll().execute()).length;

  beforeEach(async () => {
    time = Date.now();
    database = await openTestDatabase(kind);
    return () => database.remove();
  });

  it('makes one owner of two who open two links at once', async () => {
    const { makeToken, browser } = openAccounts(database, now);
    const other = await database.again();
    const elsewhere = openAccounts(other, now);
    const posts = await Promise.all(
      [browser(), elsewhere.browser('198.51.100.1')].map(async (own, number) =>
        own.post(`${AUTH}/set-up`, {
          ...{ token: await makeToken({ purpose: 'setUp' }), ...OWNER },
          email: `n${number}@example.com`,
        }),
      ),
    );
    await other.close();
    expect(posts.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await count('accounts')).toBe(1);
  });

  it('signs in and out with email and password', async () => {
    const { owner, browser, accounts } = openAccounts(database, now);
    await owner();
    const own = browser('198.51.100.1');
    const answer = await own.send('POST', `${AUTH}/sign-in`, {
      ...{ email: ' Marta@Example.com', password: PASSWORD },
    });
    expect(await answer.json()).toMatchObject({ account: { name: 'Marta' } });
    const cookies = answer.headers.getSetCookie();
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-.*; Path=\/(;|$)/);
      for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict'])
        expect(cookie).toContain(attribute);
      expect(cookie).not.toContain('Domain');
    }
    expect(cookies.find((line) => line.startsWith(COOKIE))).toContain('Max-Age=2592000');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const value = own.cookie(COOKIE) ?? '';
    expect((await own.post(`${AUTH}/sign-out`)).status).toBe(204);
    expect(own.cookie(COOKIE)).toBeUndefined();
    // Whoever kept the cookie has nothing of it.
    own.setCookie(COOKIE, value);
    expect(await own.get(ACCOUNT)).toEqual({ status: 401, error: 'signedOut' });
    expect(await accounts.sessionOf(own.request('GET', '/'))).toBeNull();
  });

  it('says that it is the database that is away, as the rest of the office does', async () => {
    const { owner } = openAccounts(database, now);
    const own = await owner();
    const reading = vi.spyOn(database.db, 'selectFrom').mockImplementation(() => {
      throw new DatabaseUnavailableError('Away');
    });
    const confirmed = await own.post(`${AUTH}/confirm`, { password: PASSWORD });
    reading.mockRestore();
    expect(confirmed).toEqual({ status: 503, error: 'contentAway' });
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('makes the first owner by the link that the start prints, once', async () => {
    const { accounts, lines, browser } = openAccounts(database, now);
    await accounts.setUp.announce();
    const link = /"link":"([^"]+)"/.exec(lines.join('\n'))?.[1] ?? '';
    expect(link).toMatch(/^https:\/\/sobremesa\.test\/admin\/set-up#[\w-]{43}$/);
    const token = link.split('#')[1] ?? '';
    const stored = JSON.stringify(
      await database.db.selectFrom('account_links').selectAll().execute(),
    );
    expect(stored).not.toContain(token);
    const first = browser();
    expect((await first.post(`${AUTH}/link`, { purpose: 'setUp', token })).status).toBe(200);
    expect(await first.post(`${AUTH}/set-up`, { token, ...OWNER })).toMatchObject({
      status: 200,
      account: { name: 'Marta', email: 'marta@example.com', role: 'owner', language: 'es' },
    });
    expect(await first.get(ACCOUNT)).toMatchObject({
      ...{ status: 200, name: 'Marta', role: 'owner' },
    });
    expect(await accounts.sessionOf(first.request('GET', '/'))).toMatchObject({
      account: { name: 'Marta' },
      isConfirmed: true,
    });
    const again = await browser().post(`${AUTH}/set-up`, {
      ...{ token, ...OWNER, email: 'other@example.com' },
    });
    expect(again).toEqual({ status: 404, error: 'linkGone' });
    lines.length = 0;
    await accounts.setUp.announce();
    expect([lines, await count('accounts'), await count('account_links')]).toEqual([[], 1, 0]);
  });

  it('lets nobody in by a link that has expired, is of another kind, or was never made', async () => {
    const { makeToken, browser } = openAccounts(database, now);
    const token = await makeToken({ purpose: 'setUp' });
    const invited = { purpose: 'invitation', email: 'eva@example.com', role: 'editor' } as const;
    const invitation = await makeToken(invited);
    time += LINK_LIFE.setUp;
    for (const tried of [token, invitation, 'x'.repeat(43)])
      expect(await browser().post(`${AUTH}/set-up`, { token: tried, ...OWNER })).toEqual({
        status: 404,
        error: 'linkGone',
      });
    expect(await count('accounts')).toBe(0);
  });

  it('believes no cookie that it has not signed', async () => {
    const { owner, browser, accounts } = openAccounts(database, now);
    await owner();
    const { token } = await database.db
      .selectFrom('account_sessions')
      .select('token')
      .executeTakeFirstOrThrow();
    for (const value of [token, `${token}.`, `${token}.${'A'.repeat(43)}%3D`, '', '%']) {
      const own = browser();
      own.setCookie(COOKIE, value);
      expect(await accounts.sessionOf(own.request('GET', '/'))).toBeNull();
    }
  });

  it('gives no turns to cookies that somebody makes up, however many', async () => {
    const { owner, browser, accounts } = openAccounts(database, now);
    const turns = createFairScheduler();
    const accountQueue = createAccountQueue(turns, accounts.tokenOf);
    const taken = vi.spyOn(turns, 'take');
    const madeUp = Array.from({ length: 1_000 }, (_, number) => {
      const own = browser();
      own.setCookie(COOKIE, `${number}.${'A'.repeat(43)}%3D`);
      return accountQueue.signedIn(own.request('GET', '/'), accounts.sessionOf);
    });
    expect(new Set(await Promise.all(madeUp))).toEqual(new Set([null]));
    expect(taken).not.toHaveBeenCalled();
    const own = await owner();
    const found = ['a', 'b', 'c'].map((more) => {
      const request = own.request('GET', '/');
      request.headers.append('cookie', `more=${more}`);
      return accountQueue.signedIn(request, accounts.sessionOf);
    });
    expect(await Promise.all(found)).toMatchObject(Array(3).fill({ account: { name: 'Marta' } }));
    expect(new Set(taken.mock.calls.map(([{ network }]) => network))).toHaveLength(1);
  });

  it('changes nothing for a page of another site, and takes no other body', async () => {
    const { owner, browser } = openAccounts(database, now);
    await owner();
    const body = { email: OWNER.email, password: PASSWORD };
    const other = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await browser().post(`${AUTH}/sign-in`, body, other)).toEqual({
      status: 403,
      error: 'crossSite',
    });
    const asForm = { 'content-type': 'text/plain' };
    expect((await browser().post(`${AUTH}/sign-in`, body, asForm)).status).toBe(415);
    expect((await browser().post(`${AUTH}/sign-in`, { ...body, role: 'owner' })).status).toBe(422);
    expect((await browser().post(`${AUTH}/sign-in`, { email: ['a'], password: 1 })).status).toBe(
      422,
    );
    const long = { email: OWNER.email, password: 'x'.repeat(20_000) };
    expect((await browser().post(`${AUTH}/sign-in`, long)).status).toBe(413);
    expect(await count('account_sessions')).toBe(1);
  });

  it('serves none of the routes that better-auth has of its own', async () => {
    const { accounts } = openAccounts(database, now);
    for (const path of [
      'sign-up/email',
      'get-session',
      'update-user',
      'delete-user',
      'list-sessions',
    ])
      for (const method of ['GET', 'POST'])
        expect((await accounts.routes.request(`${SITE_URL}/${path}`, { method })).status).toBe(404);
  });
});
