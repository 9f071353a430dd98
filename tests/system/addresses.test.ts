import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSitesOwn } from '../../src/content/sites-own-addresses.server.ts';
import { ROUTES } from '../../src/site/routes.server.ts';
import { parseHtml } from '../support/html.ts';
import { documentsOf, ofService, storeOf, type Document } from './support/documents.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

const slugOf = (slug: unknown) => String((slug as { current?: string }).current ?? slug);

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The status of a request whose address `fetch` would normalise before sending it. */
function rawStatus(path: string, method = 'GET'): Promise<number> {
  const { hostname, port } = new URL(site.url);
  return new Promise((done, fail) => {
    request({ hostname, port, path, method }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    })
      .on('error', fail)
      .end();
  });
}

describe('addresses', () => {
  it('answers an unknown path with a 404 page in the language of the address', async () => {
    const spanish = await site.get('/no-existe');
    const english = await site.get('/en/not-there');
    expect([spanish.status, english.status]).toEqual([404, 404]);
    expect(await spanish.text()).toContain('<html lang="es"');
    expect(await english.text()).toContain('<html lang="en"');
  });

  it.each([
    ['/%', 400],
    ['/%E0%A4%A', 400],
    ['/menu%00', 400],
    ['/a%5Cb', 400],
    [`/${'x'.repeat(2_100)}`, 414],
    ['/../../etc/passwd', 404],
    ['//example.com', 404],
    ['//example.com/', 404],
    ['/%2Fexample.com/', 404],
    ['/en//example.com/', 308],
    ['/.env', 404],
    ['/assets/../package.json', 404],
    ['/api/nothing', 404],
    ['/metrics', 404],
  ])('answers %s with %i', async (path, status) => {
    expect(await rawStatus(path)).toBe(status);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s on a page', async (method) => {
    const answer = await site.get('/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('redirects an address with a trailing slash to the one without', async () => {
    const answer = await site.get('/catering/?x=1');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/catering?x=1');
  });

  it.each([
    ['/menu?list=bebidas', '/menu?list=bebidas'],
    ['/%E2%82%AC', '/%E2%82%AC'],
    ['/a%2520b', '/a%20b'],
    ['//example.com/', '/'],
    ['https://example.com/', '/'],
  ])('leads from the choice of a language back to %s', async (to, location) => {
    const answer = await site.get(`/language/en?to=${to}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(location);
  });

  it.each([
    ['/menu?list=bebidas', 'en', '/en/menu?list=bebidas'],
    ['/.//example.com/', 'es', '/'],
    ['https://example.com/menu', 'en', '/'],
    ['//example.com/menu', 'en', '/'],
  ])('leads from a choice made on %s, of %s, back to %s', async (page, language, location) => {
    const referer = /^\/(?!\/)/.test(page) ? site.url + page : page;
    const answer = await site.get(`/language/${language}`, { headers: { referer } });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
  });

  it.each([
    { what: 'post', path: '/blog/gazpacho', other: '/blog/GazPacho' },
    { what: 'service', path: '/catering', other: '/CATERING' },
  ])('finds a $what whatever the case of its slug, and caches it once', async ({ path, other }) => {
    const page = await (await site.get(path)).text();
    const cached = site.cache.size;
    expect(await (await site.get(other)).text()).toBe(page);
    expect(site.cache.size).toBe(cached);
    expect((await site.get('/ABOUT')).status).toBe(404);
  });

  it('ignores query parameters that a page does not know', async () => {
    const plain = await (await site.get('/catering')).text();
    const followed = await (await site.get('/catering?utm_source=somewhere')).text();
    expect(followed).toBe(plain);
    expect(followed).not.toContain('utm_source');
  });

  it('shows the test pages only when they are enabled', async () => {
    for (const path of ['/image-upload-test', '/workshop-creation', '/sanity-test']) {
      expect((await site.get(path)).status, path).toBe(404);
    }
    const upload = await site.get('/api/image-upload', { method: 'POST', body: new FormData() });
    expect([upload.status, await upload.json()]).toEqual([401, { error: 'notAllowed' }]);
  });

  it('logs none of this as an error', () => {
    expect(site.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('cached pages', () => {
  it('answers 304 to a visitor who has the page, and no body to HEAD', async () => {
    const first = await site.get('/catering');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await site.get('/catering', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const head = await site.get('/catering', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await head.text()).toBe('');
  });

  it.each(['br', 'gzip', 'identity'])('sends the same page as %s', async (encoding) => {
    const plain = await (
      await site.get('/', { headers: { 'accept-encoding': 'identity' } })
    ).text();
    const answer = await site.get('/', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(await answer.text()).toBe(plain);
  });

  it('has a policy for what a page may load, and against framing', async () => {
    const { headers } = await site.get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('shows a changed document, and drops only the pages that read it', async () => {
    const { store } = site.core.content;
    const [service] = await site.core.content.service.services();
    if (!store || !service) throw new Error('The sample content has no service');
    await site.get('/privacy');
    const before = (await site.get('/privacy')).headers.get('etag');
    await site.get('/catering');
    const catering = (await site.core.content.service.services()).find(
      ({ key }) => key === 'catering',
    );
    await store.publish({ ...catering, title: 'Un título <nuevo>' });
    await expect
      .poll(async () => (await site.get('/catering')).text())
      .toContain('Un título &lt;nuevo&gt;');
    expect((await site.get('/privacy')).headers.get('etag')).toBe(before);
  });
});

it('leads from former addresses to where the pages are now, in every language', async () => {
  const store = storeOf(site.core);
  const documents = await documentsOf(site.core);
  const moved = [
    ...documents.filter(
      ({ _type, slug }) => _type === 'workshop' && slugOf(slug) === 'goat-cheese',
    ),
    ...ofService(documents, 'gastronomic'),
    ...documents.filter(({ _type }) => _type === 'blog').slice(0, 1),
    ...documents.filter(({ _id }) => _id === 'menu-dulces'),
  ].map((one): Document => ({ ...one, formerSlugs: ['antes', 'catering'] }));
  const [, , post] = moved;
  const after = async (path: string) => {
    const { status, headers } = await site.get(path, { redirect: 'manual' });
    return [status, headers.get('location'), headers.get('cache-control')];
  };
  expect(moved).toHaveLength(4);
  expect((await after('/antes'))[0]).toBe(404);
  for (const one of moved) await store.publish(one);
  const to = (location: string) => [301, location, 'no-store'];
  expect(await after('/antes')).toEqual(to('/gastronomic'));
  expect(await after('/en/Antes?a=1')).toEqual(to('/en/gastronomic?a=1'));
  expect(await after('/gastronomic/antes')).toEqual(to('/gastronomic/goat-cheese'));
  expect(await after('/en/antes/goat-cheese')).toEqual(to('/en/gastronomic/goat-cheese'));
  expect(await after('/blog/antes')).toEqual(to(`/blog/${slugOf(post?.['slug'])}`));
  expect(await after('/menu?list=antes')).toEqual(to('/menu?list=dulces'));
  expect(await after('/en/menu?a=1&list=Antes&submenu=menu-infantil')).toEqual(
    to('/en/menu?a=1&list=dulces&submenu=menu-infantil'),
  );
  // It is another's.
  expect((await after('/catering'))[0]).toBe(200);
  // What is written with it leads there at once.
  await store.publish({
    ...{ _id: 'navigation', _type: 'navigation' },
    bar: ['/antes#form', '/blog/antes', '/blog/nada', '/catering'].map((address) => ({
      ...{ _key: address, address },
    })),
  });
  const bar = parseHtml(await (await site.get('/en/blog')).text())('header nav.wide a');
  expect(bar.toArray().map(({ attribs }) => attribs['href'])).toEqual([
    ...['/en/gastronomic#form', `/en/blog/${slugOf(post?.['slug'])}`, '/en/catering'],
  ]);
  await store.remove('navigation');
  for (const { formerSlugs, ...one } of moved) {
    expect(formerSlugs).toHaveLength(2);
    await store.publish(one);
  }
  expect((await after('/antes'))[0]).toBe(404);
  expect((await after('/menu?list=antes'))[0]).toBe(404);
});

it('keeps the first part of every page of the site from being that of a service', () => {
  const first = new Set(ROUTES.map(({ path }) => path.split('/')[1] ?? ''));
  const own = [...first].filter((part) => part !== '' && !part.startsWith(':'));
  expect(own).toContain('menu');
  expect(own.filter((part) => !isSitesOwn(part))).toEqual([]);
});
