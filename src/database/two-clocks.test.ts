import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  claimFact,
  createRateLimiter,
  factMigrations,
  type FactTables,
  type Limit,
  rateLimitMigrations,
  type RateLimitTables,
} from './index.server.ts';
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from './testing/test-database.ts';

const HOUR = 60 * 60_000;
const NOON = Date.parse('2026-11-20T12:00:00Z');

describe.each(DATABASE_KINDS)('processes whose clocks are not quite the same, on %s', (kind) => {
  let database: TestDatabase<FactTables & RateLimitTables>;
  beforeAll(async () => {
    database = await createTestDatabase(kind, { ...factMigrations, ...rateLimitMigrations });
  });
  afterAll(() => database.remove());

  it('claim a fact once, and again when a clock was set back', async () => {
    const claim = (at: number) => claimFact(database.db, 'told', null, { at, after: HOUR });
    expect(await claim(NOON)).toBe(true);
    expect(await claim(NOON - 1)).toBe(false);
    expect(await claim(NOON - 30_000)).toBe(false);
    expect(await claim(NOON - HOUR)).toBe(true);
  });

  it.each([
    ['a window', {}],
    ['pauses', { pauses: [HOUR] }],
  ])('count tries together within %s, and anew when a clock was set back', async (name, more) => {
    const limit: Limit = { name, tries: 3, window: HOUR, ...more };
    const tryAt = (at: number) =>
      createRateLimiter(new Uint8Array(32), () => at).take(database.db, [{ limit, of: 'a' }]);
    expect(await tryAt(NOON)).toBe(0);
    expect(await tryAt(NOON - 1)).toBe(0);
    expect(await tryAt(NOON - 2)).toBe(0);
    expect(await tryAt(NOON - 3)).toBeGreaterThan(0);
    expect(await tryAt(NOON - 2 * HOUR)).toBe(0);
  });
});
