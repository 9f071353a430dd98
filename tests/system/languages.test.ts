import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFakeSanity } from '../../src/content/sanity/testing/fake-sanity.server.ts';
import { listedPaths } from '../../src/site/index.server.ts';
import { parseHtml, sitemapPaths } from '../support/html.ts';
import { openSite, type OpenSite } from './support/open-site.ts';
import { listedPages } from './support/shared-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ ENABLED_LANGUAGES: 'es,en,ar' });
});
afterAll(() => site.close());

describe('languages', () => {
  it('redirects a visitor who chose English to the English page, but no first visit and no crawler', async () => {
    const chosen = await site.get('/catering', { headers: { cookie: 'language=en' } });
    expect(chosen.status).toBe(302);
    expect(chosen.headers.get('location')).toBe('/en/catering');
    const first = await site.get('/catering', { headers: { 'accept-language': 'en-GB' } });
    expect(first.status).toBe(200);
    const english = await site.get('/en/catering', { headers: { cookie: 'language=es' } });
    expect(english.status).toBe(200);
  });

  it('does so even when the page is cached', async () => {
    await site.get('/chef');
    const chosen = await site.get('/chef', { headers: { cookie: 'a=b; language=en' } });
    expect(chosen.headers.get('location')).toBe('/en/chef');
  });

  it('remembers a choice made without JavaScript, and redirects only within the site', async () => {
    const answer = await site.get('/language/en?to=%2Fen%2Fcatering');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/en/catering');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^language=en; Path=\/; Max-Age=\d+; SameSite=Lax$/,
    );
    const elsewhere = await site.get('/language/en?to=%2F%2Fexample.com');
    expect(elsewhere.headers.get('location')).toBe('/');
    expect((await site.get('/language/xx?to=/')).status).toBe(404);
  });

  it('knows by the way a visitor came which unknown address is to be shown in another language', async () => {
    const choose = async (code: string, referer: string) => {
      const answer = await site.get(`/language/${code}`, { headers: { referer } });
      return answer.headers.get('location');
    };
    const own = 'http://localhost:3000';
    expect(await choose('en', `${own}/no-existe/nada?x=1`)).toBe('/en/no-existe/nada?x=1');
    expect(await choose('es', `${own}/en/no-existe`)).toBe('/no-existe');
    expect(await choose('ar', `${own}/en/no-existe`)).toBe('/ar/no-existe');
    for (const elsewhere of ['https://example.com/menu', `${own}//example.com`, 'nothing', ''])
      expect(await choose('es', elsewhere)).toBe('/');
  });

  it('renders every page right to left in Arabic, with Spanish words', async () => {
    for (const path of listedPaths()) {
      const answer = await site.get(path === '/' ? '/ar' : `/ar${path}`);
      const html = await answer.text();
      expect(answer.status, path).toBe(200);
      expect(html, path).toContain('<html lang="ar" dir="rtl"');
      expect(html, path).toContain('Saltar al contenido');
      expect(html, path).toContain('<body lang="es">');
      // No day or month of another language among the borrowed words.
      expect(html.replaceAll('العربية', ''), path).not.toMatch(/\p{Script=Arabic}/u);
    }
  });

  it('gives every page its address in each language', async () => {
    const html = await (await site.get('/en/catering')).text();
    const origin = 'http://localhost:3000';
    expect(html).toContain(`<link rel="canonical" href="${origin}/en/catering"/>`);
    for (const [hreflang, path] of [
      ['es', '/catering'],
      ['en', '/en/catering'],
      ['ar', '/ar/catering'],
      ['x-default', '/catering'],
    ]) {
      expect(html).toContain(
        `<link rel="alternate" hrefLang="${hreflang}" href="${origin}${path}"/>`,
      );
    }
  });
});

describe('what search engines and feed readers get', () => {
  it('lists every page in every language in the sitemap, and each answers', async () => {
    const sitemap = await (await site.get('/sitemap.xml')).text();
    const paths = sitemapPaths(sitemap);
    expect(paths.length).toBeGreaterThan(3 * listedPaths().length);
    const others = [...(await listedPages()).keys()];
    expect(paths.filter((path) => !/^\/ar(\/|$)/.test(path)).sort()).toEqual(others.sort());
    const arabic = paths.filter((path) => /^\/ar(\/|$)/.test(path));
    expect(arabic).toHaveLength(others.length / 2);
    for (const path of arabic) expect((await site.get(path)).status, path).toBe(200);
  });

  it('has a feed and a manifest for each language, and robots.txt', async () => {
    for (const prefix of ['', '/en', '/ar']) {
      const feed = await site.get(`${prefix}/feed.xml`);
      expect(feed.headers.get('content-type')).toContain('application/atom+xml');
      expect(parseHtml(await feed.text())('entry').length).toBe(8);
      const manifest = (await (await site.get(`${prefix}/manifest.webmanifest`)).json()) as {
        lang: string;
      };
      expect(manifest.lang).toBe(prefix.slice(1) || 'es');
    }
    expect(await (await site.get('/robots.txt')).text()).toContain(
      'Sitemap: http://localhost:3000/sitemap.xml',
    );
  });

  it('serves the data of a workshop for its dialog', async () => {
    const answer = await site.get('/api/workshops/goat-cheese?language=en');
    expect(await answer.json()).toMatchObject({ slug: 'goat-cheese', heading: 'Goat cheese' });
    expect((await site.get('/api/workshops/nothing')).status).toBe(404);
  });

  it('caches a workshop once for each offered language, whatever language is requested', async () => {
    await site.get('/api/workshops/goat-cheese');
    const cached = site.cache.size;
    for (const language of ['xx', 'fr', 'EN'])
      await site.get(`/api/workshops/goat-cheese?language=${language}`);
    expect(site.cache.size).toBe(cached);
  });
});

describe('a language that the owner switches off', () => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0).reverse()) await one.close();
  });

  const opened = async (environment: Readonly<Record<string, string>> = {}) => {
    const one = await openSite(environment);
    open.push(one);
    return one;
  };

  /** Has the settings offer these languages besides Spanish. */
  const offer = async ({ core }: OpenSite, languages: readonly string[]) => {
    const { store, service } = core.content;
    await store?.publish({ ...(await service.globalSettings()), languages });
  };

  const locationOf = async (one: OpenSite, path: string, init?: RequestInit) => {
    const answer = await one.get(path, init);
    return answer.status === 302 ? answer.headers.get('location') : answer.status;
  };

  const hasEnglish = async (one: OpenSite) => (await one.get('/en/catering')).status === 200;

  it('is on no page, in no list and no choice, and comes back as it was', async () => {
    const one = await opened();
    const text = async (path: string) => (await one.get(path)).text();
    const before = { page: await text('/catering'), sitemap: await text('/sitemap.xml') };
    expect(parseHtml(before.page)('.languages').length).toBeGreaterThan(0);
    expect(await text('/offline')).toContain('/en/');
    await text('/en/catering');
    await offer(one, []);
    await expect.poll(() => hasEnglish(one)).toBe(false);
    const $ = parseHtml(await text('/catering'));
    expect(
      $('link[rel=alternate][hreflang]')
        .toArray()
        .map(({ attribs }) => attribs['hreflang']),
    ).toEqual(['es', 'x-default']);
    expect($('.languages').length).toBe(0);
    expect(await text('/catering')).not.toContain('/en/');
    const paths = sitemapPaths(await text('/sitemap.xml'));
    expect(paths.filter((path) => path.startsWith('/en'))).toEqual([]);
    expect(paths.length).toBeGreaterThan(listedPaths().length);
    expect(await text('/sitemap.xml')).not.toContain('hreflang="en"');
    expect(await text('/offline')).not.toContain('/en/');

    await offer(one, ['en']);
    await expect.poll(() => hasEnglish(one)).toBe(true);
    expect(await text('/catering')).toBe(before.page);
    expect(await text('/sitemap.xml')).toBe(before.sitemap);
  });

  it('leads whoever has kept an address of it to the same page in Spanish, for now', async () => {
    const one = await opened();
    await offer(one, []);
    await expect.poll(() => hasEnglish(one)).toBe(false);
    const answer = await one.get('/en/catering');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store']);
    for (const [from, to] of [
      ['/en', '/'],
      ['/en/catering?utm=x', '/catering?utm=x'],
      ['/en/menu?for=nuts', '/menu?for=nuts'],
      ['/en/menu/', '/menu'],
      ['/en/blog/gazpacho', '/blog/gazpacho'],
      ['/en/feed.xml', '/feed.xml'],
      ['/en/manifest.webmanifest', '/manifest.webmanifest'],
      ['/en/offline', '/offline'],
      // It could be a service's: whether there is one is looked up at its own address, which is a 404.
      ['/en/no-existe', '/no-existe'],
      ['/no-existe', 404],
      ['/en/no/existe/aqui', 404],
      ['/en//example.com', 404],
      ['/en/%2Fexample.com', 404],
      ['/ar/catering', 404],
    ] as const)
      expect(await locationOf(one, from), from).toBe(to);
    // What was chosen then says nothing now, and is not taken back.
    const cookie = { headers: { cookie: 'language=en' } };
    expect(await locationOf(one, '/catering', cookie)).toBe(200);
    expect((await one.get('/en/catering', cookie)).headers.get('set-cookie')).toBeNull();
    const chosen = await one.get('/language/en?to=%2Fen%2Fcatering');
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/en/catering']);
    expect(chosen.headers.get('set-cookie')).toBeNull();
    const referer = { headers: { referer: 'http://localhost:3000/en/no-existe' } };
    expect((await one.get('/language/en', referer)).headers.get('location')).toBe('/no-existe');
  });

  it('still answers what a page that is open in it asks for, and nothing it says is an error', async () => {
    const one = await opened();
    await offer(one, []);
    await expect.poll(() => hasEnglish(one)).toBe(false);
    const dialog = await one.get('/api/workshops/goat-cheese?language=en');
    expect(await dialog.json()).toMatchObject({ heading: 'Goat cheese' });
    const sent = await one.get('/api/contact', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost:3000',
      },
      body: 'locale=en',
    });
    expect(sent.status).toBe(422);
    expect(await sent.text()).toContain('<html lang="es"');
    expect(one.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('is one that the installation has: another is refused, by the names of those there are', async () => {
    const { core } = await opened({ ENABLED_LANGUAGES: 'es,en' });
    const { editor } = core.content;
    const author = { id: 'ana', name: 'Ana' };
    const publish = async (languages: readonly string[]) => {
      const before = await editor?.read('globalSettings');
      const settings = { ...before?.published?.body, languages };
      const expectedRevision = before?.revision ?? null;
      const draft = await editor?.saveDraft(settings, { author, expectedRevision });
      return editor?.publish('globalSettings', {
        author,
        expectedRevision: draft?.revision ?? null,
      });
    };
    await expect(publish(['ar'])).rejects.toMatchObject({
      fields: [{ path: ['languages'], rule: 'installed', expected: 'es, en' }],
      problems: [expect.stringMatching(/ar, and this installation has only es, en/)],
    });
    expect(await core.content.service.globalSettings()).not.toHaveProperty('languages');
    await publish(['en']);
    expect(await core.content.service.globalSettings()).toMatchObject({ languages: ['en'] });
  });

  it('is off in every process, without a restart of any', async () => {
    const first = await opened();
    const second = await opened({ DATA_DIR: first.dataDirectory });
    expect(await hasEnglish(second)).toBe(true);
    await offer(first, []);
    await expect.poll(() => hasEnglish(second)).toBe(false);
    await offer(second, ['en']);
    await expect.poll(() => hasEnglish(first)).toBe(true);
  });

  it('is off from the first answer on after a restart', async () => {
    const first = await opened();
    await offer(first, []);
    const restarted = await opened({ DATA_DIR: first.dataDirectory });
    expect(await locationOf(restarted, '/en/catering')).toBe('/catering');
  });

  it('is off when Sanity’s settings say so, and a language that nobody knows there is left out', async () => {
    const sanity = await startFakeSanity();
    open.push(sanity);
    sanity.lake.put({
      ...{ _id: 'globalSettings', _type: 'globalSettings', siteName: 'Casa Remota' },
      ...{ siteDescription: 'Cocina lejana', contactInfo: {} },
      languages: ['es', 'ar', 'xx'],
    });
    const remote = await opened({
      ENABLED_LANGUAGES: 'es,en,ar',
      CONTENT_SOURCE: 'sanity',
      SANITY_PROJECT_ID: 'test',
      SANITY_API_URL: sanity.url,
    });
    expect(await locationOf(remote, '/en/contact')).toBe('/contact');
    expect((await remote.get('/ar/contact')).status).toBe(200);
    const html = await (await remote.get('/contact')).text();
    expect(html).toContain('Casa Remota');
    expect(html).toContain('hrefLang="ar"');
    expect(html).not.toContain('hrefLang="en"');
  });
});
