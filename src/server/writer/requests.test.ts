import { once } from 'node:events';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { givenWriter } from '../testing/given-writer.ts';
import { passOn } from './serve-requests.ts';

const MEGABYTE = 1_048_576;

describe('a request that the writer answers', () => {
  it('arrives as it was sent, and so does the answer', async () => {
    const { app, serve } = givenWriter();
    app.post('/api/contact', async (c) => {
      c.header('Set-Cookie', 'one=1');
      c.header('Set-Cookie', 'two=2', { append: true });
      const peer = (c.env as { incoming: { socket: { remoteAddress: string } } }).incoming.socket;
      const { method, url } = c.req;
      const seen = { method, url, own: c.req.header('x-own'), type: c.req.header('content-type') };
      return c.json({ ...seen, peer: peer.remoteAddress, body: await c.req.text() }, 201);
    });
    const { url } = await serve();
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
    const { app, serve } = givenWriter();
    app.get('/admin', (c) => c.text('office'));
    app.delete('/api/admin/x', (c) => c.body(null, 204));
    app.get('/api/admin/x', (c) => c.body(null, 304));
    const { url } = await serve();
    const head = await fetch(`${url}/admin`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(`${url}/api/admin/x`, { method: 'DELETE' })).status).toBe(204);
    expect((await fetch(`${url}/api/admin/x`)).status).toBe(304);
  });

  it('is refused when its host makes no address', async () => {
    const { port } = await givenWriter().serve();
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /admin HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toContain('400 Bad Request');
    expect(answer.toLowerCase()).toContain('x-guard: on');
  });

  it('is answered by the site where the writer has nothing at the address', async () => {
    const { app, serve } = givenWriter();
    app.all('*', passOn);
    const { url } = await serve();
    const answer = await fetch(`${url}/quote/unknown`, { method: 'POST', body: 'x' });
    expect([answer.status, await answer.text()]).toEqual([404, 'site: /quote/unknown']);
  });

  it('may have a large body, of which little is held at a time', async () => {
    const { app, serve } = givenWriter();
    let most = 0;
    app.post('/api/image-upload', async (c) => {
      let bytes = 0;
      for await (const piece of c.req.raw.body ?? []) {
        bytes += piece.length;
        most = Math.max(most, piece.length);
      }
      return c.json({ bytes });
    });
    const { url } = await serve();
    const body = new Uint8Array(20 * MEGABYTE);
    const answer = await fetch(`${url}/api/image-upload`, { method: 'POST', body });
    expect(await answer.json()).toEqual({ bytes: 20 * MEGABYTE });
    expect(most).toBeLessThan(MEGABYTE);
  });

  it('is not read further than the writer wants, and may be refused before', async () => {
    const { app, serve } = givenWriter();
    app.post('/api/image-upload', (c) => c.text('Too Large', 413));
    const { port } = await serve();
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write('POST /api/image-upload HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\nabc');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toContain('413 Payload Too Large');
  });

  it('breaks off with the visitor’s connection', async () => {
    const { app, serve } = givenWriter();
    const cut = vi.fn();
    app.post('/api/image-upload', async (c) => {
      await c.req.arrayBuffer().catch(cut);
      return c.text('');
    });
    app.post('/api/contact', async (c) => {
      await c.req.arrayBuffer().catch(cut);
      return c.text('');
    });
    const { port } = await serve();
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

/** An answer of pieces, each sent as it comes. */
const streamed = (pieces: AsyncIterable<Uint8Array>) =>
  new Response(Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream);

describe('an answer that takes its time', () => {
  it('comes piece by piece', async () => {
    const { app, serve } = givenWriter();
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    async function* pieces() {
      yield new TextEncoder().encode('one,');
      await first.promise;
      yield new TextEncoder().encode('two');
      await second.promise;
    }
    app.get('/api/admin/export', () => streamed(pieces()));
    const { url } = await serve();
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
    const { app, serve } = givenWriter();
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
    const { url } = await serve();
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
    const { app, serve } = givenWriter();
    async function* pieces() {
      yield new Uint8Array(10);
      await wait(20);
      throw new Error('no more');
    }
    app.get('/api/admin/export', () => streamed(pieces()));
    const { url } = await serve();
    const answer = await fetch(`${url}/api/admin/export`);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    // So that the operator hears of it.
    const said = vi.spyOn(console, 'error');
    expect(said).toHaveBeenCalledOnce();
    said.mockClear();
  });
});
