import { once } from 'node:events';
import { request as ask, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { MessageChannel, Worker } from 'node:worker_threads';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../log/index.server.ts';
import type { StoredPicture } from '../../media/index.server.ts';
import { createActivity } from '../activity.ts';
import { createListener } from '../http-listener.ts';
import { createHttpServer } from '../http.ts';
import { isWrite, type FromWriter, type WriteMessage } from './messages.ts';
import { passOn, serveRequests } from './serve-requests.ts';
import { startWriter, type Writer, type WriterHost } from './start-writer.ts';

const headers = () => ({ 'X-Guard': 'on' });
const MEGABYTE = 1_048_576;

/** What the writer's application has seen, and does. */
let app: Hono;
let tell: (message: FromWriter) => void;
let writer: Writer;
let server: Server;
let url: string;
let pages: Hono;
let end: (error: Error | null) => void;
/** What it says of what it is asked to write. */
let written: (message: WriteMessage) => FromWriter;

/** A writer in this thread with a small application. */
function hostHere(): WriterHost {
  const { port1: near, port2: far } = new MessageChannel();
  const ended = Promise.withResolvers<Error | null>();
  end = (error) => {
    far.close();
    ended.resolve(error);
  };
  const listener = createListener({ app, headers, log: silentLog });
  tell = serveRequests(far, listener, (message) => {
    if (message.type === 'stop') end(null);
    else if (isWrite(message)) tell(written(message));
  });
  tell({ type: 'readable' });
  tell({ type: 'open' });
  return {
    postMessage: (messages) => near.postMessage(messages),
    on: (event, listener) => near.on(event, listener),
    ended: ended.promise,
    kill: () => end(null),
  };
}

async function serve(host: () => WriterHost): Promise<void> {
  writer = startWriter({ host, headers, log: silentLog, pause: 10 });
  await writer.readable;
  const activity = createActivity();
  const own = { app: pages, pages: { answerFromCache: () => false } };
  server = createHttpServer({ ...own, writer, headers, activity, log: silentLog });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(() => {
  app = new Hono();
  pages = new Hono().all('*', (c) => c.text(`site: ${c.req.path}`, 404));
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await writer.stop();
});

describe('a request that the writer answers', () => {
  it('arrives as it was sent, and so does the answer', async () => {
    app.post('/api/contact', async (c) => {
      c.header('Set-Cookie', 'one=1');
      c.header('Set-Cookie', 'two=2', { append: true });
      const peer = (c.env as { incoming: { socket: { remoteAddress: string } } }).incoming.socket;
      const { method, url } = c.req;
      const seen = { method, url, own: c.req.header('x-own'), type: c.req.header('content-type') };
      return c.json({ ...seen, peer: peer.remoteAddress, body: await c.req.text() }, 201);
    });
    await serve(hostHere);
    const answer = await fetch(`${url}/api/contact?from=%C3%A1`, {
      method: 'POST',
      headers: { 'X-Own': 'á é', 'Content-Type': 'text/plain' },
      body: 'señora',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(['one=1', 'two=2']);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await answer.json()).toEqual({
      ...{ method: 'POST', url: `${url}/api/contact?from=%C3%A1`, peer: '127.0.0.1' },
      ...{ own: 'á é', type: 'text/plain', body: 'señora' },
    });
  });

  it('has no body to HEAD, and none with 204 or 304', async () => {
    app.get('/admin', (c) => c.text('office'));
    app.delete('/api/admin/x', (c) => c.body(null, 204));
    app.get('/api/admin/x', (c) => c.body(null, 304));
    await serve(hostHere);
    const head = await fetch(`${url}/admin`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(`${url}/api/admin/x`, { method: 'DELETE' })).status).toBe(204);
    expect((await fetch(`${url}/api/admin/x`)).status).toBe(304);
  });

  it('is refused when its host makes no address', async () => {
    await serve(hostHere);
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /admin HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toContain('400 Bad Request');
    expect(answer.toLowerCase()).toContain('x-guard: on');
  });

  it('is answered by the site where the writer has nothing at the address', async () => {
    app.all('*', passOn);
    await serve(hostHere);
    const answer = await fetch(`${url}/quote/unknown`, { method: 'POST', body: 'x' });
    expect([answer.status, await answer.text()]).toEqual([404, 'site: /quote/unknown']);
  });

  it('may have a large body, of which little is held at a time', async () => {
    let most = 0;
    app.post('/api/image-upload', async (c) => {
      let bytes = 0;
      for await (const piece of c.req.raw.body ?? []) {
        bytes += piece.length;
        most = Math.max(most, piece.length);
      }
      return c.json({ bytes });
    });
    await serve(hostHere);
    const body = new Uint8Array(20 * MEGABYTE);
    const answer = await fetch(`${url}/api/image-upload`, { method: 'POST', body });
    expect(await answer.json()).toEqual({ bytes: 20 * MEGABYTE });
    expect(most).toBeLessThan(MEGABYTE);
  });

  it('is not read further than the writer wants, and may be refused before', async () => {
    app.post('/api/image-upload', (c) => c.text('Too Large', 413, { Connection: 'close' }));
    await serve(hostHere);
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /api/image-upload HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\nabc');
    expect(await text(socket)).toContain('413 Payload Too Large');
  });

  it('breaks off with the visitor’s connection', async () => {
    const cut = vi.fn();
    app.post('/api/image-upload', async (c) => {
      await c.req.arrayBuffer().catch(cut);
      return c.text('');
    });
    app.post('/api/contact', async (c) => {
      await c.req.arrayBuffer().catch(cut);
      return c.text('');
    });
    await serve(hostHere);
    const { port } = server.address() as AddressInfo;
    for (const [path, length] of Object.entries({ 'image-upload': 900_000, contact: 9_000 })) {
      const socket = connect(port, '127.0.0.1');
      socket.write(`POST /api/${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\nabc`);
      await wait(50);
      socket.destroy();
      await expect.poll(() => cut).toHaveBeenCalledOnce();
      cut.mockClear();
    }
  });
});

describe('an answer that takes its time', () => {
  it('comes piece by piece', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    async function* pieces() {
      yield new TextEncoder().encode('one,');
      await first.promise;
      yield new TextEncoder().encode('two');
      await second.promise;
    }
    app.get(
      '/api/admin/export',
      () =>
        new Response(
          Readable.toWeb(Readable.from(pieces(), { objectMode: false })) as ReadableStream,
        ),
    );
    await serve(hostHere);
    const answer = await fetch(`${url}/api/admin/export`);
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    const next = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await next()).toBe('one,');
    first.resolve();
    expect(await next()).toBe('two');
    second.resolve();
    expect((await reader.read()).done).toBe(true);
  });

  it('is not made faster than it is read, and no more once the visitor has gone', async () => {
    let made = 0;
    const given = vi.fn();
    const body = new ReadableStream({
      pull: (controller) => {
        made += 1;
        controller.enqueue(new Uint8Array(MEGABYTE));
      },
      cancel: given,
    });
    app.get('/api/admin/export', () => new Response(body));
    await serve(hostHere);
    const asked = ask(`${url}/api/admin/export`).end();
    const [answer] = (await once(asked, 'response')) as [NodeJS.ReadableStream];
    answer.pause();
    await wait(200);
    // What the sockets hold, and no more.
    expect(made).toBeLessThan(40);
    const before = made;
    await wait(100);
    expect(made).toBe(before);
    asked.destroy();
    await expect.poll(() => given).toHaveBeenCalledOnce();
  });

  it('does not look whole when it breaks off', async () => {
    async function* pieces() {
      yield new Uint8Array(10);
      await wait(20);
      throw new Error('no more');
    }
    app.get(
      '/api/admin/export',
      () =>
        new Response(
          Readable.toWeb(Readable.from(pieces(), { objectMode: false })) as ReadableStream,
        ),
    );
    await serve(hostHere);
    const answer = await fetch(`${url}/api/admin/export`);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    // So that the operator hears of it.
    const said = vi.spyOn(console, 'error');
    expect(said).toHaveBeenCalledOnce();
    said.mockClear();
  });
});

it('lets what has changed be known here before the answer that says so', async () => {
  const order: string[] = [];
  app.put('/api/admin/documents/1', (c) => {
    tell({ type: 'changed' });
    return c.json({});
  });
  await serve(hostHere);
  writer.listen({
    async catchUp() {
      await wait(30);
      order.push('known');
    },
    pictureRemoved: () => {},
    pictureUploaded: () => {},
  });
  await fetch(`${url}/api/admin/documents/1`, { method: 'PUT', body: '{}' });
  order.push('answered');
  expect(order).toEqual(['known', 'answered']);
});

it('writes for the thread that only reads, and says what came of it', async () => {
  const asked: WriteMessage[] = [];
  written = (message) => {
    asked.push(message);
    if (message.type === 'store-pictures')
      return { type: 'stored', id: message.id, error: 'the disk is full' };
    const isTaken = message.type === 'release-variant' || message.key === 'free';
    return { type: 'stored', id: message.id, isTaken };
  };
  await serve(hostHere);
  expect(await Promise.all([writer.claims.take('free'), writer.claims.take('held')])).toEqual([
    true,
    false,
  ]);
  await writer.claims.release('free');
  await expect(writer.storePictures([])).rejects.toThrow('the disk is full');
  expect(asked.map(({ type }) => type)).toEqual([
    ...['claim-variant', 'claim-variant', 'release-variant', 'store-pictures'],
  ]);
});

it('tells which pictures have been uploaded', async () => {
  await serve(hostHere);
  const uploaded = Promise.withResolvers<string>();
  writer.listen({
    catchUp: async () => {},
    pictureRemoved: () => {},
    pictureUploaded: ({ id }) => uploaded.resolve(id),
  });
  tell({ type: 'picture-uploaded', picture: { id: 'one' } as StoredPicture });
  expect(await uploaded.promise).toBe('one');
});

describe('a writer that ends', () => {
  /** A thread that speaks the protocol, and dies of one address. */
  const THREAD = `
    const { parentPort } = require('node:worker_threads');
    parentPort.postMessage([{ type: 'readable' }, { type: 'open' }]);
    parentPort.on('message', (messages) => {
      for (const { type, id, url } of messages) {
        if (type === 'stop') parentPort.close();
        if (url === '/api/contact') throw new Error('a fault');
        if (url === '/admin')
          parentPort.postMessage([
            { type: 'answer', id, head: { status: 200, headers: [] }, pieces: [], isEnd: true },
          ]);
      }
    });`;

  function hostInThread(): WriterHost {
    const worker = new Worker(THREAD, { eval: true });
    let failure: Error | null = null;
    worker.on('error', (error: Error) => (failure = error));
    return {
      postMessage: (messages) => worker.postMessage(messages),
      on: (event, listener) => worker.on(event, listener),
      ended: new Promise((resolve) => worker.on('exit', () => resolve(failure))),
      kill: () => void worker.terminate(),
    };
  }

  it('takes no page with it, has who waits told to try again, and is started anew', async () => {
    await serve(hostInThread);
    expect((await fetch(`${url}/admin`)).status).toBe(200);
    const waiting = fetch(`${url}/api/requests`, { method: 'POST', body: '{}' });
    await wait(50);
    const fatal = await fetch(`${url}/api/contact`, { method: 'POST', body: '{}' });
    for (const answer of [fatal, await waiting]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('x-guard')).toBe('on');
    }
    expect(await (await fetch(`${url}/menu`)).text()).toBe('site: /menu');
    await expect.poll(async () => (await fetch(`${url}/admin`)).status).toBe(200);
  });

  it('is not started again once it was asked to stop', async () => {
    const host = vi.fn(hostInThread);
    await serve(host);
    await writer.stop();
    await wait(100);
    expect(host).toHaveBeenCalledOnce();
    expect((await fetch(`${url}/admin`)).status).toBe(503);
  });

  it('fails the start when it never was there', async () => {
    const never = (): WriterHost => ({
      ...{ postMessage: () => {}, on: () => {}, kill: () => {} },
      ended: Promise.resolve(new Error('no thread')),
    });
    await serve(hostHere);
    const failing = startWriter({ host: never, headers, log: silentLog, pause: 10 });
    await expect(failing.readable).rejects.toThrow('The writer ended');
    await failing.stop();
  });
});
