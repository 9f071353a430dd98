import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sender } from '../http/index.server.ts';
import type { Language } from '../i18n/index.ts';
import { silentLog } from '../log/index.server.ts';
import type { Resolution, Site } from '../site/index.server.ts';
import type { CachedResponse } from './cached-response.ts';
import { createScreenStream, type ScreenStream } from './screen-stream.ts';

/** Versions by the path of the page; 503 where there is none. */
const versions = new Map<string, string>();
let sender = 'a';
let offered: readonly Language[];
let streams: ScreenStream;
let app: Hono;
const opened: AbortController[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  versions.clear();
  versions.set('/screen', 'one').set('/en/screen', 'uno');
  sender = 'a';
  offered = ['es', 'en'];
  const site = {
    options: { languages: ['es', 'en'] },
    get languages() {
      return offered;
    },
    resolve: (path: string) => ({ kind: 'resource', key: path }) as Resolution,
  } as unknown as Site;
  streams = createScreenStream({
    site,
    cache: {
      async answer({ key }) {
        const hash = versions.get(key);
        return { status: hash ? 200 : 503, hash: hash ?? 'down' } as CachedResponse;
      },
    },
    findSender: () => ({ network: sender, neighbourhood: sender }) as Sender,
    log: silentLog,
  });
  app = new Hono();
  app.get('/changes', (c) => streams.answer(c));
});

afterEach(() => {
  streams.stop();
  for (const one of opened.splice(0)) one.abort();
  vi.useRealTimers();
});

/** A screen that connects, and what it reads. */
async function connect(language = 'es') {
  const abort = new AbortController();
  opened.push(abort);
  const response = await app.request(`/changes?language=${language}`, { signal: abort.signal });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  return {
    response,
    abort,
    /** The next message; null at the end. */
    async next() {
      const read = await reader?.read();
      return read && !read.done ? decoder.decode(read.value) : null;
    },
    cancel: () => reader?.cancel(),
  };
}

const settled = () => new Promise(setImmediate);

describe('createScreenStream', () => {
  it('tells the version on connecting, as an event stream that no proxy keeps', async () => {
    const { response, next } = await connect();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(await next()).toBe('data: one\n\n');
  });

  it('tells a change at once, only to who is shown another page by it', async () => {
    const spanish = await connect();
    const english = await connect('en');
    expect([await spanish.next(), await english.next()]).toEqual([
      'data: one\n\n',
      'data: uno\n\n',
    ]);
    versions.set('/en/screen', 'dos');
    streams.contentChanged();
    expect(await english.next()).toBe('data: dos\n\n');
    versions.set('/screen', 'two');
    streams.contentChanged();
    // Nothing was told in between.
    expect(await spanish.next()).toBe('data: two\n\n');
  });

  it('leads a screen to the default language’s page while its own is not offered', async () => {
    const english = await connect('en');
    expect(await english.next()).toBe('data: uno\n\n');
    offered = ['es'];
    streams.contentChanged();
    expect(await english.next()).toBe('data: one\n\n');
    const later = await connect('en');
    expect(await later.next()).toBe('data: one\n\n');
    offered = ['es', 'en'];
    streams.contentChanged();
    expect(await english.next()).toBe('data: uno\n\n');
  });

  it('lets screens know every 15 seconds that they are connected', async () => {
    const { next } = await connect();
    await next();
    vi.advanceTimersByTime(15_000);
    expect(await next()).toBe('data: one\n\n');
  });

  it('says nothing while the page cannot be read, and its version once it can', async () => {
    versions.delete('/screen');
    const { next } = await connect();
    await settled();
    versions.set('/screen', 'back');
    vi.advanceTimersByTime(15_000);
    expect(await next()).toBe('data: back\n\n');
  });

  it('forgets a screen that went away', async () => {
    const one = await connect();
    const other = await connect();
    expect(streams.size).toBe(2);
    one.abort.abort();
    await other.cancel();
    await settled();
    expect(streams.size).toBe(0);
  });

  it('lets go of a screen that no longer reads', async () => {
    await connect();
    for (let beat = 0; beat < 20; beat++) {
      vi.advanceTimersByTime(15_000);
      await settled();
    }
    expect(streams.size).toBe(0);
  });

  it('takes so many screens of one network, and so many in all: whoever has most gives way', async () => {
    const greedy = [];
    for (let screen = 0; screen < 8; screen++) greedy.push(await connect());
    const refused = await connect();
    expect(refused.response.status).toBe(503);
    expect(refused.response.headers.get('retry-after')).toBe('30');
    for (let screen = 8; screen < 200; screen++) {
      sender = `network ${screen}`;
      expect((await connect()).response.status).toBe(200);
    }
    sender = 'television';
    const television = await connect();
    expect(television.response.status).toBe(200);
    expect(await television.next()).toBe('data: one\n\n');
    expect(streams.size).toBe(200);
    // The newest of the network with eight is ended, and gets no place by asking again.
    const [first, last] = [greedy[0], greedy.at(-1)];
    expect([await last?.next(), await last?.next()]).toEqual(['data: one\n\n', null]);
    sender = 'a';
    for (let again = 0; again < 20; again++) expect((await connect()).response.status).toBe(503);
    versions.set('/screen', 'two');
    streams.contentChanged();
    expect(await television.next()).toBe('data: two\n\n');
    expect([await first?.next(), await first?.next()]).toEqual(['data: one\n\n', 'data: two\n\n']);
  });

  it('has a place for a newcomer, and at once again, among two hundred networks that come and go', async () => {
    let networks = 0;
    const others = async (count: number) => {
      for (let one = 0; one < count; one++) {
        sender = `network ${networks++}`;
        expect((await connect()).response.status).toBe(200);
      }
    };
    await others(200);
    for (let round = 0; round < 3; round++) {
      sender = 'television';
      const television = await connect();
      expect(await television.next()).toBe('data: one\n\n');
      await others(199);
      versions.set('/screen', `round ${round}`);
      streams.contentChanged();
      expect(await television.next()).toBe(`data: round ${round}\n\n`);
      versions.set('/screen', 'one');
      streams.contentChanged();
      expect(await television.next()).toBe('data: one\n\n');
      await others(1);
      expect(await television.next()).toBeNull();
      expect(streams.size).toBe(200);
    }
  });

  it('ends every connection when it stops, and takes no more', async () => {
    const { next } = await connect();
    await next();
    streams.stop();
    expect(await next()).toBeNull();
    expect((await connect()).response.status).toBe(503);
    expect(streams.size).toBe(0);
  });

  it('keeps no connection for a HEAD', async () => {
    const response = await app.request('/changes', { method: 'HEAD' });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(streams.size).toBe(0);
  });
});
