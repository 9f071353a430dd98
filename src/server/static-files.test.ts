import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staticFiles } from './static-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-static-'));
  await mkdir(join(folder, 'assets'));
  for (const name of ['sw.js', 'sw-off.js', 'offline.css', 'assets/a.js']) {
    await writeFile(join(folder, name), `/* ${name} */`);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['/sw.js', 'no-cache'],
  ['/offline.css', 'public, max-age=3600'],
  ['/assets/a.js', 'public, max-age=31536000, immutable'],
])('%s may be stored: %s', async (path, cacheControl) => {
  const answer = await staticFiles(folder).request(path);
  expect(await answer.text()).toBe(`/* ${path.slice(1)} */`);
  expect(answer.headers.get('cache-control')).toBe(cacheControl);
});

it('sends what removes the service worker in its place, by the same rule', async () => {
  const answer = await staticFiles(folder, false).request('/sw.js');
  expect(await answer.text()).toBe('/* sw-off.js */');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});
