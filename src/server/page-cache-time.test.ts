import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentReads } from '../content/index.server.ts';
import type { ResourceResolution } from '../site/index.server.ts';
import type { PageCache } from './page-cache.ts';
import { createCache, errorAnswer, page } from './testing/pages.ts';

describe('PageCache, as time passes', () => {
  it('holds for a moment that the content is out of reach, and never beyond it', async () => {
    let now = 1_000;
    const cache = createCache({ now: () => now });
    const reads = { documentIds: new Set(), queries: new Set() } as ContentReads;
    const make = vi.fn(async () => {
      const freshUntil = new Date(now + 2_000);
      return { status: 503, contentType: 'text/html', body: 'down', reads, freshUntil };
    });
    const unavailable = errorAnswer('503 any', 503, { make });
    const errorAnswers = { missing: errorAnswer('404 any', 404), unavailable };
    const { resolution } = page('/a', []);
    const down = { ...resolution, make: async () => 'unavailable' as const, errorAnswers };
    expect((await cache.answer(down)).status).toBe(503);
    now = 2_999;
    expect((await cache.answer(down)).status).toBe(503);
    expect(make).toHaveBeenCalledOnce();
    now = 3_000;
    await cache.answer(down);
    expect(make).toHaveBeenCalledTimes(2);
    // What has come back is not kept away by it.
    expect((await cache.answer(resolution)).status).toBe(200);
  });

  it('makes a page again when its time is over', async () => {
    let now = 1_000;
    const cache = createCache({ now: () => now });
    const { resolution, make } = page('/a', []);
    const timed = async () => ({ ...(await make()), freshUntil: new Date(2_000) });
    await cache.answer({ ...resolution, make: timed });
    expect(cache.get('/a')).toBeDefined();
    now = 2_000;
    expect(cache.get('/a')).toBeUndefined();
  });

  describe('with a page that says what the clock says', () => {
    const NOON = Date.parse('2026-11-23T11:00:00Z');

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOON });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    /** A page that is true for an hour; it says when it was made. */
    function hourly(key = '/a', more: Partial<ResourceResolution> = {}) {
      const { resolution } = page(key, []);
      const make = vi.fn(async () => ({
        status: 200,
        contentType: 'text/html',
        body: new Date().toISOString(),
        reads: { documentIds: new Set(), queries: new Set() } as ContentReads,
        freshUntil: new Date(Date.now() + 3_600_000),
      }));
      return { resolution: { ...resolution, make, ...more }, make };
    }

    const bodyOf = (cache: PageCache, key: string) =>
      cache.get(key)?.response.variants.identity.body.toString();

    it('makes it again at its time, before anyone asks, and each time again', async () => {
      const cache = createCache();
      const { resolution, make } = hourly();
      await cache.answer(resolution);
      await vi.advanceTimersByTimeAsync(3_599_000);
      expect(make).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(2_000);
      expect(make).toHaveBeenCalledTimes(2);
      expect(bodyOf(cache, '/a')).toBe('2026-11-23T12:00:00.000Z');
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(make).toHaveBeenCalledTimes(3);
      expect(bodyOf(cache, '/a')).toBe('2026-11-23T13:00:00.000Z');
      cache.stop();
    });

    it('makes many again, each once', async () => {
      const cache = createCache();
      const pages = Array.from({ length: 20 }, (_, index) => hourly(`/${index}`));
      for (const { resolution } of pages) await cache.answer(resolution);
      await vi.advanceTimersByTimeAsync(3_601_000);
      await vi.waitFor(() => {
        for (const { make } of pages) expect(make).toHaveBeenCalledTimes(2);
      });
      cache.stop();
    });

    it('never answers it after its time, also when the machine slept', async () => {
      const cache = createCache();
      const { resolution, make } = hourly();
      await cache.answer(resolution);
      // The clock is past its time; no timer has run.
      vi.setSystemTime(NOON + 5 * 3_600_000);
      expect(cache.get('/a')).toBeUndefined();
      const answer = await cache.answer(resolution);
      expect(answer.variants.identity.body.toString()).toBe('2026-11-23T16:00:00.000Z');
      expect(make).toHaveBeenCalledTimes(2);
      cache.stop();
    });

    it('looks again soon after the machine woke, whatever the timer was set to', async () => {
      const cache = createCache();
      const { resolution, make } = hourly();
      await cache.answer(resolution);
      vi.setSystemTime(NOON + 5 * 3_600_000);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(make).toHaveBeenCalledTimes(2);
      cache.stop();
    });

    it('tries again in a moment while its content is out of reach, and forgets it when it is gone', async () => {
      const cache = createCache();
      const { resolution, make } = hourly();
      const making = vi.fn(async () => {
        if (making.mock.calls.length === 1) return make();
        return making.mock.calls.length < 4 ? 'unavailable' : 'missing';
      });
      await cache.answer({ ...resolution, make: making });
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(making).toHaveBeenCalledTimes(2);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(making).toHaveBeenCalledTimes(3);
      expect(cache.size).toBe(1);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(cache.size).toBe(0);
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(making).toHaveBeenCalledTimes(4);
    });

    it('leaves alone what is not made before it is asked for, and everything once stopped', async () => {
      const cache = createCache();
      const idle = hourly('/idle', { isEager: false });
      const stopped = hourly('/stopped');
      await cache.answer(idle.resolution);
      await cache.answer(stopped.resolution);
      cache.stop();
      await vi.advanceTimersByTimeAsync(7_200_000);
      expect(idle.make).toHaveBeenCalledOnce();
      expect(stopped.make).toHaveBeenCalledOnce();
    });
  });

  it('goes on answering a page past its time while its content is out of reach', async () => {
    let now = 1_000;
    const cache = createCache({ now: () => now });
    const { resolution, make } = page('/a', []);
    const failing = vi.fn(async () => {
      if (failing.mock.calls.length > 1) return 'unavailable' as const;
      return { ...(await make()), freshUntil: new Date(2_000) };
    });
    const failingPage = { ...resolution, make: failing };
    await cache.answer(failingPage);
    now = 3_000;
    // Asked for once, then left in peace for a moment.
    for (let again = 0; again < 3; again += 1) {
      expect((await cache.answer(failingPage)).status).toBe(200);
    }
    expect(failing).toHaveBeenCalledTimes(2);
    now = 6_000;
    expect((await cache.answer(resolution)).status).toBe(200);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('forgets a page past its time that is no more', async () => {
    let now = 1_000;
    const cache = createCache({ now: () => now });
    const { resolution, make } = page('/a', []);
    await cache.answer({
      ...resolution,
      make: async () => ({ ...(await make()), freshUntil: new Date(2_000) }),
    });
    now = 3_000;
    const errorAnswers = {
      missing: errorAnswer('404 any', 404),
      unavailable: errorAnswer('503 any', 503),
    };
    const gone = { ...resolution, make: async () => 'missing' as const, errorAnswers };
    expect((await cache.answer(gone)).status).toBe(404);
    expect(cache.size).toBe(1);
  });

  it('goes on answering a page past its time while the content is out of reach', async () => {
    let now = 1_000;
    const cache = createCache({ now: () => now });
    const { resolution, make } = page('/a', []);
    const failing = vi.fn(async () => {
      if (failing.mock.calls.length > 1) return 'unavailable' as const;
      return { ...(await make()), freshUntil: new Date(2_000) };
    });
    await cache.answer({ ...resolution, make: failing });
    now = 3_000;
    expect((await cache.answer(resolution)).status).toBe(200);
    await cache.settle();
    expect((await cache.answer(resolution)).status).toBe(200);
  });
});
