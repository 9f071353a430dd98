import { afterEach, expect, it, vi } from 'vitest';
import { openSite } from './support/open-site.ts';

const HOUR = 60 * 60_000;

afterEach(() => void vi.useRealTimers());

it('removes the tries of people who sign in, every hour and not only at a start', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const site = await openSite();
  try {
    const { db } = site.core.database;
    const long = Date.now() - 24 * HOUR;
    await db
      .insertInto('rate_limits')
      .values({ name: 'network x', tries: 1, expires_at: long, open_at: long })
      .execute();
    vi.advanceTimersByTime(HOUR);
    vi.useRealTimers();
    await expect.poll(() => db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  } finally {
    await site.close();
  }
});
