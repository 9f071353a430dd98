import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log/index.server.ts';
import { createActivity } from './activity.ts';
import { createHttpServer } from './http.ts';
import type { Pages } from './pages.ts';

const logged: string[] = [];
const app = new Hono().all('/menu', (c) => c.text('the menu'));
const pages: Pick<Pages, 'answerFromCache'> = {
  answerFromCache(request, response) {
    if (request.url !== '/cached') return false;
    response.end('from the cache');
    return true;
  },
};
const server = createHttpServer({
  app,
  pages,
  headers: () => ({ 'X-Guard': 'on' }),
  activity: createActivity(),
  log: createLog((line) => logged.push(line)),
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** The whole answer to a request as it is written here. */
async function exchange(request: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}

const asked = (target: string, host = 'localhost') =>
  exchange(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

it('answers what is cached before the application is asked', async () => {
  expect(await asked('/cached', 'no host?')).toContain('from the cache');
  expect(await asked('/menu')).toContain('the menu');
});

it.each([
  ['/me\\nu', 'localhost'],
  ['/menu', 'no host?'],
  ['/menu', 'user@localhost'],
])('refuses what makes no address, guarded like every answer: %s of %s', async (target, host) => {
  const answer = await asked(target, host);
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
  expect(answer).toMatch(/\r\nx-guard: on\r\n/i);
  expect(logged).toEqual([]);
});

it('answers an address that names its host, and who names none', async () => {
  expect(await asked('http://example.com/menu')).toContain('the menu');
  expect(await exchange('GET /menu HTTP/1.0\r\n\r\n')).toContain('the menu');
});
