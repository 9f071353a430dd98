import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../database/index.server.ts';
import { createLog } from '../log/index.server.ts';
import { watchStatements } from './slow-statements.ts';

/** A watch with its own clock and log. */
function watched(slowAfter: number) {
  const clock = { time: 0 };
  const lines: Record<string, unknown>[] = [];
  const log = createLog((line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  return { clock, lines, ...watchStatements({ log, slowAfter, now: () => clock.time }) };
}

const run = (text: string, milliseconds: number, isFailed = false) => ({
  ...{ sql: text, milliseconds, isFailed },
});

it('logs what took too long, and counts everything', () => {
  const { watch, counts, lines } = watched(200);
  watch(run('select 1', 199));
  watch(run('select 2', 200.4));
  watch(run('select 3', 1, true));
  expect(counts).toEqual({ all: 3, failed: 1, slow: 1 });
  expect(lines).toMatchObject([
    { level: 'warn', message: 'A statement was slow', sql: 'select 2', milliseconds: 200 },
  ]);
});

it('logs twenty a minute, and then how many it left out', () => {
  const { watch, clock, lines } = watched(1);
  for (let at = 0; at < 100; at += 1) watch(run('select 1', 5));
  expect(lines).toHaveLength(20);
  clock.time = 60_000;
  watch(run('select 1', 5));
  expect(lines.slice(20)).toMatchObject([
    { message: 'Slow statements were not logged', count: 80 },
    { message: 'A statement was slow' },
  ]);
});

it('never logs a value, even one that is written out in the statement', () => {
  const { watch, lines } = watched(1);
  watch(run("update t set name = 'Lucía''s' where\n  id = ?", 5));
  watch(run(`select ${'x'.repeat(5_000)}`, 5));
  expect(lines[0]?.['sql']).toBe('update t set name = … where id = ?');
  expect(String(lines[1]?.['sql'])).toHaveLength(1_001);
});

const kinds = ['sqlite', ...(process.env['TEST_DATABASE_URL'] ? ['postgres'] : [])];

it.each(kinds)('is told by %s of each statement, its placeholders, and failures', async (kind) => {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-slow-'));
  const { watch, counts, lines } = watched(0);
  const database = await openDatabase<unknown>({
    url: kind === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined,
    dataDirectory: folder,
    watch,
  });
  // What opening asked.
  const before = counts.all;
  lines.length = 0;
  const secret = 'Lucía is allergic';
  await sql`select ${secret} as one`.execute(database.db);
  await expect(sql`select ${secret} from nowhere`.execute(database.db)).rejects.toThrow();
  expect(counts).toMatchObject({ all: before + 2, failed: 1 });
  expect(lines.map((line) => line['sql'])).toEqual(
    ['select _ as one', 'select _ from nowhere'].map((text) =>
      text.replace('_', kind === 'postgres' ? '$1' : '?'),
    ),
  );
  expect(JSON.stringify(lines)).not.toContain(secret);
  expect(database.connections?.()).toEqual(
    kind === 'postgres' ? { used: 0, idle: 1, waiting: 0 } : undefined,
  );
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
