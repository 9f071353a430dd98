import { createOTP } from '@better-auth/utils/otp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownerCommand } from './owner-command.server.ts';
import {
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  openAccounts,
  openTestDatabase,
  OWNER,
  PASSWORD,
  SITE_URL,
  type Browser,
  type TestDatabase,
} from './testing/office.ts';
import { keyOf, turnOnCodes } from './testing/one-time-codes.ts';

const AUTH = '/api/admin/auth';
const ACCOUNT = '/api/admin/account';
const RULES = '/api/admin/account-rules';
const signIn = { email: OWNER.email, password: PASSWORD };
const owing = (owes: 'setUp' | 'passkey') => ({ status: 403, error: 'secondFactorNeeded', owes });

describe.each(DATABASE_KINDS)('everybody needs a second factor, on %s', (kind) => {
  let database: TestDatabase;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    database = await openTestDatabase(kind);
    return async () => {
      vi.useRealTimers();
      await database.remove();
    };
  });

  const change = async (own: Browser, needsSecondFactor: boolean) => {
    const answer = await own.send('PUT', RULES, { needsSecondFactor });
    return { status: answer.status, ...((await answer.json().catch(() => ({}))) as object) };
  };

  /** A passkey of an account, as far as the database knows. */
  const addPasskey = async (id: string, email = OWNER.email) => {
    const { id: account_id } = await database.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('account_passkeys')
      .values({
        ...{ id, account_id, name: 'Llave', public_key: 'x', counter: 0, transports: '[]' },
        ...{ created_at: 0, last_used_at: null },
      })
      .execute();
  };

  const audit = async () => {
    const rows = await database.db
      .selectFrom('events')
      .select(['before', 'after'])
      .where('action', '=', 'account.secondFactorRule')
      .orderBy('at')
      .execute();
    return rows.map(({ before, after }) => `${before} ${after}`);
  };

  it('is turned on by an owner who has one, and turned off again, which the audit says', async () => {
    const { owner } = openAccounts(database);
    const own = await owner();
    expect(await own.get(RULES)).toEqual({ status: 200, needsSecondFactor: false });
    expect(await change(own, true)).toEqual({ status: 409, error: 'ownSecondFactorFirst' });
    await turnOnCodes(own);
    expect(await change(own, true)).toEqual({ status: 204 });
    expect(await change(own, true)).toEqual({ status: 204 });
    expect(await own.get(RULES)).toEqual({ status: 200, needsSecondFactor: true });
    vi.setSystemTime(Date.now() + 20 * 60_000);
    expect(await change(own, false)).toEqual({ status: 403, error: 'confirmIdentity' });
    await own.post(`${AUTH}/confirm`, { password: PASSWORD });
    expect(await change(own, false)).toEqual({ status: 204 });
    expect(await audit()).toEqual(['false true', 'true false']);
  });

  it('keeps the last second factor from being removed, by two at once as well', async () => {
    const { owner } = openAccounts(database);
    const own = await owner();
    await turnOnCodes(own);
    await change(own, true);
    const last = { status: 409, error: 'lastSecondFactor' };
    const off = () => own.post(`${ACCOUNT}/second-factor/off`, { password: PASSWORD });
    const remove = async (id: string) =>
      (await own.send('DELETE', `${ACCOUNT}/passkeys/${id}`)).status;
    expect(await off()).toEqual(last);
    await addPasskey('one');
    await addPasskey('two');
    expect((await off()).status).toBe(204);
    // Its session was renewed, and has shown no passkey.
    expect(await own.get(ACCOUNT)).toEqual(owing('passkey'));
    await database.db.updateTable('account_sessions').set({ has_shown_factor: 1 }).execute();
    expect((await Promise.all([remove('one'), remove('two')])).sort()).toEqual([204, 409]);
    await change(own, false);
    expect(await database.db.selectFrom('account_passkeys').select('id').execute()).toHaveLength(1);
    expect((await Promise.all([remove('one'), remove('two')])).sort()).toEqual([204, 404]);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('asks sessions that were open before, and who joins, to set one up before anything else', async () => {
    const { owner, browser, makeToken } = openAccounts(database);
    const own = await owner();
    const invite = async (email: string) => {
      const token = await makeToken({ purpose: 'invitation', email, role: 'service' });
      const eva = browser('198.51.100.1');
      const joining = { token, name: email, password: PASSWORD, language: 'es' };
      expect((await eva.post(`${AUTH}/invitation`, joining)).status).toBe(200);
      return eva;
    };
    const early = await invite('eva@example.com');
    expect((await early.get(ACCOUNT)).status).toBe(200);
    await turnOnCodes(own);
    await change(own, true);
    expect((await own.get('/api/admin/accounts')).status).toBe(200);

    for (const eva of [early, await invite('ana@example.com')]) {
      const answer = await eva.send('PATCH', ACCOUNT, { name: 'Eva María' });
      expect({ status: answer.status, ...(await answer.json()) }).toEqual(owing('setUp'));
      expect(await eva.post(`${ACCOUNT}/sessions/end-others`)).toEqual(owing('setUp'));
      // What it is set up by is answered.
      expect(await eva.get(ACCOUNT)).toMatchObject({ status: 200, owes: 'setUp' });
      expect((await eva.post(`${ACCOUNT}/passkeys/options`)).status).toBe(200);
      await turnOnCodes(eva);
      expect((await eva.get(ACCOUNT))['owes']).toBeUndefined();
      expect((await eva.send('PATCH', ACCOUNT, { language: 'en' })).status).toBe(200);
    }
    await change(own, false);
  });

  it('wants the passkey to be shown, and lets a password alone set up nothing', async () => {
    const { owner, browser } = openAccounts(database);
    const own = await owner();
    await addPasskey('one');
    expect(await change(own, true)).toEqual({ status: 204 });
    for (const session of [own, browser('198.51.100.1')]) {
      await session.post(`${AUTH}/sign-in`, signIn);
      expect(await session.post(`${ACCOUNT}/second-factor`, { password: PASSWORD })).toEqual(
        owing('passkey'),
      );
      expect(await session.post(`${ACCOUNT}/passkeys/options`)).toEqual(owing('passkey'));
      expect(await session.get(ACCOUNT)).toEqual(owing('passkey'));
      // Nor does the password, given once more, stand for it.
      expect((await session.post(`${AUTH}/confirm`, { password: PASSWORD })).status).toBe(204);
      expect(await session.get(ACCOUNT)).toEqual(owing('passkey'));
    }
    await database.db.updateTable('account_sessions').set({ has_shown_factor: 1 }).execute();
    expect((await own.get(ACCOUNT)).status).toBe(200);
  });

  it('signs out who has codes and came in without one before they had them', async () => {
    const { owner, browser } = openAccounts(database);
    const own = await owner();
    const { code } = await turnOnCodes(own);
    const [shown, without] = [browser('198.51.100.1'), browser('198.51.100.2')];
    for (const session of [shown, without]) {
      await session.post(`${AUTH}/sign-in`, signIn);
      const answer = await session.post(`${AUTH}/second-factor`, { code: await code() });
      expect(answer.status).toBe(200);
      vi.setSystemTime(Date.now() + 60_000);
    }
    await database.db
      .updateTable('account_sessions')
      .set({ has_shown_factor: 0 })
      .where('ip_address', '=', '198.51.100.2')
      .execute();
    expect((await without.get(ACCOUNT)).status).toBe(200);
    expect(await change(own, true)).toEqual({ status: 204 });
    expect((await without.get(ACCOUNT)).status).toBe(401);
    for (const session of [own, shown]) expect((await session.get(ACCOUNT)).status).toBe(200);
  });

  it('lets an owner who lost everything in by npm run owner, to set one up anew', async () => {
    const { owner, browser } = openAccounts(database);
    const lost = await owner();
    await turnOnCodes(lost);
    await change(lost, true);
    let said = '';
    const write = (text: string) => void (said += text);
    expect(await ownerCommand([], { db: database.db as never, siteUrl: SITE_URL, write })).toBe(0);
    const token = /#([\w-]{43})/.exec(said)?.[1];
    const own = browser('198.51.100.1');
    const password = 'dos kilos de harina fina';
    expect((await own.post(`${AUTH}/recovery`, { token, password })).status).toBe(200);
    expect((await lost.get(ACCOUNT)).status).toBe(401);
    expect(await own.get('/api/admin/accounts')).toEqual(owing('setUp'));
    const begun = await own.post(`${ACCOUNT}/second-factor`, { password });
    const code = await createOTP(keyOf(String(begun['uri']))).totp();
    expect((await own.post(`${ACCOUNT}/second-factor/code`, { code })).status).toBe(204);
    expect((await own.get('/api/admin/accounts')).status).toBe(200);
  });

  it('and nobody guesses a code where it is set up', async () => {
    const { owner } = openAccounts(database);
    const own = await owner();
    const { code } = await turnOnCodes(own);
    const right = await code();
    const answers: number[] = [];
    for (const typed of [...Array<string>(5).fill('000000'), right])
      answers.push((await own.post(`${ACCOUNT}/second-factor/code`, { code: typed })).status);
    expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
  });
});
