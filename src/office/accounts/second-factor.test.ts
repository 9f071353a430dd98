import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMAILED } from './links.server.ts';
import { verifyPassword } from './password-hash.server.ts';
import {
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  openAccounts,
  openTestDatabase,
  NEW_PASSWORD,
  OWNER,
  PASSWORD,
  type TestDatabase,
} from './testing/office.ts';
import { turnOnCodes } from './testing/one-time-codes.ts';
import { SIGN_IN_LIMITS } from './sign-in-limits.server.ts';

const AUTH = '/api/admin/auth';
const ACCOUNT = '/api/admin/account';
const signIn = { email: OWNER.email, password: PASSWORD };

describe.each(DATABASE_KINDS)('the second factor on %s', (kind) => {
  let database: TestDatabase;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    database = await openTestDatabase(kind);
    return async () => {
      vi.useRealTimers();
      await database.remove();
    };
  });

  /** What the audit says of who came in, or did not. */
  const signIns = () =>
    database.db
      .selectFrom('events')
      .select(['action', 'after'])
      .where('action', 'in', ['account.signIn', 'account.codeFailed'])
      .orderBy('at')
      .orderBy('action')
      .execute();

  const storedCodes = async () => {
    const { backup_codes } = await database.db
      .selectFrom('account_second_factors')
      .select('backup_codes')
      .executeTakeFirstOrThrow();
    return JSON.parse(backup_codes) as string[];
  };

  it('is asked for after the password, and a code counts once', async () => {
    const { owner, browser } = openAccounts(database);
    const own = await owner();
    const { code } = await turnOnCodes(own);
    // The session that turned it on goes on.
    expect(await own.get(ACCOUNT)).toMatchObject({ status: 200, hasSecondFactor: true });

    const other = browser('198.51.100.1');
    expect(await other.post(`${AUTH}/sign-in`, signIn)).toEqual({
      status: 200,
      next: 'secondFactor',
    });
    expect((await other.get(ACCOUNT)).status).toBe(401);
    expect(await other.post(`${AUTH}/second-factor`, { code: '000 000' })).toMatchObject({
      status: 401,
      error: 'wrongCode',
    });
    const typed = await code();
    const spaced = `${typed.slice(0, 3)} ${typed.slice(3)}`;
    expect(await other.post(`${AUTH}/second-factor`, { code: spaced })).toMatchObject({
      status: 200,
      account: { email: OWNER.email },
    });
    expect((await other.get(ACCOUNT)).status).toBe(200);
    expect(await signIns()).toEqual([
      { action: 'account.codeFailed', after: '1' },
      { action: 'account.signIn', after: '"code"' },
    ]);

    const thief = browser('203.0.113.1');
    await thief.post(`${AUTH}/sign-in`, signIn);
    expect(await thief.post(`${AUTH}/second-factor`, { code: typed })).toEqual({
      status: 401,
      error: 'wrongCode',
    });
    expect((await thief.get(ACCOUNT)).status).toBe(401);
  });

  it('takes one of two who give the same code at once', async () => {
    const { owner, browser } = openAccounts(database);
    const { code } = await turnOnCodes(await owner());
    const both = [browser('198.51.100.1'), browser('198.51.100.2')];
    for (const one of both) await one.post(`${AUTH}/sign-in`, signIn);
    const typed = await code();
    const answers = await Promise.all(
      both.map((one) => one.post(`${AUTH}/second-factor`, { code: typed })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('takes one of two who give the same recovery code at once', async () => {
    const { owner, browser } = openAccounts(database);
    const { recoveryCodes } = await turnOnCodes(await owner());
    const both = [browser('198.51.100.1'), browser('198.51.100.2')];
    for (const one of both) await one.post(`${AUTH}/sign-in`, signIn);
    const answers = await Promise.all(
      both.map((one) => one.post(`${AUTH}/second-factor`, { code: recoveryCodes[0] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await storedCodes()).toHaveLength(9);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('is that of who gave the password, whoever else is signed in there', async () => {
    const { owner, browser, join } = openAccounts(database);
    const own = await owner();
    await turnOnCodes(own);
    const { own: eva } = await join(own, 'eva@example.com', 'editor');
    const { code } = await turnOnCodes(eva, NEW_PASSWORD);
    const cookie = '__Host-sobremesa.session_token';
    const thief = browser('203.0.113.1');
    await thief.post(`${AUTH}/sign-in`, signIn);
    thief.setCookie(cookie, eva.cookie(cookie) ?? '');
    const tries = [await code(), '000000', '111111', '222222', '333333', '444444', '555555'];
    const answers: unknown[] = [];
    for (const typed of tries)
      answers.push((await thief.post(`${AUTH}/second-factor`, { code: typed })).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await signIns()).map(({ action }) => action)).not.toContain('account.signIn');
  });

  it.each(['their account', 'an emailed link'])(
    'is not asked for after a password that has been changed by %s',
    async (way) => {
      const { owner, browser, makeToken } = openAccounts(database);
      const own = await owner();
      const { code } = await turnOnCodes(own);
      const thief = browser('203.0.113.1');
      await thief.post(`${AUTH}/sign-in`, signIn);
      const { id } = (await own.get(ACCOUNT)) as unknown as { id: string };
      const emailed = { purpose: 'recovery', account_id: id, created_by: EMAILED } as const;
      const changed =
        way === 'an emailed link'
          ? await own.post(`${AUTH}/recovery`, {
              ...{ token: await makeToken(emailed), password: NEW_PASSWORD },
            })
          : await own.send('PUT', `${ACCOUNT}/password`, {
              ...{ password: NEW_PASSWORD, by: { password: PASSWORD } },
            });
      expect(changed.status).toBeLessThan(205);
      expect(await thief.post(`${AUTH}/second-factor`, { code: await code() })).toEqual({
        status: 401,
        error: 'signInAgain',
      });
    },
  );

  it('is replaced by each recovery code once, however it is typed', async () => {
    const { owner, browser } = openAccounts(database);
    const { recoveryCodes } = await turnOnCodes(await owner());
    expect(recoveryCodes).toHaveLength(10);
    const stored = JSON.stringify(
      await database.db.selectFrom('account_second_factors').selectAll().execute(),
    );
    const [first = ''] = recoveryCodes;
    expect(stored).not.toContain(first);
    for (const [typed, status] of [
      [first.replace('-', ' ').toUpperCase(), 200],
      [first, 401],
      [recoveryCodes[1], 200],
    ] as const) {
      const own = browser();
      await own.post(`${AUTH}/sign-in`, signIn);
      expect((await own.post(`${AUTH}/second-factor`, { code: typed })).status).toBe(status);
      vi.setSystemTime(Date.now() + 180_000);
    }
    expect((await signIns()).filter(({ action }) => action === 'account.signIn')).toEqual(
      Array(2).fill({ action: 'account.signIn', after: '"recoveryCode"' }),
    );
  });

  it('has recovery codes that are stored as slow hashes with a key of ours', async () => {
    const { owner } = openAccounts(database);
    const { recoveryCodes } = await turnOnCodes(await owner());
    const stored = await storedCodes();
    expect(stored).toHaveLength(10);
    for (const [index, hash] of stored.entries()) {
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
      // Whoever has the database alone cannot even check a code that they know.
      expect(await verifyPassword(hash, recoveryCodes[index]?.replace('-', '') ?? '')).toBe(false);
      expect(await verifyPassword(hash, recoveryCodes[index] ?? '')).toBe(false);
    }
  });

  it('signs out the browsers that came in without it when it is turned on', async () => {
    const { owner, browser } = openAccounts(database);
    const own = await owner();
    const other = browser('198.51.100.1');
    await other.post(`${AUTH}/sign-in`, signIn);
    expect((await other.get(ACCOUNT)).status).toBe(200);
    await turnOnCodes(own);
    expect((await other.get(ACCOUNT)).status).toBe(401);
    expect((await own.get(ACCOUNT)).status).toBe(200);
  });

  it('is turned on, off and renewed with the password alone', async () => {
    const { owner, browser } = openAccounts(database);
    const own = await owner();
    const wrong = { password: 'not the password' };
    const refused = { status: 422, error: 'wrongPassword' };
    expect(await own.post(`${ACCOUNT}/second-factor`, wrong)).toEqual(refused);
    await turnOnCodes(own);
    expect(await own.post(`${ACCOUNT}/second-factor/off`, wrong)).toEqual(refused);
    expect(await own.post(`${ACCOUNT}/recovery-codes`, wrong)).toEqual(refused);
    const renewed = await own.post(`${ACCOUNT}/recovery-codes`, { password: PASSWORD });
    expect(renewed['recoveryCodes']).toHaveLength(10);
    expect((await own.post(`${ACCOUNT}/second-factor/off`, { password: PASSWORD })).status).toBe(
      204,
    );
    expect(await own.get(ACCOUNT)).toMatchObject({ status: 200, hasSecondFactor: false });
    expect(await browser('198.51.100.1').post(`${AUTH}/sign-in`, signIn)).toMatchObject({
      account: { email: OWNER.email },
    });
    const audit = await database.db.selectFrom('events').select('action').execute();
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        ...['account.setUp', 'account.secondFactorOn', 'account.secondFactorOff'],
        'account.secondFactorCodesRenewed',
      ]),
    );
  });

  it('slows down who guesses codes with the right password', async () => {
    const { owner, browser } = openAccounts(database);
    await turnOnCodes(await owner());
    const thief = browser('203.0.113.1');
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      if (guess % 3 === 0) await thief.post(`${AUTH}/sign-in`, signIn);
      const code = String(100_000 + guess);
      statuses.push((await thief.post(`${AUTH}/second-factor`, { code })).status);
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(6)).toEqual([429, 429, 429, 429, 429, 429]);
  });

  it('is not guessed from many networks with the right password, nor kept from a known browser', async () => {
    const { owner, browser } = openAccounts(database);
    const own = await owner();
    const { code } = await turnOnCodes(own);
    const guess = async (address: string) => {
      const thief = browser(address);
      await thief.post(`${AUTH}/sign-in`, signIn);
      return (await thief.post(`${AUTH}/second-factor`, { code: '123456' })).status;
    };
    expect(await guess('203.0.113.1')).toBe(401);
    // As many from elsewhere as strangers have together.
    await database.db
      .updateTable('rate_limits')
      .set({ tries: SIGN_IN_LIMITS.strangers.tries - 1 })
      .where('name', 'like', 'strangers %')
      .execute();
    expect([await guess('10.1.0.1'), await guess('10.2.0.1')]).toEqual([401, 429]);
    await own.post(`${AUTH}/sign-out`);
    await own.post(`${AUTH}/sign-in`, signIn);
    expect((await own.post(`${AUTH}/second-factor`, { code: await code() })).status).toBe(200);
  });
});
