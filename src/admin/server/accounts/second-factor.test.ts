import { createOTP } from '@better-auth/utils/otp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DATABASE_KINDS,
  openAccounts,
  openTestDatabase,
  OWNER,
  PASSWORD,
  type Browser,
  type TestDatabase,
} from './testing/office.ts';

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
      .selectFrom('office_audit')
      .select(['action', 'after'])
      .where('action', 'in', ['account.signIn', 'account.codeFailed'])
      .orderBy('at')
      .orderBy('action')
      .execute();

  /** Turns it on; answers how to make codes, and the recovery codes. */
  async function turnOn(own: Browser) {
    const begun = await own.post(`${ACCOUNT}/second-factor`, { password: PASSWORD });
    const secret = new URL(String(begun['uri'])).searchParams.get('secret') ?? '';
    // The link has the secret in base32, as apps take it.
    const code = () => createOTP(fromBase32(secret)).totp();
    const done = await own.post(`${ACCOUNT}/second-factor/code`, { code: await code() });
    expect([begun.status, done.status]).toEqual([200, 204]);
    vi.setSystemTime(Date.now() + 60_000);
    return { code, recoveryCodes: begun['recoveryCodes'] as string[] };
  }

  it('is asked for after the password, and a code counts once', async () => {
    const { owner, browser } = openAccounts(database);
    const own = await owner();
    const { code } = await turnOn(own);
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
    const { code } = await turnOn(await owner());
    const both = [browser('198.51.100.1'), browser('198.51.100.2')];
    for (const one of both) await one.post(`${AUTH}/sign-in`, signIn);
    const typed = await code();
    const answers = await Promise.all(
      both.map((one) => one.post(`${AUTH}/second-factor`, { code: typed })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('is replaced by each recovery code once, however it is typed', async () => {
    const { owner, browser } = openAccounts(database);
    const { recoveryCodes } = await turnOn(await owner());
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

  it('is turned on, off and renewed with the password alone', async () => {
    const { owner, browser } = openAccounts(database);
    const own = await owner();
    const wrong = { password: 'not the password' };
    const refused = { status: 422, error: 'wrongPassword' };
    expect(await own.post(`${ACCOUNT}/second-factor`, wrong)).toEqual(refused);
    await turnOn(own);
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
    const audit = await database.db.selectFrom('office_audit').select('action').execute();
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        ...['account.setUp', 'account.secondFactorOn', 'account.secondFactorOff'],
        'account.secondFactorCodesRenewed',
      ]),
    );
  });

  it('slows down who guesses codes with the right password', async () => {
    const { owner, browser } = openAccounts(database);
    await turnOn(await owner());
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
});

function fromBase32(text: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  let bits = '';
  for (const character of text.replaceAll('=', ''))
    bits += alphabet.indexOf(character.toUpperCase()).toString(2).padStart(5, '0');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))).toString();
}
