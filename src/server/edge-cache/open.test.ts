import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from '../../log/index.server.ts';
import { readConfig } from '../config.ts';
import { openEdgeCache } from './open.ts';

const PATIENCE = { timeout: 10_000 };
const SECRET = 'a-secret-of-this-test';
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** An edge that notes what it is told. */
async function givenEdge({ state = 'BYPASS', status = 200 } = {}) {
  const told: { method?: string; url?: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    told.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    response.writeHead(status, { 'X-Cache': state }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => (server.closeAllConnections(), server.close()));
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function open(environment: Record<string, string>) {
  const lines: string[] = [];
  const config = readConfig({
    EDGE_CACHE: 'on',
    PURGE_SECRET: SECRET,
    SITE_URL: 'https://sobremesa.example',
    ...environment,
  });
  const edge = openEdgeCache(
    config,
    createLog((text) => lines.push(text)),
    () => ['es', 'en'],
  );
  if (!edge) throw new Error('There is no edge cache');
  closers.push(() => edge.stop());
  return { edge, lines };
}

const change = { documentIds: new Set(['a']), queries: new Set<never>() };

it('is nothing unless it is asked for', () => {
  expect(
    openEdgeCache(
      readConfig({}),
      createLog(() => undefined),
      () => ['es', 'en'],
    ),
  ).toBeUndefined();
});

it('tells every edge the keys, by the name of the site and with the secret', async () => {
  const [one, other] = [await givenEdge(), await givenEdge()];
  const { edge } = open({ PURGE_URL: `${one.url},${other.url}`, PURGE_BY: 'key' });
  edge.contentChanged(change);
  await expect.poll(() => [one.told.length, other.told.length]).toEqual([1, 1]);
  expect(one.told[0]).toMatchObject({
    method: 'PURGE',
    headers: { host: 'sobremesa.example', 'x-purge': SECRET },
  });
  expect(one.told[0]?.headers['surrogate-key']).toMatch(/^d\S{6} g\S$/);
});

it('has an edge fetch just the pages anew that it may have and that changed', async () => {
  const { told, url } = await givenEdge();
  const { edge } = open({ PURGE_URL: url });
  const reads = (id: string) => ({
    documentIds: new Set([id]),
    queries: new Set<never>(),
    calls: [],
  });
  for (const [address, id] of [
    ['/one', 'a'],
    ['/other', 'b'],
  ] as const) {
    const page = { status: 200, contentType: 'text/html', body: '', reads: reads(id) };
    edge.terms.termsOf(address, page)?.cacheControl(address);
  }
  edge.contentChanged(change);
  await expect.poll(() => told.length).toBe(3);
  expect(told.map((one) => one.url)).toEqual(['/one', '/one', '/one']);
  expect(told.map(({ headers }) => headers['accept-encoding']).sort()).toEqual([
    'br',
    'gzip',
    'identity',
  ]);
});

it('has every listed page fetched anew in each language when everything may be another', async () => {
  const { told, url } = await givenEdge();
  const { edge } = open({ PURGE_URL: url });
  edge.everythingChanged();
  await vi.waitFor(() => {
    const urls = new Set(told.map((one) => one.url));
    for (const path of ['/', '/en', '/menu', '/en/menu']) expect(urls).toContain(path);
  }, PATIENCE);
  await expect.poll(() => told.some(({ headers }) => headers.cookie === 'language=en')).toBe(true);
});

it.each([
  ['answers from its cache', { state: 'HIT' }, 'is its secret another one?'],
  ['refuses', { status: 403 }, 'The edge answered 403'],
])('says when an edge %s', async (_, how, said) => {
  const { url } = await givenEdge(how);
  const { edge, lines } = open({ PURGE_URL: url });
  edge.everythingChanged();
  await expect.poll(() => lines.join('')).toContain(said);
  expect(lines.join('')).not.toContain(SECRET);
});
