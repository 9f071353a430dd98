import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DATABASES } from '../testing/databases.server.ts';
import { givenDatabase, givenContent } from '../testing/given-content.ts';

const WRITER = fileURLToPath(new URL('../testing/writer-process.server.ts', import.meta.url));

/** A process that publishes `count` menus when reported to begin. */
async function startWriter(location: string, prefix: string, count: number) {
  const child = spawn(process.execPath, [WRITER, location, prefix, String(count)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  await once(createInterface(child.stdout), 'line');
  const ended = once(child, 'exit');
  return {
    async write() {
      child.stdin.end('go\n');
      expect((await ended)[0]).toBe(0);
    },
  };
}

describe.each(DATABASES)('several processes on %s', (_name, create) => {
  it('take turns in writing, and each learns of every write', async () => {
    const home = await givenDatabase(create);
    const { store, database, reported } = await givenContent(home);
    const { kind, location } = database;
    const where = kind === 'sqlite' ? dirname(location) : location;
    const writers = await Promise.all(['a', 'b'].map((prefix) => startWriter(where, prefix, 10)));
    await Promise.all(writers.map((writer) => writer.write()));

    expect(await store.list()).toHaveLength(20);
    const rows = await database.db
      .selectFrom('content_changes')
      .select('seq')
      .orderBy('seq')
      .execute();
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    await expect.poll(() => reported).toHaveLength(20);
    expect(new Set(reported.flatMap(({ ids }) => ids)).size).toBe(20);
    expect(reported.every(({ queries }) => queries.includes('dailyMenus'))).toBe(true);
  });
});
