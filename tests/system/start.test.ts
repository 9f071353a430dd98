import { once } from 'node:events';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import {
  addSource,
  givenInstall,
  officeOf,
  officeStampOf,
  onlyDist,
  processesOf,
  stampOf,
} from './support/install.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const START = ['scripts/start.ts'];

vi.setConfig({ testTimeout: 150_000 });

async function expectHome(url: string): Promise<void> {
  expect((await fetch(url)).status).toBe(200);
}

describe('a production install', () => {
  // SIGTERM: tests/system/release.test.ts.
  it('serves its build, however old, says what does nothing, prints links with its port, and stops with npm on SIGINT', async () => {
    const install = await givenInstall('production', true);
    await addSource(install.folder);
    const before = await stampOf(install);
    const port = await freePort();
    const running = install.run('npm', ['start'], { PORT: port, SANITY_WRITE_TOKEN: 'hidden' });
    const url = await running.listening();
    await expectHome(url);
    expect(await stampOf(install)).toBe(before);
    expect(await install.builds()).toEqual(['dist']);
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

    const startedAt = Date.now();
    running.child.kill('SIGINT');
    expect(await running.ended()).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(15_000);
    await expect(fetch(url)).rejects.toThrow();
    expect(running.output()).toContain('"message":"Stopping"');
    expect(await processesOf(install.folder)).toEqual([]);
  });

  it('never builds with NODE_ENV=production, and recovers a build whose replacing was cut off', async () => {
    const install = await givenInstall('quick checkout', true);
    const { folder } = install;
    await addSource(folder);
    const before = await stampOf(install);
    await rename(join(folder, 'dist'), join(folder, 'dist.old-1-0'));
    await mkdir(join(folder, 'dist.new-1-0'));
    const running = install.run('node', START, { NODE_ENV: 'production' });
    await expectHome(await running.listening());
    expect(running.output()).not.toContain('Building');
    expect(await stampOf(install)).toBe(before);
    expect(await install.builds()).toEqual(['dist', 'dist.new-1-0']);
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

  it('builds if there is no build: serves the site while the office is built, says so there, and then has it', async () => {
    const install = await givenInstall('quick checkout', false);
    await addSource(install.folder, 'office/app/slow');
    const running = install.run('node', START);
    const url = await running.listening();
    const [spanish, english] = [
      await officeOf(url, 'es-ES,es'),
      await officeOf(url, 'en-GB,en;q=0.9'),
    ];
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
      const { status, html } = await officeOf(url, 'es');
      expect(status).toBe(200);
      return /src="(\/admin\/assets\/[^"]+)"/.exec(html)?.[1];
    };
    const script = await vi.waitFor(open, 30_000);
    expect((await fetch(url + script)).status).toBe(200);
    await onlyDist(install);
    const said = running.output().split('\n');
    expect(said.filter((line) => line !== '' && !line.startsWith('{'))).toEqual(['Building…']);
    // Commands leave the build as it is.
    await addSource(install.folder);
    const before = await stampOf(install);
    const command = install.run('node', ['scripts/run-built.ts', 'inbox']);
    expect(await command.ended()).toBe(0);
    expect(command.output()).toContain('npm run build makes a new one');
    expect(await stampOf(install)).toBe(before);
  });

  it('knows what a change of a source makes stale', async () => {
    const { run } = await givenInstall('quick checkout', true);
    const sources = {
      readme: 'sample/README.md',
      site: 'src/site/index.server.ts',
      office: 'src/office/app/main.tsx',
      both: 'src/content/index.ts',
      test: 'src/content/sanity/mirror.test.ts',
    };
    // Each is newer than the build for as long as it is asked about.
    const list = `import { statSync, utimesSync } from 'node:fs';
      import { isStale, PARTS } from './scripts/built.ts';
      for (const source of ${JSON.stringify(Object.values(sources))}) {
        const { atime, mtime } = statSync(source);
        utimesSync(source, new Date(), new Date());
        console.log(PARTS.filter((part) => isStale(part)).join());
        utimesSync(source, atime, mtime);
      }`;
    const listing = run('node', ['--input-type=module', '--eval', list]);
    expect(await listing.ended()).toBe(0);
    const [readme, site, office, both, test] = listing.output().split('\n');
    expect({ readme, site, office, both, test }).toEqual({
      ...{ readme: '', site: 'site', office: 'office', both: 'site,office', test: '' },
    });
  });

  it('builds only the part that is stale', async () => {
    const install = await givenInstall('quick checkout', true);
    const before = await stampOf(install);
    const officeBefore = await officeStampOf(install);
    await writeFile(join(install.folder, 'src/office/app/main.tsx'), '');
    const url = await install.run('node', START).listening();
    await vi.waitFor(async () => expect((await officeOf(url, 'es')).status).toBe(200), 60_000);
    expect(await stampOf(install)).toBe(before);
    expect(await officeStampOf(install)).not.toBe(officeBefore);
  });

  it('exits with a message when the first build fails', async () => {
    const install = await givenInstall('quick checkout', false);
    await addSource(install.folder, 'broken');
    const running = install.run('node', START);
    expect(await running.ended()).toBe(1);
    expect(running.output()).toContain('there is none from before');
    expect(await install.builds()).toEqual([]);
  });
});

it('stops with code 0 while it still waits for its database', async () => {
  const install = await givenInstall('production', true);
  // Nobody listens there.
  const running = install.run('node', START, { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' });
  await vi.waitFor(() => expect(running.output()).toContain('is waited for'), 15_000);
  running.child.kill('SIGTERM');
  expect(await running.ended()).toBe(0);
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

it('records when the build was started', async () => {
  const { startedAt } = JSON.parse(await readFile(join(ROOT, 'dist', 'built.json'), 'utf8')) as {
    startedAt: string;
  };
  const { mtimeMs } = await stat(join(ROOT, 'dist', 'built.json'));
  expect(Math.abs(Date.parse(startedAt) - mtimeMs)).toBeLessThan(2);
});
