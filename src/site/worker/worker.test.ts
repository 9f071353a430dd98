import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Pages from './pages.ts';
import type { FetchEvent } from './scope.ts';
import type * as Stores from './stores.ts';
import { fakeBrowser, ORIGIN } from './testing/browser.ts';

const OFFLINE = (prefix: string) => `<title>Offline${prefix}</title><meta content="noindex"><main>
<template data-locale="en-GB" data-main="${prefix || '/'} ${prefix}/menu" data-others="/offline /en/offline"><p
class="offline">%day%</p></template></main>`;

let browser: ReturnType<typeof fakeBrowser>;
let answers: Record<string, Response>;
let stores: typeof Stores;
let pages: typeof Pages;

const html = (body: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      date: new Date().toUTCString(),
      ...headers,
    },
  });

beforeEach(async () => {
  answers = {
    '/offline': html(OFFLINE('')),
    '/en/offline': html(OFFLINE('/en')),
  };
  browser = fakeBrowser((path) => {
    const answer = answers[path] ?? html(`<title>${path}</title><main></main>`);
    // What a network does that is not there.
    if (answer.status === 599) throw new TypeError('Failed to fetch');
    return answer.clone();
  });
  vi.resetModules();
  stores = await import('./stores.ts');
  pages = await import('./pages.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An answer after a redirect; its clones tell of it too. */
function ledElsewhere(): Response {
  return Object.defineProperties(html(''), {
    redirected: { value: true },
    clone: { value: ledElsewhere },
  });
}

const LOST = new Response(null, { status: 599 });

/** The answer to a navigation, once everything that it set going is done. */
async function navigate(path: string, init: RequestInit = {}): Promise<Response> {
  const work: Promise<unknown>[] = [];
  const event = {
    request: new Request(ORIGIN + path, init),
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (one: Promise<unknown>) => void work.push(one),
  };
  const response = await pages.answerPage(event as unknown as FetchEvent);
  await Promise.all(work);
  return response;
}

describe('which pages are stored', () => {
  it.each<[name: string, response: () => Response]>([
    ['private', () => html('', { 'cache-control': 'private, no-store' })],
    ['not to be stored', () => html('', { 'cache-control': 'no-store' })],
    ['not for search engines', () => html('<meta name="robots" content="noindex"/>')],
    ['missing', () => html('', {}, 404)],
    ['a failure', () => html('', {}, 500)],
    ['no HTML', () => new Response('{}', { headers: { 'content-type': 'application/json' } })],
    ['led elsewhere', ledElsewhere],
  ])('not one that is %s', async (_, response) => {
    answers['/chef'] = response();
    expect((await navigate('/chef')).status).toBe(response().status);
    expect(browser.caches.pathsIn(stores.PAGES)).toEqual([]);
  });

  it('and of what is no page nothing is read', async () => {
    const read = vi.spyOn(Response.prototype, 'text');
    answers['/menu.pdf'] = new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    await navigate('/menu.pdf');
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('one for everybody, under its own parameters', async () => {
    await navigate('/blog?page=2');
    expect(browser.caches.pathsIn(stores.PAGES)).toEqual(['/blog?page=2']);
  });

  it('never what a form was answered with', async () => {
    await navigate('/chef', { method: 'POST', body: 'a=b' });
    expect(browser.caches.pathsIn(stores.PAGES)).toEqual([]);
  });

  it('the forty used last', async () => {
    for (let number = 1; number <= 42; number++) await navigate(`/blog?page=${number}`);
    await navigate('/blog?page=3');
    const stored = browser.caches.pathsIn(stores.PAGES);
    expect(stored).toHaveLength(40);
    expect(stored.slice(0, 1)).toEqual(['/blog?page=4']);
    expect(stored.slice(-1)).toEqual(['/blog?page=3']);
  });
});

describe('what is stored before it is asked for', () => {
  it('offline pages, the main pages in the language of the page, every file', async () => {
    await pages.fill([`${ORIGIN}/en/chef`]);
    expect(browser.caches.pathsIn(stores.PAGES).sort()).toEqual([
      '/en',
      '/en/chef',
      '/en/menu',
      '/en/offline',
      '/offline',
    ]);
    expect(browser.caches.pathsIn('files-one')).toEqual(['/assets/a.js', '/favicon.svg']);
  });

  it('beside a private page, which is not asked for: a quote would count as seen', async () => {
    await pages.fill(['/', '/quote/x', '/admin/quotes/1'].map((path) => ORIGIN + path));
    expect(browser.asked.filter((path) => /quote/.test(path))).toEqual([]);
    expect(browser.asked).toContain('/menu');
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'only the page itself and the offline pages with %o',
    async (connection) => {
      Object.assign(browser.connection, connection);
      await pages.fill([`${ORIGIN}/chef`]);
      expect(browser.caches.pathsIn(stores.PAGES).sort()).toEqual([
        '/chef',
        '/en/offline',
        '/offline',
      ]);
      expect(browser.caches.pathsIn('files-one')).toEqual([]);
    },
  );

  it('nothing again within an hour; then the pages', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    await pages.fill([`${ORIGIN}/`]);
    browser.asked.length = 0;
    await pages.fill([`${ORIGIN}/`]);
    expect(browser.asked).toEqual([]);
    vi.setSystemTime(Date.now() + 3_601_000);
    await pages.fill([`${ORIGIN}/`]);
    expect([...new Set(browser.asked)].sort()).toEqual(['/', '/en/offline', '/menu', '/offline']);
  });

  it('fails as a whole without an offline page', async () => {
    answers['/en/offline'] = html('', {}, 503);
    await expect(pages.fill([`${ORIGIN}/`])).rejects.toThrow('No /en/offline');
  });

  it('fails as a whole when a file cannot be had, so that the worker before it goes on', async () => {
    answers['/assets/a.js'] = new Response('', { status: 404 });
    await expect(pages.fill([`${ORIGIN}/`])).rejects.toThrow('Request failed');
  });
});

describe('without a connection', () => {
  beforeEach(async () => {
    await pages.fill([`${ORIGIN}/en/chef`]);
    answers = new Proxy({}, { get: () => LOST });
  });

  it('a stored page has its notice', async () => {
    const copy = await (await navigate('/en/menu')).text();
    expect(copy).toContain('<title>Offline/en · /en/menu</title>');
    expect(copy).toMatch(/<main><p\s+class="offline">\d+ \w+ \d{4}<\/p>/);
  });

  it.each([
    ['/en/about', 'Offline/en'],
    ['/about', 'Offline'],
    ['/en/menu?avoid=nuts', 'Offline/en'],
    ['/english', 'Offline'],
    ['/ar/about', 'Offline'],
  ])('%s is the offline page in its language', async (path, title) => {
    expect(await (await navigate(path)).text()).toContain(`<title>${title}</title>`);
  });

  it('a copy is not shown without words for its notice', async () => {
    const cache = await browser.caches.open(stores.PAGES);
    await cache.delete('/offline');
    await cache.delete('/en/offline');
    expect((await navigate('/en/menu')).type).toBe('error');
  });
});

describe('files', () => {
  const request = (path: string, init?: RequestInit) => new Request(ORIGIN + path, init);

  it.each([
    ['/assets/a.js', 'files-one'],
    ['/fonts/figtree-v1.woff2', 'files-one'],
    ['/favicon.svg', 'files-one'],
    ['/images/a.jpg?w=400', 'pictures'],
    ['/api/google/reviews', undefined],
    ['/api/workshops/turmeric', undefined],
    ['/files/about.webm', undefined],
    ['/manifest.webmanifest', undefined],
  ])('%s is stored in %s', (path, store) => {
    expect(stores.storeOf(request(path))).toBe(store);
  });

  it('nothing that is sent, and nothing of others', () => {
    expect(stores.storeOf(request('/assets/a.js', { method: 'POST' }))).toBeUndefined();
    expect(stores.storeOf(new Request('https://b.test/images/a.jpg'))).toBeUndefined();
  });

  it('the sixty pictures used last, each fetched once', async () => {
    const show = async (number: number) => {
      const work: Promise<void>[] = [];
      await stores.answerFile(request(`/images/${number}.jpg`), 'pictures', (one) =>
        work.push(one),
      );
      await Promise.all(work);
    };
    for (let number = 1; number <= 60; number++) await show(number);
    await show(1);
    await show(61);
    expect(browser.asked).toHaveLength(61);
    const stored = browser.caches.pathsIn('pictures');
    expect(stored).toHaveLength(60);
    // The first was used again, so the second was the one to go.
    expect(stored).toContain('/images/1.jpg');
    expect(stored).not.toContain('/images/2.jpg');
  });

  it('of other builds are removed, pictures are not', async () => {
    for (const name of ['files-zero', 'pages-zero', 'files-one', 'pictures']) {
      await browser.caches.open(name);
    }
    await stores.dropOthers();
    expect(await browser.caches.keys()).toEqual(['files-one', 'pictures']);
  });
});
