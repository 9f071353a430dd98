import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { ask } from '../../src/database/testing/postgres-database.ts';
import type { Row } from './ledger.ts';
import { freePort } from '../../tests/support/work.ts';

const run = promisify(execFile);

export type PostgresCluster = NonNullable<Awaited<ReturnType<typeof openPostgresCluster>>>;

/** Creates and starts a temporary cluster on a free local port; null when no PostgreSQL is installed. */
export async function openPostgresCluster() {
  const programs = findPrograms();
  if (!programs) return null;
  const isRoot = process.getuid?.() === 0;
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-cluster-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const as = async (program: string, ...args: string[]) => {
    const path = join(programs, program);
    if (isRoot) await run('runuser', ['-u', 'postgres', '--', path, ...args], { cwd: '/' });
    else await run(path, args, { cwd: '/' });
  };
  if (isRoot) {
    const id = async (which: '-u' | '-g') => Number((await run('id', [which, 'postgres'])).stdout);
    await chown(folder, await id('-u'), await id('-g'));
  }
  const port = await freePort();
  const url = `postgres://sobremesa@127.0.0.1:${port}/postgres`;
  const control = (...args: string[]) =>
    as('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), ...args);
  const start = () =>
    control('-o', `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`, 'start');
  await as('initdb', '-D', data, '-U', 'sobremesa', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  await start();
  return {
    url,
    start,
    /** `fast` rolls back open transactions, `immediate` is a crash. */
    stop: (mode: 'fast' | 'immediate') => control('-m', mode, 'stop'),
    /** Terminates a random connection; how many: one or none. */
    async cutOne() {
      const { rows } = await ask(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()
         order by random() limit 1`,
      );
      return rows.length;
    },
    ask: async (sql: string) => (await ask(url, sql)).rows as Row[],
    async [Symbol.asyncDispose]() {
      if (existsSync(join(data, 'postmaster.pid'))) await control('-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of `initdb` and `pg_ctl`: Debian and its derivatives have one for each version. */
function findPrograms(): string | undefined {
  const installed = globSync('/usr/lib/postgresql/*/bin').sort((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  );
  const places = [...installed, ...(process.env['PATH'] ?? '').split(delimiter)];
  return places.find((place) => existsSync(join(place, 'initdb')));
}
