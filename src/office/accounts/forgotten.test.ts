import { beforeEach, describe, expect, it, vi } from 'vitest';
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
  type TestDatabase,
} from './testing/office.ts';
import { turnOnCodes } from './testing/one-time-codes.ts';
import { SIGN_IN_LIMITS } from './sign-in-limits.server.ts';

const AUTH = '/api/admin/auth';
const ACCOUNT = '/api/admin/account';
const HOUR = 3_600_000;
const LINK = /https:\S+#[\w-]{43}/;

describe.each(DATABASE_KINDS)('a forgotten password on %s', (kind) => {
  let database: TestDatabase;
  let office: ReturnType<typeof openAccounts>;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    database = await openTestDatabase(kind);
    office = openAccounts(database);
    return async () => {
      vi.useRealTimers();
      await database.remove();
    };
  });

  const ask = (email: string, from = office.browser('198.51.100.1')) =>
    from.post(`${AUTH}/forgotten`, { email });
  const lastMail = async (count: number) => {
    await vi.waitFor(() => expect(office.mailed).toHaveLength(count));
    return office.mailed.at(-1);
  };
  const linkIn = async (count: number) =>
    LINK.exec((await lastMail(count))?.text ?? '')?.[0] ?? 'no link';
  const recover = (link: string, from = office.browser('198.51.100.1')) =>
    from.post(`${AUTH}/recovery`, { token: tokenIn(link), password: NEW_PASSWORD });
  const signIn = (password: string, from = office.browser('192.0.2.50')) =>
    from.post(`${AUTH}/sign-in`, { email: OWNER.email, password });
  const events = async () =>
    (await database.db.selectFrom('events').select('action').orderBy('at').execute()).map(
      ({ action }) => action,
    );

  it('is replaced by a link that is mailed and works once, and the owners are told', async () => {
    const own = await office.owner();
    await office.join(own, 'rosa@example.com', 'owner', 'Rosa');
    expect(await ask('Marta@example.com ')).toEqual({ status: 202 });
    const link = await linkIn(1);
    expect(office.mailed[0]?.to).toEqual([{ name: OWNER.name, address: OWNER.email }]);
    expect(link.startsWith(`${SITE_URL}/admin/recovery#`)).toBe(true);
    const about = { purpose: 'recovery', token: tokenIn(link) };
    expect(await office.browser().post(`${AUTH}/link`, about)).toMatchObject({
      ...{ email: OWNER.email, isEmailed: true },
    });

    expect(await recover(link)).toMatchObject({ status: 200, account: { email: OWNER.email } });
    expect((await own.get(ACCOUNT)).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    expect((await recover(link)).status).toBe(404);
    await lastMail(3);
    const told = office.mailed.slice(1).map(({ to }) => to[0]?.address);
    expect(told.sort()).toEqual([OWNER.email, 'rosa@example.com']);
    expect(await events()).toEqual(
      expect.arrayContaining(['account.linkMailed', 'account.recoveredByEmail']),
    );
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('lets nobody past the second step, nor takes it away', async () => {
    const own = await office.owner();
    const { code } = await turnOnCodes(own);
    await ask(OWNER.email);
    const thief = office.browser('203.0.113.9');
    expect(await recover(await linkIn(1), thief)).toEqual({ status: 200, next: 'signIn' });
    expect((await thief.get(ACCOUNT)).status).toBe(401);
    expect(await signIn(NEW_PASSWORD, thief)).toEqual({ status: 200, next: 'secondFactor' });
    expect((await thief.get(ACCOUNT)).status).toBe(401);
    const owner = office.browser('192.0.2.1');
    await signIn(NEW_PASSWORD, owner);
    const typed = { code: await code() };
    expect((await owner.post(`${AUTH}/second-factor`, typed)).status).toBe(200);
  });

  it('works for an hour', async () => {
    await office.owner();
    await ask(OWNER.email);
    const link = await linkIn(1);
    vi.setSystemTime(Date.now() + HOUR);
    expect((await recover(link)).status).toBe(404);
  });

  it('says nothing of who has an account, and mails nobody who has none or is shut out', async () => {
    const own = await office.owner();
    const { id } = await office.join(own, 'eva@example.com', 'service');
    await own.send('PATCH', `/api/admin/accounts/${id}`, { isDisabled: true });
    const answers = [await ask('nobody@example.com'), await ask('eva@example.com')];
    expect(answers).toEqual([{ status: 202 }, { status: 202 }]);
    // What is asked for last has been looked at when that of the owner has gone out.
    await ask(OWNER.email);
    await lastMail(1);
    expect(office.mailed[0]?.to[0]?.address).toBe(OWNER.email);
  });

  it('ends with the access of whom it is for', async () => {
    const own = await office.owner();
    const { id } = await office.join(own, 'eva@example.com', 'service');
    await ask('eva@example.com');
    const link = await linkIn(1);
    await own.send('PATCH', `/api/admin/accounts/${id}`, { isDisabled: true });
    expect((await recover(link)).status).toBe(404);
  });

  it('is not asked for without end, and never by strangers in the owner’s place', async () => {
    const own = await office.owner();
    const { account, mailbox } = SIGN_IN_LIMITS;
    for (let time = 0; time < account.tries; time += 1)
      expect((await ask(OWNER.email)).status).toBe(202);
    expect(await ask(OWNER.email)).toEqual({ status: 429, error: 'slowDown', wait: 5 });
    // An address without an account waits as long.
    for (let time = 0; time < account.tries; time += 1) await ask('nobody@example.com');
    expect((await ask('nobody@example.com')).status).toBe(429);
    for (let network = 0; network < mailbox.tries; network += 1)
      await ask(OWNER.email, office.browser(`203.0.${network}.1`));
    expect((await ask(OWNER.email, office.browser('203.0.200.1'))).status).toBe(429);
    await lastMail(mailbox.tries);
    await own.post(`${AUTH}/sign-out`);
    expect((await ask(OWNER.email, own)).status).toBe(202);
    await lastMail(mailbox.tries + 1);
  });

  it('has one /48 write down no more than a few, whatever addresses it makes up', async () => {
    const own = await office.owner();
    await own.post(`${AUTH}/sign-out`);
    const { tries } = SIGN_IN_LIMITS.linkNeighbourhood;
    const rows = async () =>
      (await database.db.selectFrom('rate_limits').select('name').execute()).length;
    const from = (network: number) => office.browser(`2001:db8:1:${network.toString(16)}::1`);
    for (let network = 1; network <= tries; network += 1)
      expect((await ask(`n${network}@example.com`, from(network))).status).toBe(202);
    const before = await rows();
    for (let network = tries + 1; network <= tries + 20; network += 1)
      expect((await ask(`n${network}@example.com`, from(network))).status).toBe(429);
    expect(await rows()).toBe(before);
    expect((await ask('one@example.com', office.browser('2001:db8:2::1'))).status).toBe(202);
    expect((await ask(OWNER.email, own)).status).toBe(202);
  });
});
