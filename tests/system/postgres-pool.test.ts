import { Kysely, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { DatabaseUnavailableError, NoDatabaseError } from '../../src/database/index.server.ts';
import { openPostgresDialect } from '../../src/database/postgres.server.ts';
import { waitForPostgres } from '../../src/database/wait-for-postgres.server.ts';
import { openDatabaseProxy } from '../support/database-proxy.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const test = it.skipIf(server === '');

/** How long a statement may take in these tests, milliseconds. */
const LIMIT = 500;

async function givenPool(limit = LIMIT) {
  const proxy = await openDatabaseProxy(server);
  onTestFinished(() => proxy.close());
  const db = new Kysely<unknown>(openPostgresDialect(proxy.url, limit));
  onTestFinished(() => db.destroy());
  return { proxy, db };
}

const sleep = (db: Kysely<unknown>, seconds: number) =>
  sql`select pg_sleep(${seconds})`.execute(db);

test('keeps a connection when the server itself cancels a statement', async () => {
  const { proxy, db } = await givenPool();
  await expect(sleep(db, 5)).rejects.toThrow(DatabaseUnavailableError);
  expect(proxy.size).toBe(1);
  await sleep(db, 0);
  expect(proxy.size).toBe(1);
});

test('cuts an unresponsive connection, and the idle ones with it', async () => {
  const { proxy, db } = await givenPool();
  await Promise.all(Array.from({ length: 5 }, () => sleep(db, 0.1)));
  expect(proxy.size).toBe(5);
  proxy.silence(true);
  await expect(sleep(db, 0)).rejects.toThrow('PostgreSQL gave no answer in time');
  await expect.poll(() => proxy.size).toBe(0);
  proxy.silence(false);
  await sleep(db, 0);
});

test('cuts what waits for an answer a moment after another connection of the process fell silent', async () => {
  // Alone this pool would wait for more than 20 s.
  const patient = await givenPool(20_000);
  const watcher = await givenPool();
  await Promise.all([sleep(patient.db, 0), sleep(watcher.db, 0)]);
  patient.proxy.forget();
  watcher.proxy.forget();
  const startedAt = performance.now();
  const waiting = expect(sleep(patient.db, 0)).rejects.toThrow(DatabaseUnavailableError);
  await expect(sleep(watcher.db, 0)).rejects.toThrow(DatabaseUnavailableError);
  await waiting;
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  await Promise.all([sleep(patient.db, 0), sleep(watcher.db, 0)]);
});

test('closes even if the server is silent during a transaction', async () => {
  const { proxy, db } = await givenPool();
  await sleep(db, 0);
  const transaction = db.transaction().execute(async (inside) => {
    proxy.silence(true);
    await sleep(inside, 0);
  });
  await expect(transaction).rejects.toThrow(DatabaseUnavailableError);
  await db.destroy();
});

test("reports the server's own error message", async () => {
  const { db } = await givenPool();
  const wrong = sql`select nothing from nowhere`.execute(db);
  await expect(wrong).rejects.toMatchObject({ name: 'error', code: '42P01' });
});

test('waits at the start for an unreachable PostgreSQL, and logs it once', async () => {
  const proxy = await openDatabaseProxy(server);
  onTestFinished(() => proxy.close());
  await proxy.down();
  const reasons: string[] = [];
  setTimeout(() => void proxy.up(), 1_200);
  await waitForPostgres(proxy.url, (reason) => void reasons.push(reason));
  expect(reasons).toEqual([expect.stringContaining('ECONNREFUSED')]);
});

test('names the database that cannot be used, without the password', async () => {
  const proxy = await openDatabaseProxy(server);
  onTestFinished(() => proxy.close());
  const missing = new URL(proxy.url);
  missing.pathname = '/no_such_database';
  missing.password = 'hidden';
  const failure = await waitForPostgres(missing.href).catch((error: unknown) => error as Error);
  expect(failure).toBeInstanceOf(NoDatabaseError);
  expect(failure?.message).toMatch(
    /^The PostgreSQL of DATABASE_URL \(.*\/no_such_database\) could/,
  );
  expect(failure?.message).not.toContain('hidden');
  await proxy.down();
  await expect(waitForPostgres(proxy.url, undefined, 700)).rejects.toThrow(
    /for 1 s: .*ECONNREFUSED/,
  );
});
