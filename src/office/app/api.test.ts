import { afterEach, expect, it, vi } from 'vitest';
import type { Api, SignInApi } from '../api.types.ts';
import { apiOf } from './api.ts';
import { call, callAs, keepAhead, upload } from './call.ts';

const api = apiOf<Api<'quotes'>>();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('calls a route by its name, with its parameters in the address', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ id: 'a' }));
  vi.stubGlobal('fetch', fetch);
  callAs('https://example.com/assets/main-1.js?x');
  const sent = await api('POST /quotes/:id/send', { params: { id: 'a/b' }, revision: '3' });
  expect(sent.id).toBe('a');
  const [address, { method, headers } = {}] = fetch.mock.lastCall ?? [];
  expect([method, address]).toEqual(['POST', '/api/admin/quotes/a%2Fb/send']);
  expect(new Headers(headers).get('If-Match')).toBe('"3"');
  expect(new Headers(headers).get('X-Office-Script')).toBe('/assets/main-1.js');
  await api('GET /quote-prices', { query: { service: 'catering', language: 'es', people: 12 } });
  expect(fetch.mock.lastCall?.[0]).toBe(
    '/api/admin/quote-prices?service=catering&language=es&people=12',
  );
  // The ways in are routes of another kind.
  const answer = await apiOf<SignInApi>()('POST /auth/sign-in', { body: {} });
  expect(fetch.mock.lastCall?.[0]).toBe('/api/admin/auth/sign-in');
  // @ts-expect-error -- there may be a second step instead
  expect(answer.account).toBeUndefined();
});

it('takes what the server answered ahead, once, while it is fresh and nothing was changed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let signsIn = false;
  vi.stubGlobal('fetch', async () => Response.json(signsIn ? { ahead: { today: 1 } } : 'asked'));
  const today = () => call('GET', 'today');
  keepAhead({ today: 'brought' });
  expect([await today(), await today()]).toEqual(['brought', 'asked']);
  keepAhead({ today: 'brought' });
  await call('POST', 'today/actions');
  expect(await today()).toBe('asked');
  keepAhead({ today: 'brought' });
  vi.setSystemTime(Date.now() + 10_000);
  expect(await today()).toBe('asked');
  signsIn = true;
  await call('POST', 'auth/sign-in');
  signsIn = false;
  await call('POST', 'auth/passkey/options');
  expect([await today(), await today()]).toEqual([1, 'asked']);
});

it('takes a connection for lost where no answer comes in time, and not where nobody waits any more', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) =>
    Promise.reject(signal.reason as Error),
  );
  const signal = AbortSignal.timeout(0);
  await expect.poll(() => signal.aborted).toBe(true);
  await expect(call('PUT', 'quotes/a', { signal })).rejects.toMatchObject({ code: 'offline' });
  const gone = AbortSignal.abort();
  await expect(call('GET', 'quotes/a', { signal: gone })).rejects.toThrow('aborted');
});

it('takes an answer that was cut off for a lost connection, and one that says nothing for nothing', async () => {
  // No more than what it waits for: files of one worker share their timers.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('navigator', { onLine: true });
  /** An answer whose connection is lost after its first bytes. */
  const cut = () =>
    new Response(
      new ReadableStream({
        start: (body) => body.enqueue(new TextEncoder().encode('{"id":')),
        pull: (body) => body.error(new TypeError('network error')),
      }),
    );
  vi.stubGlobal('fetch', async () => cut());
  await expect(call('PUT', 'quotes/a')).rejects.toMatchObject({ code: 'offline' });
  const answers = [cut(), Response.json({ id: 'a' })];
  vi.stubGlobal('fetch', async () => answers.shift());
  const read = call('GET', 'quotes/a');
  await vi.advanceTimersByTimeAsync(500);
  expect(await read).toEqual({ id: 'a' });
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(call('PUT', 'quotes/a')).rejects.toMatchObject({ status: 502, code: 'failed' });
});

it('sends a file, tells how much of it has gone, and is refused as other calls are', async () => {
  const heard = vi.fn<(event: Event) => boolean>(() => true);
  vi.stubGlobal('dispatchEvent', heard);
  let answer: { status: number; response: unknown } | null = null;
  const sent: Record<string, string> = {};
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
      onload?: () => void;
      onerror?: () => void;
      status = 0;
      response: unknown = null;
      open() {}
      setRequestHeader(name: string, value: string) {
        sent[name] = value;
      }
      send() {
        this.upload.onprogress?.({ loaded: 1, total: 4 });
        Object.assign(this, answer);
        if (answer) this.onload?.();
        else this.onerror?.();
      }
    },
  );
  const gone = vi.fn<(share: number) => void>();
  callAs('https://example.com/assets/main-1.js');
  const send = () => upload('pictures', new Blob(['abcd']), gone);
  await expect(send()).rejects.toMatchObject({ status: 0, code: 'offline' });
  expect(gone).toHaveBeenCalledWith(0.25);
  expect(sent).toEqual({ 'X-Office-Script': '/assets/main-1.js' });
  answer = { status: 422, response: { error: 'notAPicture', about: 'a' } };
  await expect(send()).rejects.toMatchObject({ code: 'notAPicture', details: { about: 'a' } });
  expect(heard).not.toHaveBeenCalled();
  answer = { status: 401, response: { error: 'signedOut' } };
  await expect(send()).rejects.toMatchObject({ status: 401 });
  expect(heard.mock.lastCall?.[0].type).toBe('signedOut');
  answer = { status: 201, response: { id: 'a' } };
  expect(await send()).toEqual({ id: 'a' });
});

it('knows by the routes what can be called, and with what', () => {
  const wrong = () => [
    // @ts-expect-error no such route
    api('GET /quotation/:id', { params: { id: 'a' } }),
    // @ts-expect-error which one?
    api('GET /quotes/:id'),
    // @ts-expect-error no such language
    api('GET /quote-prices', { query: { service: '', language: 'xx', people: 1 } }),
    // @ts-expect-error a quote has a draft
    api('PUT /quotes/:id', { params: { id: 'a' }, body: { text: '' } }),
  ];
  expect(wrong).toBeTypeOf('function');
});
