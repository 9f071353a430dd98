import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sourceOffice } from '../../src/server/office.ts';
import { cookieHeader, cookiesIn, OWNER } from '../support/owner.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

let site: OpenSite;
let cookie: string;

const enter = (way: string, body: object) =>
  site.get(`/api/admin/auth/${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const cookieOf = (answer: Response) => cookieHeader(cookiesIn(answer.headers.getSetCookie()));

/** What a page of the office brings along. */
async function broughtBy(path: string, headers: Record<string, string>) {
  const answer = await site.get(path, { headers });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return JSON.parse(load(await answer.text())('#ahead').text()) as Record<string, unknown>;
}

beforeAll(async () => {
  site = await openSite({}, { office: sourceOffice });
  await site.accounts.setUp.announce();
  const [, token] = /set-up#([\w-]{43})/.exec(site.lines.map(({ text }) => text).join('\n')) ?? [];
  cookie = cookieOf(await enter('set-up', { token, ...OWNER, language: 'es' }));
  // The API is loaded by who first opens the office, and waits for nothing then.
  await site.get('/api/admin/session', { headers: { cookie } });
});
afterAll(() => site.close());

it('is told who is signed in what they would ask for next, by the page and by signing in', async () => {
  const answers = Object.fromEntries(
    await Promise.all(
      ['session', 'today'].map(async (name) => {
        const answer = await site.get(`/api/admin/${name}`, { headers: { cookie } });
        return [name, (await answer.json()) as object] as const;
      }),
    ),
  );
  const { session, today } = answers;
  expect(session).toMatchObject({ email: OWNER.email });
  const brought = await broughtBy('/admin', { cookie });
  expect(brought).toEqual({ session, today: { ...today, at: expect.any(Number) as number } });
  expect(await broughtBy('/admin/inbox', { cookie })).toEqual({ session });
  const signedIn = await enter('sign-in', { email: OWNER.email, password: OWNER.password });
  expect(signedIn.headers.get('cache-control')).toBe('no-store');
  expect(await signedIn.json()).toEqual({
    account: expect.any(Object) as object,
    ahead: { session, today: { ...today, at: expect.any(Number) as number } },
  });
});

it('says that it was upgraded to a tab from before, and nothing else to one of its own build', async () => {
  const page = load(await (await site.get('/admin')).text());
  const own = page('script[type=module]').last().attr('src') ?? '';
  const refusedTo = async (script: string) => {
    const headers = { cookie, 'content-type': 'application/json', 'x-office-script': script };
    const body = JSON.stringify({ words: 'of before' });
    const answer = await site.get('/api/admin/content-words', { method: 'PUT', headers, body });
    return [answer.status, ((await answer.json()) as { error: string }).error];
  };
  expect(await refusedTo('/assets/main-before.js')).toEqual([422, 'outdated']);
  expect(await refusedTo(own)).toEqual([422, 'invalid']);
});

it('is at the address of every document, whatever its id, and at none of a file', async () => {
  for (const [path, status] of [
    ['/admin/content/post/of.before', 200],
    ['/admin/app.js', 404],
  ] as const)
    expect((await site.get(path)).status, path).toBe(status);
});

it('tells nobody else', async () => {
  const [name = ''] = cookie.split('=');
  for (const other of ['', `${name}=made-up.bG9uZw%3D%3D`])
    expect(await broughtBy('/admin', { cookie: other })).toEqual({});
  const { db } = site.core.database;
  await db.updateTable('accounts').set({ role: 'service' }).execute();
  const { today } = await broughtBy('/admin', { cookie });
  expect(today).toMatchObject({ content: null, firstRun: null });
  const refused = await enter('sign-in', { email: OWNER.email, password: 'another one' });
  expect(Object.keys((await refused.json()) as object)).toEqual(['error']);
  const out = await site.get('/api/admin/auth/sign-out', {
    ...{ method: 'POST', headers: { cookie, 'content-type': 'application/json' } },
    body: '{}',
  });
  expect([out.status, await out.text()]).toEqual([204, '']);
});
