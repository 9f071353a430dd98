import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSenderOf, QueueFullError, type FairScheduler } from '../http/index.server.ts';
import { createLog } from '../log/index.server.ts';
import { createActivity } from './activity.ts';
import { createHttpServer } from './http.ts';
import type { Pages } from './pages.ts';

type Asker = Parameters<FairScheduler['take']>[0];

/** How long who sends may fall silent here, milliseconds. */
const SILENCE = 150;

const logged: string[] = [];
const app = new Hono()
  .all('/menu', (c) => c.text('the menu'))
  .post('/order', async (c) => {
    const order = await c.req.text().catch(() => '');
    await wait(2 * SILENCE);
    return c.text(`ordered: ${order}`);
  });
const pages: Pick<Pages, 'answerFromCache'> = {
  answerFromCache(request, response) {
    if (request.url !== '/cached') return false;
    response.end('from the cache');
    return true;
  },
};
const waiting: (PromiseWithResolvers<void> & { asker: Asker })[] = [];
let areTurnsTaken = false;
const turns: FairScheduler = {
  take(asker) {
    if (!areTurnsTaken) return Promise.resolve();
    const turn = { ...Promise.withResolvers<void>(), asker };
    waiting.push(turn);
    return turn.promise;
  },
};
let noted = 0;
const server = createHttpServer({
  app,
  pages,
  headers: () => ({ 'X-Guard': 'on' }),
  activity: { ...createActivity(), note: () => void (noted += 1) },
  log: createLog((line) => logged.push(line)),
  senderOf: createSenderOf(['127.0.0.1']),
  turns,
  silence: SILENCE,
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

it('is as quiet as before for televisions, which ask each second', async () => {
  noted = 0;
  for (const path of ['/screen', '/en/screen', '/screen?kiosk']) await asked(path);
  expect(noted).toBe(0);
  for (const path of ['/cached', '/menu', '/screens']) await asked(path);
  expect(noted).toBe(3);
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

describe('who sends slowly', () => {
  const begin = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      'POST /order HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nConnection: close\r\n\r\n',
    );
    return socket;
  };

  it('is waited for as long as something comes, and for the answer however long that takes', async () => {
    const socket = await begin();
    for (const letter of 'paper') {
      await wait(SILENCE / 2);
      socket.write(letter);
    }
    expect(await text(socket)).toContain('ordered: paper');
  });

  it('is let go when they fall silent', async () => {
    const socket = await begin();
    socket.write('pap');
    const startedAt = performance.now();
    expect(await text(socket)).toBe('');
    expect(performance.now() - startedAt).toBeGreaterThan(SILENCE / 2);
  });
});

describe('while others are answered', () => {
  beforeEach(() => {
    areTurnsTaken = true;
    waiting.length = 0;
  });
  afterAll(() => (areTurnsTaken = false));
  const nextTurn = async () => {
    await expect.poll(() => waiting).toHaveLength(1);
    return waiting[0];
  };

  it('lets wait what is not cached, by where it comes from, and nothing that is', async () => {
    const menu = exchange(
      'GET /menu HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.7\r\nConnection: close\r\n\r\n',
    );
    const turn = await nextTurn();
    expect(await asked('/cached')).toContain('from the cache');
    expect(turn?.asker.network).toBe('192.0.2.7');
    turn?.resolve();
    expect(await menu).toContain('the menu');
  });

  it('asks to come again when too many wait', async () => {
    const menu = asked('/menu');
    (await nextTurn())?.reject(new QueueFullError('Others wanted less'));
    const answer = await menu;
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
    expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i);
    expect(answer).toMatch(/\r\nx-guard: on\r\n/i);
  });
});
