import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OfficeServices } from '../../office/index.server.ts';
import { OFFICE_API } from '../../office/paths.ts';
import { allRoutes } from '../../office/api/areas.server.ts';
import { silentLog } from '../../log/index.server.ts';
import { listedPaths } from '../../site/index.server.ts';
import { assemblePages } from '../assemble.ts';
import { openWriterModules } from '../assemble-writer.ts';
import { readConfig } from '../config.ts';
import { openCore, type Core } from '../core.ts';
import { sourceOffice } from '../office.ts';
import { isWritersAddress } from './paths.ts';

let folder: string;
let core: Core;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-paths-'));
  core = await openCore(readConfig({ DATA_DIR: folder }), silentLog);
});
afterAll(async () => {
  await core.close();
  await rm(folder, { recursive: true, force: true });
});

/** The addresses of routes, with something in the place of each parameter. */
const addressesOf = (routes: readonly { readonly path: string }[]) =>
  [...new Set(routes.map(({ path }) => path.replace(/:\w+(\{[^}]*\})?\??|\*/g, 'x')))].filter(
    // What stands for every address is no module's own.
    (path) => path !== '/x',
  );

it('names every address of what writes, and none of what answers pages', async () => {
  const writer = openWriterModules(core, {
    headers: () => ({}),
    site: () => Promise.reject(new Error('No site')),
    office: sourceOffice,
    answerUnknown: async () => new Response(''),
  });
  const served = addressesOf(writer.routes.flatMap(({ routes }) => routes));
  await writer.stop();
  // The office's calls are below one address, since they are loaded later.
  expect(served).toContain(`${OFFICE_API}/x`);
  const calls = allRoutes({} as OfficeServices).map(({ path }) => ({ path: OFFICE_API + path }));
  const written = [...served, ...addressesOf(calls)];
  expect(written.length).toBeGreaterThan(40);
  expect(written.filter((path) => !isWritersAddress(path))).toEqual([]);

  const pages = await assemblePages(core, { client: { script: '/boot.js' } });
  pages.stop();
  const read = [...addressesOf(pages.app.routes), ...listedPaths(), '/quotes', '/administration'];
  // The media module has its one upload in both threads; the writer's is asked.
  expect(read.filter(isWritersAddress)).toEqual(['/api/image-upload']);
});

it.each([
  ['/api/requests?from=x', true],
  ['/admin', true],
  ['/api/content/changed', true],
  ['/admin/assets/main.js', true],
  ['http://example.com/api/contact', true],
  ['http://example.com', false],
  ['/api/requests2', false],
  ['*', false],
])('tells %s', (url, isWriters) => expect(isWritersAddress(url)).toBe(isWriters));
