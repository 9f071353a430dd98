import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Log } from '../../log/index.server.ts';
import { requestsForAddresses, requestsForKeys, type PurgeRequest } from './purge-requests.ts';
import { Purger } from './purger.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function given() {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const sent: string[] = [];
  const edge = { isAway: false };
  const purger = new Purger({
    log: log as unknown as Log,
    edge: 'edge.example',
    async send({ path, headers }: PurgeRequest) {
      if (edge.isAway) throw new Error('away');
      sent.push(`${path} ${Object.values(headers).join(' ')}`);
    },
  });
  return { purger, sent, edge, log };
}

const keys = (...names: string[]) => requestsForKeys(names);

describe('Purger', () => {
  it('tells of a hundred changes at once once, and once more a second later', async () => {
    const { purger, sent } = given();
    for (let change = 0; change < 100; change += 1) purger.add(keys('a'));
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual(['/ a']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual(['/ a', '/ a']);
  });

  it('tells an edge that was away when it is back, with what has changed since', async () => {
    const { purger, sent, edge, log } = given();
    edge.isAway = true;
    purger.add(keys('a'));
    await vi.advanceTimersByTimeAsync(60_000);
    purger.add(keys('b'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toEqual([]);
    expect(log.warn).toHaveBeenCalledOnce();
    edge.isAway = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(new Set(sent)).toEqual(new Set(['/ a', '/ b']));
    expect(log.error).not.toHaveBeenCalled();
  });

  it('gives up after five minutes, and says so', async () => {
    const { purger, sent, edge, log } = given();
    edge.isAway = true;
    purger.add(keys('a'));
    await vi.advanceTimersByTimeAsync(330_000);
    expect(log.error).toHaveBeenCalledOnce();
    edge.isAway = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    purger.add(keys('b'));
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual(['/ b']);
  });

  it('tells what is new before what it only tells once more', async () => {
    const { purger, sent } = given();
    for (let change = 0; change < 40; change += 1) purger.add(keys(`k${change}`));
    // The first are to be told once more, and are waited for to come together.
    await vi.advanceTimersByTimeAsync(1_080);
    expect(sent).toHaveLength(40);
    purger.add(keys('new'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent[40]).toBe('/ new');
    expect(sent).toHaveLength(82);
  });

  it('sends nothing once it is stopped', async () => {
    const { purger, sent } = given();
    purger.add(keys('a'));
    const stopped = purger.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    await stopped;
    expect(sent).toEqual([]);
  });
});

describe('purge requests', () => {
  it('name many keys in few requests of bounded length', () => {
    const requests = requestsForKeys(Array.from({ length: 450 }, (_, index) => `d${index}`));
    expect(requests.map(({ headers }) => headers['Surrogate-Key']?.split(' ').length)).toEqual([
      200, 200, 50,
    ]);
  });

  it('ask for a page in every encoding, and as who has chosen another language', () => {
    const requests = requestsForAddresses(['/menu'], ['language=en']);
    expect(requests.map(({ headers }) => headers)).toEqual([
      { 'Accept-Encoding': 'br' },
      { 'Accept-Encoding': 'br', Cookie: 'language=en' },
      { 'Accept-Encoding': 'gzip' },
      { 'Accept-Encoding': 'gzip', Cookie: 'language=en' },
      { 'Accept-Encoding': 'identity' },
      { 'Accept-Encoding': 'identity', Cookie: 'language=en' },
    ]);
  });
});
