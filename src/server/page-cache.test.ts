import { describe, expect, it, vi } from 'vitest';
import type { ContentChange } from '../content/index.ts';
import type { Language } from '../i18n/index.ts';
import { createCache, errorAnswer, page } from './testing/pages.ts';

const change = (...ids: string[]): ContentChange => ({
  documentIds: new Set(ids),
  queries: new Set(),
});

describe('PageCache', () => {
  it('makes a page once for all who ask at the same time', async () => {
    const cache = createCache();
    const { resolution, make } = page('/a', []);
    await Promise.all([cache.answer(resolution), cache.answer(resolution)]);
    await cache.answer(resolution);
    expect(make).toHaveBeenCalledOnce();
  });

  it('drops just the pages that read what changed, and makes them again before anyone asks', async () => {
    const cache = createCache();
    const [one, other] = [page('/one', ['x']), page('/other', ['y'])];
    await cache.answer(one.resolution);
    await cache.answer(other.resolution);
    expect(cache.change(change('x'))).toEqual(['/one']);
    await expect.poll(() => cache.get('/one')).toBeDefined();
    await cache.settle();
    expect(one.make).toHaveBeenCalledTimes(2);
    expect(other.make).toHaveBeenCalledOnce();
  });

  it('leaves a dropped page to who asks for it, where nothing is made ready', async () => {
    const cache = createCache({ isLazy: true });
    const { resolution, make } = page('/a', ['x']);
    await cache.answer(resolution);
    expect(cache.change(change('x'))).toEqual(['/a']);
    await cache.settle();
    expect(make).toHaveBeenCalledOnce();
    await cache.answer(resolution);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('does not hold a page whose content changed while it was made', async () => {
    const cache = createCache();
    let finish = () => {};
    const first = new Promise<void>((done) => (finish = done));
    const { resolution, make } = page('/a', ['x']);
    const slow = vi.fn(async () => {
      const made = await make();
      if (slow.mock.calls.length === 1) await first;
      return made;
    });
    const answer = cache.answer({ ...resolution, make: slow });
    cache.change(change('x'));
    finish();
    expect((await answer).variants.identity.body.toString()).toMatch(/^\/a 2/);
  });

  it('holds no more than it may, and lets the least wanted go', async () => {
    const one = createCache();
    await one.answer(page('/a', []).resolution);
    // Room for three and a half of them.
    const maximumBytes = Math.floor(one.bytes * 3.5);
    const cache = createCache({ maximumBytes });
    for (const key of ['/a', '/b', '/c', '/d', '/e']) {
      await cache.answer(page(key, []).resolution);
      cache.get('/a');
    }
    expect(cache.bytes).toBeLessThanOrEqual(maximumBytes);
    expect(cache.get('/a')).toBeDefined();
    expect(cache.get('/b')).toBeUndefined();
  });

  it('answers every address with nothing at it by the one answer that stands in', async () => {
    const cache = createCache();
    const make = vi.fn(errorAnswer('404 any', 404).make);
    const missing = errorAnswer('404 any', 404, { make });
    const errorAnswers = { missing, unavailable: errorAnswer('503 any', 503) };
    const ask = async (index: number) => {
      const { resolution } = page(`/a${index}`, []);
      return cache.answer({ ...resolution, make: async () => 'missing', errorAnswers });
    };
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => ask(index)));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    expect(make).toHaveBeenCalledOnce();
    expect(cache.size).toBe(1);
    // It shows the footer, and follows it.
    expect(cache.change(change('footer'))).toEqual(['404 any']);
    await expect.poll(() => make).toHaveBeenCalledTimes(2);
  });

  it('keeps no page of a language that is not offered, nor one whose making it was switched off in', async () => {
    let offered: readonly Language[] = ['es', 'en'];
    const cache = createCache({ languages: () => offered });
    const spanish = page('/a', ['x']);
    const english = page('/en/a', ['x'], { language: 'en' });
    const slow = page('/en/b', [], { language: 'en' });
    await Promise.all([cache.answer(spanish.resolution), cache.answer(english.resolution)]);
    const answered = cache.answer(slow.resolution);
    offered = ['es'];
    cache.languagesChanged();
    expect((await answered).status).toBe(200);
    expect([cache.get('/en/a'), cache.get('/en/b')]).toEqual([undefined, undefined]);
    expect(cache.get('/a')).toBeDefined();
    expect(cache.change(change('x'))).toEqual(['/a']);
    offered = ['es', 'en'];
    await cache.answer(english.resolution);
    expect(cache.get('/en/a')).toBeDefined();
  });

  it('recompresses what it holds, and says so in the ETag', async () => {
    const cache = createCache();
    const quick = await cache.answer(page('/a', []).resolution);
    await cache.settle();
    const best = cache.get('/a')?.response;
    expect(best?.hash).toBe(quick.hash);
    expect(best?.variants.br.headers).toContain(`"${quick.hash}-B"`);
    expect(quick.variants.br.headers).toContain(`"${quick.hash}-b"`);
  });
});
