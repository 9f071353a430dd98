import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROUTES } from '../../src/site/routes.server.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

/** How long a change may take to show on a busy computer. */
const PATIENCE = { timeout: 10_000 };

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A made-up value, different each time. */
let made = 0;
const invented = () => `x${(made++).toString(36)}-${Math.random().toString(36).slice(2)}`;

/** A kind of thing that does not exist, and its address. */
type Kind = readonly [kind: string, address: (value: string) => string];

/** Every kind of address with a parameter. */
const KINDS: readonly [Kind, ...Kind[]] = [
  ['no page', (value) => `/${value}`],
  ['a list of the menu', (value) => `/menu?list=${value}`],
  ['a page of the blog', (value) => `/blog?page=${value}`],
  ['a post', (value) => `/blog/${value}`],
  ['a workshop', (value) => `/gastronomic/${value}`],
  ['a birthday', (value) => `/birthday/${value}`],
  ['a thanks', (value) => `/thanks?kind=${value}`],
  ['a part of the sitemap', (value) => `/sitemap.xml?part=${value}`],
  ['data of a workshop', (value) => `/api/workshops/${value}`],
  ['a language of that data', (value) => `/api/workshops/turmeric?language=${value}`],
];

/** Watches every query of the content service; returns a function that names those used since. */
function watchContent(): () => string[] {
  const { service } = site.core.content;
  const names = Object.keys(service) as (keyof typeof service)[];
  const spies = names.map((name) => [name, vi.spyOn(service, name)] as const);
  return () => {
    const asked = spies.filter(([, spy]) => spy.mock.calls.length > 0).map(([name]) => name);
    for (const [, spy] of spies) spy.mockRestore();
    return asked;
  };
}

describe.each(KINDS)('%s that does not exist', (_, address) => {
  it.each(['', '/en'])(
    'is one cached response at %s/…: nothing is read or cached for it',
    async (prefix) => {
      // Files without languages (sitemap, data) have no address under /en, which is a 404 as well.
      const path = (value: string) => prefix + address(value);
      const first = await site.get(path(invented()));
      const body = await first.text();
      expect(first.status).toBe(404);
      const { size } = site.cache;
      const asked = watchContent();
      const answers = await Promise.all(
        Array.from({ length: 50 }, async () => {
          const answer = await site.get(path(invented()));
          return [answer.status, await answer.text()];
        }),
      );
      expect(asked()).toEqual([]);
      expect(site.cache.size).toBe(size);
      expect(new Set(answers.map(String))).toEqual(new Set([String([404, body])]));
    },
  );
});

it('10,000 of them leave nothing in memory, and evict no page', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const ask = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const [, address] = KINDS[index % KINDS.length] ?? KINDS[0];
      const { pathname, searchParams } = new URL(address(invented()), 'http://site.test');
      const resolution = site.site.resolve(pathname, searchParams);
      if (resolution.kind === 'redirect') throw new Error('A redirect');
      await site.cache.answer(resolution.kind === 'missing' ? resolution.errorAnswer : resolution);
    }
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = await ask(1_000);
  await site.cache.settle();
  const { size, bytes } = site.cache;
  const after = await ask(10_000);
  expect([site.cache.size, site.cache.bytes]).toEqual([size, bytes]);
  expect(after - before).toBeLessThan(2_000_000);
});

describe('other spellings of an address', () => {
  it.each([
    ['/blog?page=01'],
    ['/blog?page=1.0'],
    ['/blog?page=0x1'],
    ['/blog?page=%201'],
    ['/blog?page=1&page=1'],
    ['/blog?page=2&page=1'],
    ['/sitemap.xml?part=01'],
    ['/sitemap.xml?part=1.0'],
    ['/sitemap.xml?part=0x1'],
    ['/sitemap.xml?part=1e0'],
    ['/sitemap.xml?part=1&part=1'],
    ['/menu?list=BEBIDAS'],
    ['/menu?list=bebidas%20'],
    ['/menu?list=bebidas&list=bebidas'],
    ['/blog/%20gazpacho'],
    ['/blog/gazpacho%20'],
    ['/blog/gazpacho//x'],
    ['//blog/gazpacho'],
    ['/en//blog/gazpacho'],
    ['/EN/blog/gazpacho'],
    ['/es/blog/gazpacho'],
    ['/gastronomic/%20turmeric'],
    ['/api/workshops/TURMERIC'],
    ['/api/workshops/turmeric?language=ES'],
    ['/api/workshops/turmeric?language=ar'],
    ['/thanks?kind=Contact'],
    ['/thanks'],
  ])('%s is a 404, and nothing is cached for it', async (address) => {
    await site.get(address);
    const { size } = site.cache;
    expect((await site.get(`${address}${address.includes('?') ? '&' : '?'}again`)).status).toBe(
      404,
    );
    expect(site.cache.size).toBe(size);
  });

  it.each([
    ['/blog', '/blog?page=1'],
    ['/blog', '/blog?page='],
    ['/en/blog', '/en/blog?page&utm_source=x'],
    ['/menu', '/menu?list='],
  ])('%s is where %s redirects', async (address, other) => {
    const answer = await site.get(other);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, address]);
  });

  it.each([
    ['/en', '/en/'],
    ['/menu', '/menu?utm_source=x&utm_source=y'],
    ['/menu?list=bebidas', '/menu?list=bebidas&utm_source=x'],
    ['/menu?list=bebidas', '/menu?utm_source=x&list=%62ebidas'],
    ['/blog/gazpacho', '/blog/%67azpacho'],
    ['/blog/gazpacho', '/blog/GAZPACHO?page=99&slug=x'],
    ['/gastronomic/turmeric', '/gastronomic/Turmeric'],
    ['/api/workshops/turmeric', '/api/workshops/turmeric?language=es&utm_source=x'],
    ['/sitemap.xml', '/sitemap.xml?part='],
    ['/robots.txt', '/robots.txt?part=7'],
  ])('%s is what %s returns, cached once', async (address, other) => {
    const one = await site.get(address);
    const body = await one.text();
    const { size } = site.cache;
    const asked = watchContent();
    const same = await site.get(other);
    expect([same.status, await same.text()]).toEqual([200, body]);
    expect(asked()).toEqual([]);
    expect(site.cache.size).toBe(size);
  });

  it.each([
    ['/blog/gazpacho/', '/blog/gazpacho'],
    ['/blog/gazpacho///?page=1', '/blog/gazpacho?page=1'],
    ['/blog/gazpacho%2F', '/blog/gazpacho'],
    ['/en//', '/en'],
  ])('%s redirects to %s', async (address, location) => {
    const answer = await site.get(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
  });

  it.each(['HEAD', 'POST', 'PUT'])('%s of an unknown address is that 404', async (method) => {
    const answer = await site.get('/no/such/page', { method });
    expect(answer.status).toBe(404);
    // A post and a service could be there, which only reading would tell.
    for (const possible of ['/blog/nothing', '/no-page']) {
      const known = await site.get(possible, { method });
      expect(known.status, possible).toBe(method === 'HEAD' ? 404 : 405);
    }
    expect(method === 'HEAD' ? await answer.text() : '').toBe('');
  });
});

describe('the cached 404', () => {
  it('has the words of its page, in its language', async () => {
    const text = async (path: string) => (await site.get(path)).text();
    expect(await text('/en/blog/nothing')).toContain('Blog not found');
    expect(await text('/en/blog/%20%20')).toContain('Blog slug is missing');
    expect(await text('/en/gastronomic/nothing')).not.toContain('Blog not found');
    expect(await text('/api/workshops/nothing')).toBe('Not Found');
  });

  it('is rendered again when its content changes', async () => {
    const { store, service } = site.core.content;
    const settings = await service.globalSettings();
    if (!store || !settings) throw new Error('The sample content has no settings');
    expect(await (await site.get('/nothing')).text()).not.toContain('Otra casa');
    await store.publish({ ...settings, siteName: 'Otra casa' });
    for (const path of ['/nothing', '/blog/nothing'])
      await expect.poll(async () => (await site.get(path)).text(), PATIENCE).toContain('Otra casa');
  });

  it('gives way at once to a document published there, and comes back when it moves', async () => {
    const { store, service } = site.core.content;
    const post = await service.blog('gazpacho', 'es');
    if (!store || !post) throw new Error('The sample content has no such post');
    const status = async () => (await site.get('/blog/nuevo')).status;
    expect(await status()).toBe(404);
    await store.publish({ ...post, _id: 'post-nuevo', slug: { _type: 'slug', current: 'Nuevo' } });
    await expect.poll(status, PATIENCE).toBe(200);
    await store.publish({ ...post, _id: 'post-nuevo', slug: { _type: 'slug', current: 'otro' } });
    await expect.poll(status, PATIENCE).toBe(404);
  });
});

it('every path parameter declares its values', () => {
  for (const { path, parameters } of ROUTES) {
    for (const [, name = ''] of path.matchAll(/:(\w+)/g))
      expect(parameters, path).toHaveProperty(name);
  }
});
