import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT, startQuiet } from '../support/server.ts';
import { openDatabase } from '../../src/database/index.server.ts';
import { addDays, businessDay } from '../../src/i18n/index.ts';
import type { SubmissionTables } from '../../src/requests/index.server.ts';
import { createPostgresDatabase } from '../../src/database/testing/postgres-database.ts';

const run = promisify(execFile);
const server = process.env['TEST_DATABASE_URL'];

/** Runs a built command as `npm run` does; answers its code and what it wrote. */
async function command(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
) {
  const script = join(ROOT, 'dist', 'server', `${name}.js`);
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment };
  const { stdout, code } = await run(process.execPath, [script, ...args], {
    cwd: ROOT,
    env,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      stdout: error.stdout + error.stderr,
    }),
  );
  return { code, output: stdout };
}

async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-backup-system-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function givenPostgres(url: string): Promise<string> {
  const own = await createPostgresDatabase(url, 'restored');
  onTestFinished(own.drop);
  return own.url;
}

const REQUEST = {
  ...{ firstName: 'Carmen', email: 'carmen@example.com', phone: '+34 600 000 000' },
  ...{ requestedTime: 'morning', participants: '1-5', locale: 'es' },
  requestedDate: addDays(businessDay(new Date()), 30),
};

/** The requests of a place, with how many deliveries each has. */
async function requestsIn(dataDirectory: string, url: string | undefined) {
  const { db, close } = await openDatabase<SubmissionTables>({ url, dataDirectory });
  const rows = await db
    .selectFrom('submissions')
    .leftJoin('deliveries', 'deliveries.submission_id', 'submissions.id')
    .select(({ fn }) => ['submissions.id', fn.count<number>('deliveries.id').as('deliveries')])
    .groupBy('submissions.id')
    .execute();
  await close();
  return rows;
}

const PAGES = ['/', '/menu', '/en/menu', '/about', '/en/blog'];

/** What visitors are shown, without what differs with each start. */
async function pagesOf(url: string): Promise<string[]> {
  const texts: string[] = [];
  for (const path of PAGES) {
    const answer = await fetch(url + path);
    texts.push(`${path} ${answer.status} ${(await answer.text()).replaceAll(url, '')}`);
  }
  return texts;
}

const PLACES = [
  ['SQLite', async () => undefined],
  ...(server === undefined ? [] : [['PostgreSQL', () => givenPostgres(server)] as const]),
] as const;

it('a backup made while the site serves and takes requests brings the same pages and requests back, on either database', async () => {
  const from = await givenFolder();
  const site = await startQuiet(from);
  onTestFinished(() => site.kill());
  const ids: string[] = [];
  const send = async () => {
    const answer = await fetch(`${site.url}/api/requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000' },
      body: JSON.stringify(REQUEST),
    });
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    ids.push(id);
  };
  await send();
  const before = [...ids];
  const pages = await pagesOf(site.url);
  const file = join(await givenFolder(), 'copy.tar.gz');
  const making = command('backup', [file], { DATA_DIR: from });
  let isMade = false;
  void making.then(() => (isMade = true));
  while (!isMade) {
    await send();
    await wait(20);
  }
  const made = await making;
  expect(made).toMatchObject({ code: 0 });
  expect(made.output).toContain('read again and verified');

  const refused = await command('restore', [file, '--replace'], { DATA_DIR: from });
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('in use');
  expect(site.isRunning()).toBe(true);

  for (const [name, place] of PLACES) {
    const into = await givenFolder();
    const url = await place();
    const environment = { DATA_DIR: into, ...(url && { DATABASE_URL: url }) };
    const restored = await command('restore', [file], environment);
    expect(restored).toMatchObject({ code: 0 });
    const again = await startQuiet(into, url === undefined ? {} : { DATABASE_URL: url });
    onTestFinished(() => again.kill());
    expect(await pagesOf(again.url), name).toEqual(pages);
    await again.stop();
    const kept = await requestsIn(into, url);
    const keptIds = kept.map(({ id }) => id);
    expect(keptIds).toEqual(expect.arrayContaining(before));
    expect(ids).toEqual(expect.arrayContaining(keptIds));
    // A request and its deliveries were stored together, and are in the backup together.
    expect(kept.filter(({ deliveries }) => deliveries === 0)).toEqual([]);
  }
});

it('a file that is no backup changes nothing, and the command says so', async () => {
  const folder = await givenFolder();
  await writeFile(join(folder, 'broken.tar.gz'), 'not a backup');
  const into = join(folder, 'data');
  const { code, output } = await command('restore', [join(folder, 'broken.tar.gz')], {
    DATA_DIR: into,
  });
  expect([code, output]).toEqual([
    1,
    `Restoring into ${join(into, 'sobremesa.sqlite')}\nThe backup cannot be used: it is cut or broken\nNothing was changed.\n`,
  ]);
  expect(await readdir(into)).toEqual([]);
  const backup = await command('backup', [], { DATA_DIR: into });
  expect(backup).toMatchObject({ code: 1 });
  expect(backup.output).toContain(`There is no database at ${join(into, 'sobremesa.sqlite')}`);
});
