import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../log/index.server.ts';
import { createActivity } from './activity.ts';
import { closeServer } from './close-server.ts';
import { createHttpServer } from './http.ts';

async function given() {
  let handled = 0;
  const app = new Hono();
  app.all('/', async (c) => {
    handled += 1;
    await wait(Math.random() * 5);
    return c.text('done', 200);
  });
  app.get('/slow', async (c) => {
    await wait(600);
    return c.text('slowly done');
  });
  const server = createHttpServer({
    app,
    pages: { answerFromCache: () => false },
    headers: () => ({}),
    activity: createActivity(),
    log: silentLog,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { server, port, handled: () => handled };
}

/** Sends one request on a connection that is kept alive, and reads its answer so far. */
async function ask(socket: Socket, path = '/'): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString();
}

describe('a server that stops', () => {
  it('answers what a resting connection still brings, and says that it ends', async () => {
    const { server, port } = await given();
    const socket = connect(port, '127.0.0.1');
    expect(await ask(socket)).toContain('Connection: keep-alive');
    const closed = closeServer(server);
    const ended = once(socket, 'end');
    expect(await ask(socket)).toMatch(/^HTTP\/1\.1 200 OK[^]*\r\nconnection: close\r\n/i);
    await ended;
    await closed;
  });

  it('finishes what is under way, refuses who comes, and is gone soon', async () => {
    const { server, port } = await given();
    const [slow, resting] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    await ask(resting);
    slow.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
    await wait(100);
    const startedAt = performance.now();
    const closed = closeServer(server);
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
    expect(await text(slow)).toContain('slowly done');
    await closed;
    expect(performance.now() - startedAt).toBeLessThan(9_000);
  });

  it('waits for a client that never ends no longer than its patience', async () => {
    const { server, port } = await given();
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n');
    await wait(100);
    const startedAt = performance.now();
    await closeServer(server, { patience: 500 });
    expect(performance.now() - startedAt).toBeLessThan(9_000);
  });

  it('gives a full answer to every request that it has read, while many come on kept connections', async () => {
    const { server, port, handled } = await given();
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    let isOver = false;
    let answered = 0;
    const cut: string[] = [];
    const visitor = async () => {
      while (!isOver) {
        try {
          const answer = await post(agent, port);
          if ((await text(answer)) === 'done') answered += 1;
        } catch (error) {
          const { code = '' } = error as NodeJS.ErrnoException;
          // A new connection that is refused is what a proxy sends elsewhere.
          if (code === 'ECONNREFUSED') return;
          cut.push(code);
        }
      }
    };
    const visitors = Array.from({ length: 32 }, visitor);
    const taken = promisify(server.getConnections.bind(server));
    // A connection that still waited to be taken would be reset by the system, whatever the server does.
    await expect.poll(() => taken()).toBe(16);
    await expect.poll(() => answered).toBeGreaterThan(visitors.length);
    // On a busy computer a visitor comes again later than a proxy does.
    await closeServer(server, { linger: 5_000 });
    isOver = true;
    await Promise.all(visitors);
    agent.destroy();
    expect(cut).toEqual([]);
    expect(answered).toBe(handled());
  });
});

function post(agent: Agent, port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', method: 'POST', path: '/' }, resolve);
    sent.on('error', reject);
    sent.end('{}');
  });
}
