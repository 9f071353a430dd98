import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../log/index.server.ts';
import type { Account } from './account.ts';
import { openTestDatabase, type TestDatabase } from './accounts/testing/office.ts';
import { backupRoutes } from './api/backup-routes.server.ts';
import { createApi } from './api/pipeline.server.ts';
import { sessionFor } from './accounts/testing/session.ts';
import type { OfficeServices } from './services.server.ts';
import { createBackups, KEPT_BACKUPS } from './backups.server.ts';

/** In the place of the built command: says what it was asked, and waits while a file says so. */
const COMMAND = `
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
const [file, ...rest] = process.argv.slice(2);
while (existsSync(process.env.HOLD)) await pause(20);
if (existsSync(process.env.BREAK)) { console.error('the disk is full'); process.exit(1); }
writeFileSync(file, 'a backup ' + rest.join(' '));
`;

let folder: string;
let time = Date.parse('2026-11-22T03:30:00Z');
const lines: string[] = [];
const at = (name: string) => join(folder, name);

beforeEach(async () => {
  // A shell would read its name as more than a name.
  folder = await mkdtemp(join(tmpdir(), 'sobremesa $(exit) & backups-'));
  await writeFile(at('command.mjs'), COMMAND);
  lines.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (
  command: string | undefined = at('command.mjs'),
  store?: Parameters<typeof createBackups>[0]['store'],
) =>
  createBackups({
    ...{ dataDirectory: folder, command, store, now: () => time },
    log: createLog((line) => void lines.push(line)),
    environment: { ...process.env, HOLD: at('hold'), BREAK: at('break') },
  });

it('are made beside the server, one at a time, and the last three are kept', async () => {
  const backups = open();
  await mkdir(at('backups'));
  // Of the command itself, and of one that was broken off.
  await writeFile(at('backups/sobremesa-2026-01-01T00-00-00.tar.gz'), 'nightly');
  await mkdir(at('backups/.office-2026-01-01T00-00-00.tar.gz.broken'));
  expect(await backups.run()).toBeNull();

  await writeFile(at('hold'), '');
  expect(await backups.start({ hasKey: false })).toBe(true);
  expect(await backups.start({ hasKey: false })).toBe(false);
  expect(await backups.run()).toMatchObject({ state: 'running', startedAt: time });
  await rm(at('hold'));
  await backups.settled();
  expect(await backups.run()).toMatchObject({ state: 'done' });
  const name = 'office-2026-11-22T03-30-00.tar.gz';
  expect(await backups.list()).toEqual([
    { name, madeAt: time, bytes: 'a backup --without-key'.length, hasKey: false },
  ]);

  for (let more = 0; more < KEPT_BACKUPS; more++) {
    time += 60_000;
    await backups.start({ hasKey: more === 0 });
    await backups.settled();
  }
  const kept = await backups.list();
  expect(kept.map(({ hasKey }) => hasKey)).toEqual([false, false, true]);
  expect(kept.map((one) => one.name)).not.toContain(name);
  expect((await readdir(at('backups'))).sort()).toEqual(
    [...kept.map((one) => one.name), 'sobremesa-2026-01-01T00-00-00.tar.gz'].sort(),
  );
});

it('say how much is written, and that one failed, whose reason is in the log', async () => {
  const backups = open();
  for (const name of ['hold', 'break']) await writeFile(at(name), '');
  await backups.start({ hasKey: false });
  await pause(100);
  await mkdir(at('backups/.office-x'), { recursive: true });
  await writeFile(at('backups/.office-x/documents.ndjson'), Buffer.alloc(5_000));
  expect(await backups.run()).toMatchObject({ state: 'running', bytes: 5_000 });
  await rm(at('hold'));
  await backups.settled();
  expect(await backups.run()).toMatchObject({ state: 'failed' });
  expect(lines.join()).toContain('the disk is full');
  await rm(at('break'));
  expect(await backups.start({ hasKey: false })).toBe(true);
  await backups.settled();
  expect(await backups.run()).toMatchObject({ state: 'done' });
  expect(existsSync(at('backups/.office-x'))).toBe(false);
});

it('are put into the bucket of the site, and nothing else is', async () => {
  const stored: (readonly string[])[] = [];
  const store = async (...file: readonly string[]) => void stored.push(file);
  expect(open().canSend).toBe(false);
  const backups = open(at('command.mjs'), store);
  await mkdir(at('backups'));
  await backups.start({ hasKey: true });
  await backups.settled();
  const [{ name } = { name: '' }] = await backups.list();
  expect(await backups.send(name)).toBe(true);
  expect(stored).toEqual([[`backups/${name}`, at(`backups/${name}`), 'application/gzip']]);
  for (const other of ['../data.key', 'office-2020-01-01T00-00-00.tar.gz'])
    expect(await backups.send(other)).toBe(false);
  expect(stored).toHaveLength(1);
});

it('end with the server', async () => {
  const backups = open();
  await writeFile(at('hold'), '');
  await backups.start({ hasKey: false });
  await pause(100);
  backups.stop();
  await backups.settled();
  expect(await backups.list()).toEqual([]);
});

it('cannot be started where nothing is built', async () => {
  const backups = createBackups({
    ...{ dataDirectory: folder, command: undefined, now: () => time },
    log: createLog(() => undefined),
  });
  expect(backups.canRun).toBe(false);
  expect(await backups.start({ hasKey: false })).toBe(false);
});

it.each(['../data.key', 'sobremesa-2026-01-01T00-00-00.tar.gz', 'office-x.tar.gz', ''])(
  'hand out no file named %j',
  async (name) => {
    await mkdir(at('backups'));
    await writeFile(at('backups/sobremesa-2026-01-01T00-00-00.tar.gz'), 'nightly');
    expect(await open().open(name)).toBeNull();
  },
);

it('are made and taken away only by who has just shown who they are, which is in the audit', async () => {
  const database: TestDatabase = await openTestDatabase('sqlite');
  try {
    const backups = open();
    await mkdir(at('backups'));
    let isConfirmed = false;
    const account = { id: 'marta', name: 'Marta', role: 'owner', language: 'es' } as Account;
    const businessName = async () => 'La Sobremesa';
    const services = {
      backups,
      businessName,
      db: database.db,
      now: () => time,
    } as unknown as OfficeServices;
    const app = createApi({
      routes: backupRoutes(services),
      sessionOf: async () => sessionFor(account, isConfirmed),
      siteUrl: 'https://example.com',
      log: createLog(() => undefined),
      now: () => time,
    });
    const ask = (method: string, path: string, body?: unknown) =>
      app.request(`https://example.com/api/admin${path}`, {
        method,
        ...(body !== undefined && {
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
        }),
      });
    expect((await ask('POST', '/backups', { hasKey: true })).status).toBe(403);
    isConfirmed = true;
    expect((await ask('POST', '/backups', { hasKey: true })).status).toBe(200);
    await backups.settled();
    const listed = (await (await ask('GET', '/backups')).json()) as { data: { name: string }[] };
    const name = listed.data[0]?.name ?? '';
    isConfirmed = false;
    const refused = await ask('GET', `/backups/${name}`);
    expect([refused.status, await refused.json()]).toEqual([403, { error: 'confirmIdentity' }]);
    isConfirmed = true;
    const given = await ask('GET', `/backups/${name}`);
    expect(await given.text()).toBe('a backup ');
    expect(given.headers.get('content-disposition')).toContain(`la-sobremesa-${name}`);
    expect(given.headers.get('content-length')).toBe('9');
    expect(given.headers.get('x-content-type-options')).toBe('nosniff');
    expect(given.headers.get('cache-control')).toBe('private, no-store');
    expect((await ask('GET', '/backups/office-2020-01-01T00-00-00.tar.gz')).status).toBe(404);
    const audit = await database.db.selectFrom('events').select('action').execute();
    expect(audit.map(({ action }) => action)).toEqual(['backup.start', 'backup.download']);
  } finally {
    await database.remove();
  }
});
