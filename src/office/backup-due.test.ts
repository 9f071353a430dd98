import { beforeEach, describe, expect, it } from 'vitest';
import { markVerified } from '../backup/index.server.ts';
import {
  DATABASE_KINDS,
  openAccounts,
  openTestDatabase,
  type TestDatabase,
} from './accounts/testing/office.ts';
import type { OfficeDb } from './services.server.ts';
import { backupIsDue } from './backup-due.server.ts';

const DAY = 24 * 60 * 60_000;

describe.each(DATABASE_KINDS)('a backup on %s', (kind) => {
  let database: TestDatabase;
  let db: OfficeDb;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    db = database.db as unknown as OfficeDb;
    await openAccounts(database).owner();
    return () => database.remove();
  });

  it('is due 30 days after the office was set up, while there is none', async () => {
    const now = Date.now();
    expect(await backupIsDue(db, now + 29 * DAY)).toBeNull();
    expect(await backupIsDue(db, now + 31 * DAY)).toEqual({ lastAt: null });
  });

  it('is due 30 days after the last one', async () => {
    const madeAt = new Date(Date.now() + 10 * DAY);
    await markVerified(database.db as never, { madeAt, bytes: 1, hasKey: true });
    expect(await backupIsDue(db, madeAt.getTime() + 29 * DAY)).toBeNull();
    const lastAt = madeAt.getTime();
    expect(await backupIsDue(db, lastAt + 30 * DAY)).toEqual({ lastAt });
  });
});
