import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staticFiles } from './static-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-static-'));
  for (const name of ['assets', 'admin', '.vite']) await mkdir(join(folder, name));
  const hidden = ['.vite/manifest.json', '.env.txt', 'assets/a.js.map', 'notes.md'];
  for (const name of [
    'sw.js',
    'sw-off.js',
    'offline.css',
    'assets/a.js',
    'admin/sw.js',
    ...hidden,
  ]) {
    await writeFile(join(folder, name), `/* ${name} */`);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['/sw.js', 'no-cache'],
  ['/admin/sw.js', 'no-cache'],
  ['/offline.css', 'public, max-age=3600'],
  ['/assets/a.js', 'public, max-age=31536000, immutable'],
])('%s may be stored: %s', async (path, cacheControl) => {
  const answer = await staticFiles(folder).request(path);
  expect(await answer.text()).toBe(`/* ${path.slice(1)} */`);
  expect(answer.headers.get('cache-control')).toBe(cacheControl);
});

it('draws the icon in the colours that its address names, of files that there are', async () => {
  await writeFile(join(folder, 'favicon.svg'), '<svg fill="#1f5f8b"/>');
  const app = staticFiles(folder);
  const answer = await app.request('/icon-f8f8f8-2d4a2b-e2a03f/favicon.svg');
  expect(await answer.text()).toBe('<svg fill="#2d4a2b"/>');
  expect(answer.headers.get('content-type')).toMatch('image/svg+xml');
  expect((await app.request('/icon-f8f8f8-2d4a2b-e2a03f/other.svg')).status).toBe(404);
});

it.each([
  ...['/.vite/manifest.json', '/.env.txt', '/assets/a.js.map', '/notes.md', '/assets', '/assets/'],
  ...['/../package.json', '/%2e%2e/package.json', '/assets/..%2fsw.js'],
])('%s is not served', async (path) => {
  expect((await staticFiles(folder).request(path)).status).toBe(404);
});

it('sends what removes the service worker in its place, by the same rule', async () => {
  const answer = await staticFiles(folder, false).request('/sw.js');
  expect(await answer.text()).toBe('/* sw-off.js */');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

it('lets the office’s worker have the first screen, whose address has no slash', async () => {
  const allowed = async (path: string) =>
    (await staticFiles(folder).request(path)).headers.get('service-worker-allowed');
  expect(await allowed('/admin/sw.js')).toBe('/admin');
  expect(await allowed('/sw.js')).toBeNull();
});
