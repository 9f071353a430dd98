import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  DATABASE_KINDS,
  openAccounts,
  openTestDatabase,
  OWNER,
  PASSWORD,
  type TestDatabase,
} from './accounts/testing/office.ts';
import { createSignInAudit } from './sign-ins.server.ts';

const AUTH = '/api/admin/auth';
const HOUR = 60 * 60 * 1_000;

describe.each(DATABASE_KINDS)('signing in on %s', (kind) => {
  let database: TestDatabase;
  let time: number;
  const now = () => time;
  beforeEach(async () => {
    // Within one hour, whenever the test runs.
    time = Math.floor(Date.now() / HOUR) * HOUR + 1_000;
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.remove());

  const audit = async () => {
    const rows = await database.db
      .selectFrom('events')
      .selectAll()
      .where('action', '!=', 'account.setUp')
      .orderBy('at')
      .execute();
    return rows.map(({ action, account_name, subject, after }) => ({
      ...{ action, after, who: account_name, subject },
    }));
  };

  it('is in the audit with what it was done by, and so is signing out', async () => {
    const { owner, browser } = openAccounts(database, now);
    await owner();
    const other = browser('198.51.100.1');
    const answer = await other.post(`${AUTH}/sign-in`, { email: OWNER.email, password: PASSWORD });
    const { id } = answer['account'] as { id: string };
    time += 1_000;
    await other.post(`${AUTH}/sign-out`);
    // Who is not signed in signs out of nothing.
    await other.post(`${AUTH}/sign-out`);
    const subject = `account/${id}`;
    expect(await audit()).toEqual([
      { action: 'account.signIn', after: '"password"', who: 'Marta', subject },
      { action: 'account.signOut', after: null, who: 'Marta', subject },
    ]);
  });

  it('is counted by the hour when it fails, with nothing of who tried or what', async () => {
    const { owner, browser } = openAccounts(database, now);
    const own = await owner();
    const { id } = await own.get('/api/admin/account');
    const thief = browser('203.0.113.77');
    const password = 'secreto equivocado';
    for (let tries = 0; tries < 3; tries++)
      expect((await thief.post(`${AUTH}/sign-in`, { email: OWNER.email, password })).status).toBe(
        401,
      );
    for (const email of ['nadie@example.com', 'nadie.mas@example.com'])
      expect((await thief.post(`${AUTH}/sign-in`, { email, password })).status).toBe(401);
    time += HOUR;
    await thief.post(`${AUTH}/sign-in`, { email: OWNER.email, password });
    const entry = (subject: unknown, after: string) => ({
      ...{ action: 'account.signInFailed', after, who: '', subject },
    });
    const entries = await audit();
    expect(entries).toHaveLength(3);
    expect(entries).toEqual(
      expect.arrayContaining([
        entry(`account/${String(id)}`, '3'),
        entry('account/unknown', '2'),
        entry(`account/${String(id)}`, '1'),
      ]),
    );
    const rows = await database.db.selectFrom('events').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|nadie|secreto|marta@/);
  });

  it('adds nothing for who is told to wait', async () => {
    const { owner, browser } = openAccounts(database, now);
    await owner();
    const thief = browser('203.0.113.77');
    const statuses: number[] = [];
    for (let tries = 0; tries < 9; tries++) {
      const { status } = await thief.post(`${AUTH}/sign-in`, {
        ...{ email: OWNER.email, password: 'secreto equivocado' },
      });
      statuses.push(status);
    }
    const tried = statuses.filter((status) => status === 401).length;
    expect(statuses).toContain(429);
    expect(await audit()).toMatchObject([{ after: String(tried) }]);
  });

  it('is forgotten after two years', async () => {
    const { signedIn, signedOut } = createSignInAudit({ db: database.db, now });
    await signedIn({ id: 'a', name: 'Ana' }, 'passkey');
    time += 2 * 365 * 24 * HOUR + 1;
    await signedOut({ id: 'a', name: 'Ana' });
    await signedIn({ id: 'a', name: 'Ana' }, 'passkey');
    expect((await audit()).map(({ action }) => action).sort()).toEqual([
      ...['account.signIn', 'account.signOut'],
    ]);
  });
});
