import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { createNameRequest } from '../http/index.server.ts';
import { createLog } from '../log/index.server.ts';
import { createActivity } from './activity.ts';
import { createHttpServer, type HttpServerParts } from './http.ts';
import { createRequestWatch } from './request-watch.ts';
import { createWriterApp } from './app.ts';

const headers = () => ({});
const MADE = /^[\w-]{8}\.[0-9a-z]+$/;
const GIVEN = '4bf92f3577b34da6a3ce929d0e0e4736';

let stop = () => {};
afterEach(() => stop());

async function serve(more: Partial<HttpServerParts> = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog((line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  const routes = new Hono()
    .all('/api/admin/broken', () => {
      throw new Error('no');
    })
    .all('/quote/:token', () => {
      throw new Error('no');
    })
    .all('*', (c) => c.text('here'));
  const app = createWriterApp({
    ...{ modules: [routes], headers, log },
    answerUnknown: async (c) => c.text('nothing', 404),
  });
  const server = createHttpServer({
    ...{ app, headers, log, activity: createActivity() },
    nameRequest: createNameRequest(['127.0.0.1']),
    pages: {
      answerFromCache(request, response) {
        if (!request.url?.startsWith('/held')) return false;
        response.writeHead(200).end('held');
        return true;
      },
    },
    watch: createRequestWatch({ metrics: undefined, accessLog: log }),
    ...more,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, init);
  return { get, lines };
}

it('an answer has its request’s id, and so has each line that is logged for it', async () => {
  const { get, lines } = await serve();
  const answer = await get('/api/admin/broken', { headers: { 'X-Request-Id': GIVEN } });
  expect(answer.headers.get('x-request-id')).toBe(GIVEN);
  const own = await get('/api/admin/broken');
  const made = own.headers.get('x-request-id');
  expect(made).toMatch(MADE);
  await expect.poll(() => lines.length).toBe(4);
  const failures = lines.filter(({ message }) => message === 'A request failed');
  expect(failures.map(({ request }) => request)).toEqual([GIVEN, made]);
  const requests = lines.filter(({ message }) => message === 'Request');
  expect(requests.map(({ request }) => request)).toEqual([GIVEN, made]);
});

it('what others may keep has none: pages, files and pictures', async () => {
  const { get } = await serve();
  for (const path of ['/held', '/menu', '/assets/boot.js', '/images/x.webp', '/favicon.ico'])
    expect((await get(path)).headers.has('x-request-id'), path).toBe(false);
  for (const path of ['/api/contact', '/admin', '/health/live'])
    expect((await get(path)).headers.get('x-request-id'), path).toMatch(MADE);
});

it('the log of requests says no more than which, how and how long', async () => {
  const { get, lines } = await serve();
  const visitor = { 'User-Agent': 'a phone', 'X-Forwarded-For': '192.0.2.77', Cookie: 'a=b' };
  await get('/held?diet=celiac', { headers: visitor });
  await get('/api/contact?email=lucia@example.com', { headers: visitor, method: 'POST' });
  await expect.poll(() => lines.length).toBe(2);
  const common = { level: 'info', message: 'Request', status: 200 };
  const any = expect.any(String) as string;
  expect(lines).toEqual([
    { ...common, time: any, method: 'GET', path: '/held', kind: 'held', request: any },
    {
      ...{ ...common, time: any, method: 'POST', path: '/api/contact', kind: 'submission' },
      ...{ milliseconds: expect.any(Number) as number, request: any },
    },
  ]);
});

it('the secret of an address is in no line, even when it fails', async () => {
  const { get, lines } = await serve();
  expect((await get('/quote/Zk3VsecretTOKEN')).status).toBe(500);
  await expect.poll(() => lines.length).toBe(2);
  expect(lines.map(({ path }) => path)).toEqual(['/quote/…', '/quote/…']);
  expect(JSON.stringify(lines)).not.toContain('secretTOKEN');
});

it('nothing is logged of requests unless that is asked for', async () => {
  const { get, lines } = await serve({
    watch: createRequestWatch({ metrics: undefined, accessLog: undefined }),
  });
  await get('/held');
  await get('/api/contact');
  expect(lines).toEqual([]);
});
