import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { migrate } from '../../database/index.server.ts';
import { openSqliteFile, sqliteDialect } from '../../database/sqlite.server.ts';
import type { ContentChange } from '../content-service.ts';
import * as sample from '../testing/samples.ts';
import { ContentStore } from './content-store.server.ts';
import { contentMigrations } from './migrations.server.ts';
import { PublicationClock } from './publication-clock.server.ts';
import type { ContentTables } from './tables.server.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The same database, but it throws while `isAway()`. */
function failingWhile<Tables>(db: Kysely<Tables>, isAway: () => boolean): Kysely<Tables> {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'selectFrom' && isAway()) throw new Error('away');
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

it('reports a post late, but reports it, when the database was away at its time', async () => {
  const db = new Kysely<ContentTables>({ dialect: sqliteDialect(openSqliteFile(':memory:')) });
  await migrate(db, contentMigrations);
  const post = sample.post('later', { publishedAt: new Date(NOW + MINUTE).toISOString() });
  await new ContentStore({ db, kind: 'sqlite' }).importDocuments([post]);
  let isAway = false;
  const reported: ContentChange[] = [];
  const errors: unknown[] = [];
  const clock = new PublicationClock(
    failingWhile(db, () => isAway),
    (change) => void reported.push(change),
    (error) => void errors.push(error),
  );
  await clock.schedule();
  isAway = true;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([reported.length, errors.length]).toEqual([0, 1]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(reported).toHaveLength(1));
  expect([...(reported[0]?.documentIds ?? [])]).toEqual(['later']);
  clock.stop();
  await db.destroy();
});
