import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { givenInstall, addSource, type Install } from './support/install.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const START = ['scripts/start.ts'];
const STAMP = join('dist', 'built.json');

// Some build everything, the office too, once or twice.
vi.setConfig({ testTimeout: 150_000 });

const stampOf = ({ folder }: Install) => readFile(join(folder, STAMP), 'utf8');
const officeStampOf = ({ folder }: Install) =>
  readFile(join(folder, 'dist', 'office', 'built.json'), 'utf8').catch(() => 'none');

/** Nothing is left of a build that runs beside the server. */
const onlyDist = (install: Install) =>
  vi.waitFor(async () => expect(await install.builds()).toEqual(['dist']), 30_000);

/** The office's page, as a browser of this language is answered. */
async function office(url: string, language: string) {
  const answer = await fetch(`${url}/admin/set-up`, { headers: { 'accept-language': language } });
  const { status, headers } = answer;
  return { status, headers, html: await answer.text() };
}

async function expectHome(url: string): Promise<void> {
  expect((await fetch(url)).status).toBe(200);
}

describe('a production install', () => {
  it('serves its build, however old, and never builds', async () => {
    const install = await givenInstall('production', true);
    await addSource(install.folder);
    const before = await stampOf(install);
    await expectHome(await install.run('node', START).listening());
    expect(await stampOf(install)).toBe(before);
    expect(await install.builds()).toEqual(['dist']);
  });

  it('says what does nothing, and prints links with its port', async () => {
    const install = await givenInstall('production', true);
    const port = await freePort();
    const running = install.run('node', START, { PORT: port, SANITY_WRITE_TOKEN: 'hidden' });
    await running.listening();
    const lines = running.output().split('\n');
    expect(lines.filter((line) => line.includes('does nothing'))).toEqual([
      expect.stringMatching(/"warn".*SANITY_WRITE_TOKEN does nothing.*CONTENT_SOURCE=sanity/),
    ]);
    const owner = install.run('node', ['scripts/run-built.ts', 'owner'], { PORT: port });
    expect(await owner.ended()).toBe(0);
    const printed = running.output() + owner.output();
    expect(printed).not.toContain('hidden');
    const links = printed.match(/https?:\/\/localhost[^\s"]*/g) ?? [];
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(new URL(link).port, link).toBe(port);
    expect(links.join(' ')).toContain('/admin/set-up#');
  });

  it('never builds with NODE_ENV=production, even if it could', async () => {
    const install = await givenInstall('quick checkout', true);
    await addSource(install.folder);
    const before = await stampOf(install);
    const running = install.run('node', START, { NODE_ENV: 'production' });
    await expectHome(await running.listening());
    expect(running.output()).not.toContain('Building');
    expect(await stampOf(install)).toBe(before);
  });

  it.each([['scripts/start.ts'], ['scripts/run-built.ts', 'inbox'], ['scripts/build.ts']])(
    'says in one sentence what to do without a build (%s)',
    async (...args) => {
      const install = await givenInstall('production', false);
      const running = install.run('node', args);
      expect(await running.ended()).toBe(1);
      expect(running.output().trim().split('\n')).toEqual([
        expect.stringMatching(/^[A-Z].*run npm/),
      ]);
    },
  );
});

const database = process.env['TEST_DATABASE_URL'] ?? '';

it.skipIf(database === '')('ends with one line when the database refuses', async () => {
  const install = await givenInstall('production', true);
  const missing = new URL(database);
  missing.pathname = '/no_such_database';
  const running = install.run('node', START, { DATABASE_URL: missing.href });
  expect(await running.ended()).toBe(1);
  const line = JSON.parse(running.output()) as Record<string, unknown>;
  expect(line).toMatchObject({ level: 'error' });
  expect(line['message']).toContain('no_such_database');
  expect(line).not.toHaveProperty('error');
});

describe('a checkout', () => {
  it('builds if there is no build, then serves; commands leave the build as it is', async () => {
    const install = await givenInstall('checkout', false);
    const running = install.run('node', START);
    const url = await running.listening();
    await expectHome(url);
    await vi.waitFor(async () => expect((await office(url, 'es')).status).toBe(200), 60_000);
    await onlyDist(install);
    const said = running.output().split('\n');
    expect(said.filter((line) => line !== '' && !line.startsWith('{'))).toEqual(['Building…']);
    await addSource(install.folder);
    const before = await stampOf(install);
    const command = install.run('node', ['scripts/run-built.ts', 'inbox']);
    expect(await command.ended()).toBe(0);
    expect(command.output()).toContain('npm run build makes a new one');
    expect(await stampOf(install)).toBe(before);
  });

  it('serves the previous build when a new one fails', async () => {
    const install = await givenInstall('quick checkout', true);
    await addSource(install.folder, 'broken');
    const before = await stampOf(install);
    const running = install.run('node', START);
    await expectHome(await running.listening());
    expect(running.output()).toContain('the one from before is used');
    expect(await stampOf(install)).toBe(before);
    await onlyDist(install);
  });

  it('serves the site while the office is built, says so there, and then has it', async () => {
    const install = await givenInstall('quick checkout', false);
    await addSource(install.folder, 'office/app/slow');
    const url = await install.run('node', START).listening();
    const [spanish, english] = [await office(url, 'es-ES,es'), await office(url, 'en-GB,en;q=0.9')];
    for (const { status, headers, html } of [spanish, english]) {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('3');
      expect(headers.get('cache-control')).toContain('no-store');
      expect(html).toContain('<meta http-equiv="refresh" content="3">');
    }
    expect(spanish.html).toMatch(/<html lang="es">.*se está preparando/);
    expect(english.html).toMatch(/<html lang="en">.*is being built/);
    await expectHome(url);
    await rm(join(install.folder, 'src', 'office', 'app', 'slow'));
    const open = async () => {
      const { status, html } = await office(url, 'es');
      expect(status).toBe(200);
      return /src="(\/admin\/assets\/[^"]+)"/.exec(html)?.[1];
    };
    const script = await vi.waitFor(open, 30_000);
    expect((await fetch(url + script)).status).toBe(200);
    await onlyDist(install);
    // What a start has compressed quickly is not what is tested, measured or shipped.
    const isQuick = async () =>
      [await stampOf(install), await officeStampOf(install)].map(
        (stamp) => (JSON.parse(stamp) as { isQuick: boolean }).isQuick,
      );
    expect(await isQuick()).toEqual([true, true]);
    expect(await install.run('node', ['scripts/build.ts', '--if-stale']).ended()).toBe(0);
    expect(await isQuick()).toEqual([false, false]);
  });

  it('serves the site when the office cannot be built, and says so in the log and there', async () => {
    const install = await givenInstall('quick checkout', false);
    await addSource(install.folder, 'office/app/broken');
    const running = install.run('node', START);
    const url = await running.listening();
    await vi.waitFor(() => expect(running.output()).toContain('A source is broken'), 30_000);
    await vi.waitFor(
      () => expect(running.output()).toContain('The back office could not be built'),
      30_000,
    );
    const { status, html } = await office(url, 'en');
    expect(status).toBe(503);
    expect(html).toContain('could not be built');
    await expectHome(url);
    expect(await install.builds()).toEqual(['dist']);
  });

  it('knows what a change of a source makes stale', async () => {
    const { folder, run } = await givenInstall('quick checkout', true);
    const list = `import { isStale, PARTS } from './scripts/built.ts';
      console.log(PARTS.filter((part) => isStale(part)).join());`;
    const staleAfter = async (source: string) => {
      const file = join(folder, source);
      const { atime, mtime } = await stat(file);
      await utimes(file, new Date(), new Date());
      const listing = run('node', ['--input-type=module', '--eval', list]);
      expect(await listing.ended()).toBe(0);
      await utimes(file, atime, mtime);
      return listing.output().trim();
    };
    expect({
      readme: await staleAfter('sample/README.md'),
      site: await staleAfter('src/site/index.server.ts'),
      office: await staleAfter('src/office/app/main.tsx'),
      both: await staleAfter('src/content/index.ts'),
      test: await staleAfter('src/content/sanity/mirror.test.ts'),
    }).toEqual({ readme: '', site: 'site', office: 'office', both: 'site,office', test: '' });
  });

  it('builds only the part that is stale', async () => {
    const install = await givenInstall('quick checkout', true);
    const before = await stampOf(install);
    const officeBefore = await officeStampOf(install);
    await writeFile(join(install.folder, 'src/office/app/main.tsx'), '');
    const url = await install.run('node', START).listening();
    await vi.waitFor(async () => expect((await office(url, 'es')).status).toBe(200), 60_000);
    expect(await stampOf(install)).toBe(before);
    expect(await officeStampOf(install)).not.toBe(officeBefore);
  });

  it('ends what builds the office when it is stopped', async () => {
    const install = await givenInstall('quick checkout', true);
    await addSource(install.folder, 'office/app/slow');
    const running = install.run('node', START);
    const url = await running.listening();
    expect((await office(url, 'es')).status).toBe(503);
    running.child.kill('SIGKILL');
    await vi.waitFor(async () => expect(await processesOf(install.folder)).toEqual([]), 10_000);
    const again = await install.run('node', START, { NODE_ENV: 'production' }).listening();
    expect((await office(again, 'es')).status).toBe(200);
  });

  it('exits with a message when the first build fails', async () => {
    const install = await givenInstall('quick checkout', false);
    await addSource(install.folder, 'broken');
    const running = install.run('node', START);
    expect(await running.ended()).toBe(1);
    expect(running.output()).toContain('there is none from before');
    expect(await install.builds()).toEqual([]);
  });

  it('recovers the previous build when a process was killed while replacing it', async () => {
    const install = await givenInstall('quick checkout', true);
    const { folder } = install;
    await rename(join(folder, 'dist'), join(folder, 'dist.old-1-0'));
    await mkdir(join(folder, 'dist.new-1-0'));
    const running = install.run('node', START, { NODE_ENV: 'production' });
    await expectHome(await running.listening());
    expect(await install.builds()).toEqual(['dist', 'dist.new-1-0']);
  });

  it('has a complete build at all times while two are made at once', async () => {
    const install = await givenInstall('quick checkout', true);
    const builds = [1, 2].map(() => install.run('node', ['scripts/build.ts']).ended());
    let isOver = false;
    void Promise.all(builds).then(() => (isOver = true));
    /** A folder may be renamed between being listed and being read, so it is looked for several times. */
    const isWhole = async (looks = 3): Promise<boolean> => {
      const folders = (await install.builds()).filter((name) => !name.startsWith('dist.new'));
      if (folders.some((name) => existsSync(join(install.folder, name, 'built.json')))) return true;
      return looks > 1 && isWhole(looks - 1);
    };
    let missing = 0;
    let looks = 0;
    for (; !isOver; looks += 1) if (!(await isWhole())) missing += 1;
    expect(await Promise.all(builds)).toEqual([0, 0]);
    expect(looks).toBeGreaterThan(100);
    expect(missing).toBe(0);
    expect(await install.builds()).toEqual(['dist']);
    await expectHome(await install.run('node', START).listening());
  });
});

describe('a running server', () => {
  it('keeps working when its build is replaced or removed', async () => {
    const install = await givenInstall('quick checkout', true);
    const { folder } = install;
    const url = await install.run('node', START).listening();
    const assets = await readdir(join(folder, 'dist', 'client', 'assets'));
    const { serverFiles } = JSON.parse(await stampOf(install)) as { serverFiles: string[] };
    await addSource(folder, 'changed');
    expect(await install.run('node', ['scripts/build.ts']).ended()).toBe(0);
    const after = await readdir(join(folder, 'dist', 'server'));
    expect(after).toEqual(expect.arrayContaining(serverFiles));
    expect(after.length).toBeGreaterThan(serverFiles.length);
    await rm(join(folder, 'dist'), { recursive: true });
    for (const name of assets.filter((asset) => asset.endsWith('.js'))) {
      expect((await fetch(`${url}/assets/${name}`)).status, name).toBe(200);
    }
    await expectHome(url);
  });
});

describe('npm start', () => {
  it('stops with code 0 while it still waits for its database', async () => {
    const install = await givenInstall('production', true);
    // Nobody listens there.
    const running = install.run('node', START, { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' });
    await vi.waitFor(() => expect(running.output()).toContain('is waited for'), 15_000);
    running.child.kill('SIGTERM');
    expect(await running.ended()).toBe(0);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('stops with npm on %s, with code 0', async (signal) => {
    const install = await givenInstall('production', true);
    const running = install.run('npm', ['start']);
    const url = await running.listening();
    await expectHome(url);
    const { child } = running;
    const startedAt = Date.now();
    child.kill(signal);
    expect(await running.ended()).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(15_000);
    await expect(fetch(url)).rejects.toThrow();
    expect(running.output()).toContain('"message":"Stopping"');
    expect(await processesOf(install.folder)).toEqual([]);
  });
});

/** A port that nobody listens on. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

/** The processes whose working directory is this folder. */
async function processesOf(folder: string): Promise<string[]> {
  if (!existsSync('/proc/self/cwd')) return [];
  const found: string[] = [];
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const cwd = await readlink(join('/proc', id, 'cwd')).catch(() => '');
    if (cwd === folder) found.push(id);
  }
  return found;
}

it('records when the build was started', async () => {
  const { startedAt } = JSON.parse(await readFile(join(ROOT, STAMP), 'utf8')) as {
    startedAt: string;
  };
  const { mtimeMs } = await stat(join(ROOT, STAMP));
  expect(Math.abs(Date.parse(startedAt) - mtimeMs)).toBeLessThan(2);
});
