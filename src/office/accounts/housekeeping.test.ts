import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_LIFE } from './constants.server.ts';
import { removeEnded } from './housekeeping.server.ts';
import { DATABASE_KINDS, openAccounts, openTestDatabase } from './testing/office.ts';
import { turnOnCodes } from './testing/one-time-codes.ts';

const AUTH = '/api/admin/auth';
const DAY = 24 * 60 * 60_000;
const TABLES = [
  ...(['account_sessions', 'account_links', 'rate_limits'] as const),
  ...(['account_used_codes', 'account_verifications'] as const),
];

describe.each(DATABASE_KINDS)('what has ended, on %s,', (kind) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    return () => void vi.useRealTimers();
  });

  it('is removed, and nothing that has not', async () => {
    const database = await openTestDatabase(kind);
    try {
      const office = openAccounts(database);
      const owner = await office.owner();
      const credentials = { email: 'marta@example.com', password: 'el horno está encendido' };
      await turnOnCodes(owner);
      await office.makeToken({ purpose: 'setUp' });
      // A wrong password, a right one that waits for its code, and a code.
      const other = office.browser('198.51.100.1');
      await other.post(`${AUTH}/sign-in`, { ...credentials, password: 'not the password' });
      await office.browser().post(`${AUTH}/sign-in`, credentials);
      const left = async () => {
        const rows = TABLES.map(async (table) =>
          (await database.db.selectFrom(table).selectAll().execute()).length > 0 ? table : '',
        );
        return (await Promise.all(rows)).filter(Boolean);
      };
      const now = Date.now();
      await removeEnded(database.db, now - 60_000);
      expect(await left()).toEqual(TABLES);
      await removeEnded(database.db, now + DAY);
      expect(await left()).toEqual(['account_sessions']);
      await removeEnded(database.db, now + SESSION_LIFE);
      expect(await left()).toEqual([]);
    } finally {
      await database.remove();
    }
  });
});
