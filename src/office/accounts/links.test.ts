import { beforeEach, describe, expect, it } from 'vitest';
import { CONFIRMED_FOR } from './constants.server.ts';
import { ownerCommand } from './owner-command.server.ts';
import {
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  NEW_PASSWORD,
  openAccounts,
  openTestDatabase,
  PASSWORD,
  SITE_URL,
  tokenIn,
  type Browser,
  type TestDatabase,
} from './testing/office.ts';

const AUTH = '/api/admin/auth';
const API = '/api/admin';

describe.each(DATABASE_KINDS)('a link on %s', (kind) => {
  let database: TestDatabase;
  let time: number;
  let office: ReturnType<typeof openAccounts>;
  let owner: Browser;
  /** Another owner, who makes links. */
  let rosa: { readonly own: Browser; readonly id: string };

  beforeEach(async () => {
    time = Date.now();
    database = await openTestDatabase(kind);
    office = openAccounts(database, () => time);
    owner = await office.owner();
    rosa = await office.join(owner, 'rosa@example.com', 'owner', 'Rosa');
    return () => database.remove();
  });

  const idOf = async (own: Browser) => String((await own.get(`${API}/account`))['id']);
  const patch = async (own: Browser, path: string, body: unknown) =>
    (await own.send('PATCH', `${API}${path}`, body)).status;
  const changePassword = async (own: Browser, old: string) => {
    const body = { password: 'otra harina de centeno', by: { password: old } };
    expect((await own.send('PUT', `${API}/account/password`, body)).status).toBe(204);
  };
  const invitation = async (own: Browser, email = 'eva@example.com', role = 'owner') =>
    tokenIn((await own.post(`${API}/invitations`, { email, role }))['link']);
  const recovery = async (own: Browser, id: string) =>
    tokenIn((await own.post(`${API}/accounts/${id}/recovery`))['link']);
  const joins = async (token: string) => {
    const person = { token, name: 'Eva', password: NEW_PASSWORD, language: 'en' };
    return (await office.browser('198.51.100.9').post(`${AUTH}/invitation`, person)).status;
  };
  const recovers = async (token: string) => {
    const body = { token, password: NEW_PASSWORD };
    return (await office.browser('198.51.100.9').post(`${AUTH}/recovery`, body)).status;
  };
  const commandLink = async () => {
    let said = '';
    await ownerCommand(['rosa@example.com'], {
      ...{ db: database.db, siteUrl: SITE_URL, now: () => time },
      write: (text) => void (said += text),
    });
    return /#([\w-]{43})/.exec(said)?.[1] ?? '';
  };
  const isFound = async (purpose: string, token: string) =>
    (await office.browser('198.51.100.8').post(`${AUTH}/link`, { purpose, token })).status === 200;
  const listed = async () =>
    (await owner.get(`${API}/account-links`))['data'] as Record<string, unknown>[];

  /** What takes from Rosa what she made links by. */
  const ENDS: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['has no access any more', () => patch(owner, `/accounts/${rosa.id}`, { isDisabled: true })],
    [
      'had no access for a while',
      async () => {
        await patch(owner, `/accounts/${rosa.id}`, { isDisabled: true });
        await patch(owner, `/accounts/${rosa.id}`, { isDisabled: false });
      },
    ],
    ['is no owner any more', () => patch(owner, `/accounts/${rosa.id}`, { role: 'editor' })],
    [
      'was no owner for a while',
      async () => {
        await patch(owner, `/accounts/${rosa.id}`, { role: 'editor' });
        await patch(owner, `/accounts/${rosa.id}`, { role: 'owner' });
      },
    ],
    ['has changed their password', () => changePassword(rosa.own, NEW_PASSWORD)],
    [
      'has begun anew',
      async () => {
        const token = await recovery(owner, rosa.id);
        expect(await recovers(token)).toBe(200);
      },
    ],
  ];

  it('is listed with who made it, for whom and until when, and withdrawn by who shows who they are', async () => {
    const invited = await invitation(rosa.own, 'eva@example.com', 'service');
    const first = await recovery(owner, rosa.id);
    const second = await recovery(owner, rosa.id);
    // The later one is in place of the earlier.
    expect(await isFound('recovery', first)).toBe(false);
    const links = await listed();
    const [id, expiresAt] = [expect.any(String), expect.any(Number)] as string[];
    expect(links).toHaveLength(2);
    expect(links).toContainEqual({
      ...{ id, expiresAt, purpose: 'invitation', madeBy: 'Rosa', isEmailed: false },
      ...{ email: 'eva@example.com', role: 'service', name: null },
    });
    expect(links).toContainEqual({
      ...{ id, expiresAt, purpose: 'recovery', madeBy: 'Marta', isEmailed: false },
      ...{ email: 'rosa@example.com', role: null, name: 'Rosa' },
    });
    const withdraw = async (link: Record<string, unknown>) =>
      (await owner.send('DELETE', `${API}/account-links/${String(link['id'])}`)).status;
    time += CONFIRMED_FOR;
    for (const link of links) expect(await withdraw(link)).toBe(403);
    expect(await isFound('recovery', second)).toBe(true);
    expect((await owner.post(`${AUTH}/confirm`, { password: PASSWORD })).status).toBe(204);
    for (const link of links) expect(await withdraw(link)).toBe(204);
    expect(await listed()).toEqual([]);
    expect([await joins(invited), await recovers(second)]).toEqual([404, 404]);
    const audit = await database.db
      .selectFrom('events')
      .select(['action', 'subject', 'account_name'])
      .where('action', 'like', 'account.%Withdrawn')
      .execute();
    expect(audit.map(({ action, subject }) => `${action} ${subject}`).sort()).toEqual([
      'account.invitationWithdrawn invitation/eva@example.com',
      `account.recoveryWithdrawn account/${rosa.id}`,
    ]);
  });

  it('is not made by who loses their rights at that moment', async () => {
    // Their session is looked at first, then the other transaction comes, then theirs.
    const id = await idOf(owner);
    const [, ...made] = await Promise.all([
      patch(owner, `/accounts/${rosa.id}`, { isDisabled: true }),
      ...Array.from({ length: 20 }, async () => rosa.own.post(`${API}/accounts/${id}/recovery`)),
    ]);
    expect(made.map(({ status }) => status)).toContain(401);
    expect(await database.db.selectFrom('account_links').selectAll().execute()).toEqual([]);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it.each(ENDS)('is over when who made it %s', async (_, end) => {
    const invited = await invitation(rosa.own);
    const recovering = await recovery(rosa.own, await idOf(owner));
    await end();
    expect(await isFound('invitation', invited)).toBe(false);
    expect(await isFound('recovery', recovering)).toBe(false);
    expect([await joins(invited), await recovers(recovering)]).toEqual([404, 404]);
    expect(await listed()).toEqual([]);
    expect((await owner.get(`${API}/account`)).status).toBe(200);
  });

  it.each(ENDS.slice(0, -1))(
    'to let somebody in again is over when they are one who %s',
    async (_, end) => {
      const token = await recovery(owner, rosa.id);
      expect(await isFound('recovery', token)).toBe(true);
      await end();
      expect(await isFound('recovery', token)).toBe(false);
      expect(await recovers(token)).toBe(404);
    },
  );

  it('of the server depends on nobody’s rights, and is listed too', async () => {
    const token = await commandLink();
    await changePassword(owner, PASSWORD);
    expect(await listed()).toMatchObject([{ purpose: 'recovery', name: 'Rosa', madeBy: null }]);
    expect(await isFound('recovery', token)).toBe(true);
    await patch(owner, `/accounts/${rosa.id}`, { role: 'editor' });
    expect(await isFound('recovery', token)).toBe(false);
  });

  it('from before it was known who made it does not work', async () => {
    const old = { purpose: 'invitation', email: 'eva@example.com', role: 'owner' } as const;
    for (const created_by of ['Marta', null])
      expect(await joins(await office.makeToken({ ...old, created_by }))).toBe(404);
    const lost = { purpose: 'recovery', account_id: rosa.id, created_by: null } as const;
    expect(await recovers(await office.makeToken(lost))).toBe(404);
  });
});
