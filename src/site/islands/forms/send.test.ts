import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRetryable, NETWORK_ERROR, readOutcome, sendSubmission } from './send.ts';

afterEach(() => vi.unstubAllGlobals());

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

describe('the answer to a submission', () => {
  it('is stored, with its id', async () => {
    const answer = Response.json({ id: 'abc' }, { status: 201 });
    expect(await readOutcome(answer)).toEqual({ state: 'stored', id: 'abc' });
  });

  it('is invalid, with the message key of each field', async () => {
    const answer = Response.json({ errors: { email: 'invalidEmail' } }, { status: 422 });
    expect(await readOutcome(answer)).toEqual({
      state: 'invalid',
      errors: { email: 'invalidEmail' },
    });
  });

  it.each([
    [403, 'Forbidden'],
    [429, 'Too Many Requests'],
    [451, 'Unavailable For Headless Browser'],
    [503, 'Service Unavailable'],
  ])('has failed with %i and its own words', async (status, text) => {
    expect(await readOutcome(plain(status, text))).toEqual({
      state: 'failed',
      status,
      statusText: text,
    });
  });

  it('shows nothing of a page that stands in for an answer', async () => {
    const page = new Response('<h1>proxy</h1>', {
      status: 502,
      statusText: 'Bad Gateway',
      headers: { 'content-type': 'text/html' },
    });
    expect(await readOutcome(page)).toMatchObject({ status: 502, statusText: 'Bad Gateway' });
  });

  it('is a failure when its errors are no message keys', async () => {
    const answer = Response.json({ errors: { email: 3 } }, { status: 422 });
    expect(await readOutcome(answer)).toMatchObject({ state: 'failed', status: 422 });
  });
});

describe('sending', () => {
  it('posts JSON under its key', async () => {
    const fetch = vi.fn(async () => Response.json({ id: 'abc' }, { status: 201 }));
    vi.stubGlobal('fetch', fetch);
    await sendSubmission('contact', { firstName: 'Ana' }, 'key-1');
    const [address, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(address).toBe('/api/contact');
    expect(init).toMatchObject({ method: 'POST', body: '{"firstName":"Ana"}' });
    expect(init.headers).toMatchObject({
      'content-type': 'application/json',
      'Idempotency-Key': 'key-1',
    });
  });

  it('waits longer for what takes a slow phone longer to send', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    vi.stubGlobal('fetch', async () => Response.json({ id: 'abc' }, { status: 201 }));
    await sendSubmission('contact', {}, 'key');
    await sendSubmission('request', { 'own.like': 'x'.repeat(2_000_000) }, 'key');
    const [short, long] = timeout.mock.calls.map(([milliseconds]) => milliseconds);
    expect(short).toBeCloseTo(45_000, -1);
    // 2 MB at 100 kbit/s.
    expect(long).toBeGreaterThan(160_000);
  });

  it('says "0 Network Error" without a connection, and when an answer is cut off', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = new TypeError('Failed to fetch');
    vi.stubGlobal('fetch', async () => Promise.reject(failure));
    expect(await sendSubmission('request', {}, 'key')).toEqual(NETWORK_ERROR);
    expect(logged).toHaveBeenLastCalledWith('A submission failed:', failure);
    vi.stubGlobal('fetch', async () => new Response('{"id":', { status: 201 }));
    expect(await sendSubmission('request', {}, 'key')).toEqual(NETWORK_ERROR);
    expect(NETWORK_ERROR).toMatchObject({ status: 0, statusText: 'Network Error' });
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockClear();
  });

  it('tells the console of a refusal, and of nothing that is the visitor’s to mend', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', async () =>
      Response.json({ errors: { email: 'invalidEmail' } }, { status: 422 }),
    );
    await sendSubmission('contact', {}, 'key');
    expect(logged).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', async () => plain(503, 'Service Unavailable'));
    await sendSubmission('contact', {}, 'key');
    expect(logged.mock.calls).toEqual([['A submission failed:', '503 Service Unavailable']]);
    logged.mockClear();
  });

  it.each([
    [0, true],
    [403, false],
    [413, false],
    [429, true],
    [451, false],
    [500, true],
    [503, true],
  ])('%i can be tried again: %s', (status, expected) => {
    expect(isRetryable({ state: 'failed', status, statusText: '' })).toBe(expected);
  });
});
