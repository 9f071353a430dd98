import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../roles.ts';
import { CONFIRMED_FOR, SESSION_LIFE, SESSION_REST } from './constants.server.ts';
import { removeEnded } from './housekeeping.server.ts';
import { LINK_LIFE } from './links.server.ts';
import { ownerCommand } from './owner-command.server.ts';
import {
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  NEW_PASSWORD,
  openAccounts,
  openTestDatabase,
  OWNER,
  PASSWORD,
  SITE_URL,
  tokenIn,
  type Browser,
  type TestDatabase,
} from './testing/office.ts';

const AUTH = '/api/admin/auth';
const API = '/api/admin';

describe.each(DATABASE_KINDS)('people on %s', (kind) => {
  let database: TestDatabase;
  let time: number;
  let office: ReturnType<typeof openAccounts>;
  let owner: Browser;

  beforeEach(async () => {
    time = Date.now();
    database = await openTestDatabase(kind);
    office = openAccounts(database, () => time);
    owner = await office.owner();
    return () => database.remove();
  });

  const join = async (email: string, role: Role) => office.join(owner, email, role);
  const patch = async (own: Browser, path: string, body: unknown) => {
    const answer = await own.send('PATCH', `${API}${path}`, body);
    return { status: answer.status, ...((await answer.json().catch(() => ({}))) as object) };
  };
  const remove = async (own: Browser, path: string) =>
    (await own.send('DELETE', `${API}${path}`)).status;
  const ownId = async () => String((await owner.get(`${API}/account`))['id']);

  it('join by a link that works once, for a week, as what they were invited', async () => {
    const body = { email: 'eva@example.com', role: 'editor' };
    const { status, link } = await owner.post(`${API}/invitations`, body);
    expect([status, link]).toEqual([200, expect.stringContaining('/admin/invitation#')]);
    const token = tokenIn(link);
    const listed = await owner.get(`${API}/account-links`);
    expect(listed).toMatchObject({ total: 1, data: [{ ...body, madeBy: 'Marta' }] });
    expect(JSON.stringify(listed)).not.toContain(token);
    const own = office.browser('198.51.100.7');
    expect(await own.post(`${AUTH}/link`, { purpose: 'invitation', token })).toMatchObject(body);
    const person = { token, name: 'Eva', password: NEW_PASSWORD, language: 'en' };
    // Nobody makes more of themselves than they were invited as.
    expect((await own.post(`${AUTH}/invitation`, { ...person, role: 'owner' })).status).toBe(422);
    expect(await own.post(`${AUTH}/invitation`, person)).toMatchObject({
      account: { email: 'eva@example.com', role: 'editor', language: 'en' },
    });
    expect((await own.post(`${AUTH}/invitation`, person)).status).toBe(404);
    expect((await owner.get(`${API}/account-links`))['total']).toBe(0);
    expect(await owner.post(`${API}/invitations`, body)).toMatchObject({ error: 'emailTaken' });

    const late = await owner.post(`${API}/invitations`, { ...body, email: 'luis@example.com' });
    time += LINK_LIFE.invitation;
    const lateToken = tokenIn(late['link']);
    expect((await own.post(`${AUTH}/invitation`, { ...person, token: lateToken })).status).toBe(
      404,
    );
  });

  it('always have an owner among them', async () => {
    const id = await ownId();
    const refused = { status: 409, error: 'lastOwner' };
    expect(await patch(owner, `/accounts/${id}`, { role: 'editor' })).toEqual(refused);
    expect(await patch(owner, `/accounts/${id}`, { isDisabled: true })).toEqual(refused);
    const second = await join('eva@example.com', 'owner');
    // Each takes the other's place away at the same time.
    const answers = await Promise.all([
      patch(owner, `/accounts/${second.id}`, { role: 'editor' }),
      patch(second.own, `/accounts/${id}`, { role: 'editor' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([204, 204]);
    const owners = await database.db
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'owner')
      .execute();
    expect(owners).toHaveLength(1);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('are not let in by an invitation that was withdrawn or made again', async () => {
    const body = { email: 'eva@example.com', role: 'editor' };
    const first = await owner.post(`${API}/invitations`, body);
    const second = await owner.post(`${API}/invitations`, { ...body, role: 'service' });
    const [listed] = (await owner.get(`${API}/account-links`))['data'] as { id: string }[];
    expect(await remove(owner, `/account-links/${listed?.id}`)).toBe(204);
    for (const { link } of [first, second])
      expect(
        await office
          .browser()
          .post(`${AUTH}/link`, { purpose: 'invitation', token: tokenIn(link) }),
      ).toEqual({ status: 404, error: 'linkGone' });
  });

  it('may do what their role may, from the very next call', async () => {
    const { own, id } = await join('eva@example.com', 'editor');
    expect(await own.get(`${API}/accounts`)).toEqual({ status: 403, error: 'notAllowed' });
    expect(await own.post(`${API}/invitations`, { email: 'a@example.com', role: 'owner' })).toEqual(
      {
        status: 403,
        error: 'notAllowed',
      },
    );
    expect(await patch(own, `/accounts/${id}`, { role: 'owner' })).toMatchObject({ status: 403 });
    expect(await patch(owner, `/accounts/${id}`, { role: 'owner' })).toEqual({ status: 204 });
    expect((await own.get(`${API}/accounts`))['total']).toBe(2);
    expect(await patch(owner, `/accounts/${id}`, { role: 'service' })).toEqual({ status: 204 });
    expect((await own.get(`${API}/accounts`)).status).toBe(403);
    const audit = await database.db
      .selectFrom('events')
      .select(['account_name', 'action', 'before', 'after'])
      .where('action', '=', 'account.role')
      .orderBy('at')
      .execute();
    expect(audit).toContainEqual({
      ...{ account_name: 'Marta', action: 'account.role', before: '"editor"', after: '"owner"' },
    });
  });

  it('who are disabled are out at once, and in again when they may be', async () => {
    const { own, id } = await join('eva@example.com', 'editor');
    expect(await patch(owner, `/accounts/${id}`, { isDisabled: true })).toEqual({ status: 204 });
    expect((await own.get(`${API}/account`)).status).toBe(401);
    const credentials = { email: 'eva@example.com', password: NEW_PASSWORD };
    expect(await own.post(`${AUTH}/sign-in`, credentials)).toEqual({
      status: 401,
      error: 'wrongCredentials',
    });
    expect((await owner.post(`${API}/accounts/${id}/recovery`)).status).toBe(409);
    await patch(owner, `/accounts/${id}`, { isDisabled: false });
    expect((await own.post(`${AUTH}/sign-in`, credentials)).status).toBe(200);
  });

  it('show again who they are before they change who may come in', async () => {
    time += CONFIRMED_FOR;
    const refused = { status: 403, error: 'confirmIdentity' };
    const body = { email: 'eva@example.com', role: 'editor' };
    expect(await owner.post(`${API}/invitations`, body)).toEqual(refused);
    expect(await patch(owner, `/accounts/${await ownId()}`, { role: 'owner' })).toEqual(refused);
    expect(await owner.post(`${API}/account/passkeys/options`)).toEqual(refused);
    expect(await owner.post(`${AUTH}/confirm`, { password: 'wrong' })).toEqual({
      status: 422,
      error: 'wrongPassword',
    });
    expect((await owner.post(`${AUTH}/confirm`, { password: PASSWORD })).status).toBe(204);
    expect((await owner.post(`${API}/invitations`, body)).status).toBe(200);
  });

  it('change their password with the old one, which ends every other session', async () => {
    const other = office.browser('198.51.100.1');
    await other.post(`${AUTH}/sign-in`, { email: OWNER.email, password: PASSWORD });
    const change = async (password: string, old = PASSWORD) => {
      const body = { password, by: { password: old } };
      const answer = await owner.send('PUT', `${API}/account/password`, body);
      if (answer.status === 204) return 204;
      const { error, problem } = (await answer.json()) as { error: string; problem?: string };
      return problem ?? error;
    };
    expect(await change('corto')).toBe('tooShort');
    expect(await change('x'.repeat(129))).toBe('tooLong');
    expect(await change('Password123456!')).toBe('common');
    expect(await change('marta@example.com 1')).toBe('personal');
    // Not even somebody who finds the owner's browser open, a moment after they came in.
    expect(await change(NEW_PASSWORD, 'not the old password')).toBe('wrongPassword');
    const without = { password: NEW_PASSWORD };
    expect((await owner.send('PUT', `${API}/account/password`, without)).status).toBe(422);
    expect((await other.get(`${API}/account`)).status).toBe(200);
    expect(await change(NEW_PASSWORD)).toBe(204);
    expect((await other.get(`${API}/account`)).status).toBe(401);
    expect((await owner.get(`${API}/account`)).status).toBe(200);
    for (const [password, status] of [
      [PASSWORD, 401],
      [NEW_PASSWORD, 200],
    ] as const)
      expect((await other.post(`${AUTH}/sign-in`, { email: OWNER.email, password })).status).toBe(
        status,
      );
  });

  it('see where they are signed in, and sign out there', async () => {
    const other = office.browser('198.51.100.1');
    await other.post(`${AUTH}/sign-in`, { email: OWNER.email, password: PASSWORD });
    const listed = (await owner.get(`${API}/account`))['sessions'] as {
      id: string;
      isCurrent: boolean;
    }[];
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual(
      expect.objectContaining({
        ...{ device: 'Firefox, Linux', address: '198.51.100.1', isCurrent: false },
      }),
    );
    const theirs = listed.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    // Nobody signs somebody else out.
    const { own: stranger } = await join('eva@example.com', 'editor');
    expect(await remove(stranger, `/account/sessions/${theirs}`)).toBe(404);
    expect((await other.get(`${API}/account`)).status).toBe(200);
    expect(await remove(owner, `/account/sessions/${theirs}`)).toBe(204);
    const ended = await database.db
      .selectFrom('events')
      .select('after')
      .where('action', '=', 'account.sessionsEnded')
      .execute();
    expect(ended).toEqual([{ after: '{"sessions":1}' }]);
    expect((await other.get(`${API}/account`)).status).toBe(401);
    await other.post(`${AUTH}/sign-in`, { email: OWNER.email, password: PASSWORD });
    expect((await owner.post(`${API}/account/sessions/end-others`)).status).toBe(204);
    expect((await other.get(`${API}/account`)).status).toBe(401);
    expect((await owner.get(`${API}/account`)).status).toBe(200);
  });

  it('are signed out after a week of rest, and after a month in any case', async () => {
    time += SESSION_REST - 1;
    expect((await owner.get(`${API}/account`)).status).toBe(200);
    time += SESSION_REST;
    expect((await owner.get(`${API}/account`)).status).toBe(401);
    vi.useFakeTimers({ toFake: ['Date'], now: time });
    await owner.post(`${AUTH}/sign-in`, { email: OWNER.email, password: PASSWORD });
    vi.useRealTimers();
    const until = time + SESSION_LIFE;
    for (; time < until - 24 * 60 * 60_000; time += 24 * 60 * 60_000)
      expect((await owner.get(`${API}/account`)).status).toBe(200);
    time = until + 1_000;
    expect((await owner.get(`${API}/account`)).status).toBe(401);
    await removeEnded(database.db, time);
    const left = await database.db.selectFrom('account_sessions').select('id').execute();
    expect(left).toEqual([]);
  });

  it('change their name and language', async () => {
    expect(await patch(owner, '/account', { name: ' Marta R. ', language: 'en' })).toMatchObject({
      ...{ status: 200, name: 'Marta R.', language: 'en' },
    });
    expect(await owner.get(`${API}/account`)).toMatchObject({ name: 'Marta R.', language: 'en' });
    expect(await patch(owner, '/account', { role: 'owner' })).toMatchObject({ status: 422 });
  });

  it('get in again by npm run owner, which leaves nothing of what was lost', async () => {
    let said = '';
    const command = (...args: string[]) => {
      said = '';
      return ownerCommand(args, {
        ...{ db: database.db, siteUrl: SITE_URL, now: () => time },
        write: (text) => void (said += text),
      });
    };
    expect(await command()).toBe(0);
    const token = /\/admin\/recovery#([\w-]{43})/.exec(said)?.[1] ?? '';
    const own = office.browser('198.51.100.1');
    expect(await own.post(`${AUTH}/link`, { purpose: 'recovery', token })).toMatchObject({
      ...{ status: 200, email: OWNER.email, name: 'Marta' },
    });
    const weak = await own.post(`${AUTH}/recovery`, { token, password: 'Martamarta12' });
    expect(weak).toEqual({ status: 422, error: 'password', problem: 'personal' });
    expect((await own.post(`${AUTH}/recovery`, { token, password: NEW_PASSWORD })).status).toBe(
      200,
    );
    expect((await owner.get(`${API}/account`)).status).toBe(401);
    expect((await own.get(`${API}/account`)).status).toBe(200);
    expect((await own.post(`${AUTH}/recovery`, { token, password: PASSWORD })).status).toBe(404);

    owner = own;
    await join('eva@example.com', 'owner');
    expect([await command(), said]).toEqual([1, expect.stringContaining('eva@example.com')]);
    expect(await command('nobody@example.com')).toBe(1);
    expect([await command('EVA@example.com'), said]).toEqual([
      0,
      expect.stringContaining('/admin/recovery#'),
    ]);
    time += LINK_LIFE.recovery;
    const late = /#([\w-]{43})/.exec(said)?.[1];
    expect((await own.post(`${AUTH}/recovery`, { token: late, password: PASSWORD })).status).toBe(
      404,
    );
  });
});
