import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
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
} from '../system/support/install.ts';

const START = ['scripts/start.ts'];

it('builds everything in a checkout without a build, and says nothing but that it does', async () => {
  const install = await givenInstall('checkout', false);
  const running = install.run('node', START);
  const url = await running.listening();
  await expectHome(url);
  await vi.waitFor(async () => expect((await officeOf(url, 'es')).status).toBe(200), 60_000);
  await onlyDist(install);
  const said = running.output().split('\n');
  expect(said.filter((line) => line !== '' && !line.startsWith('{'))).toEqual(['Building…']);
});

describe('what goes wrong while something is built', () => {
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
    const { status, html } = await officeOf(url, 'en');
    expect(status).toBe(503);
    expect(html).toContain('could not be built');
    await expectHome(url);
    expect(await install.builds()).toEqual(['dist']);
  });

  it('ends what builds the office when it is stopped', async () => {
    const install = await givenInstall('quick checkout', true);
    await addSource(install.folder, 'office/app/slow');
    const running = install.run('node', START);
    const url = await running.listening();
    expect((await officeOf(url, 'es')).status).toBe(503);
    running.child.kill('SIGKILL');
    await vi.waitFor(async () => expect(await processesOf(install.folder)).toEqual([]), 10_000);
    const again = await install.run('node', START, { NODE_ENV: 'production' }).listening();
    expect((await officeOf(again, 'es')).status).toBe(200);
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

  it('builds anew for tests and releases what a start has compressed quickly', async () => {
    const install = await givenInstall('quick checkout', false);
    const url = await install.run('node', START).listening();
    await vi.waitFor(async () => expect((await officeOf(url, 'es')).status).toBe(200), 60_000);
    const isQuick = async () =>
      [await stampOf(install), await officeStampOf(install)].map(
        (stamp) => (JSON.parse(stamp) as { isQuick: boolean }).isQuick,
      );
    expect(await isQuick()).toEqual([true, true]);
    expect(await install.run('node', ['scripts/build.ts', '--if-stale']).ended()).toBe(0);
    expect(await isQuick()).toEqual([false, false]);
  });
});

async function expectHome(url: string): Promise<void> {
  expect((await fetch(url)).status).toBe(200);
}
