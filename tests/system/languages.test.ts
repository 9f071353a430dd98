import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedPaths } from '../../src/site/index.server.ts';
import { parseHtml, sitemapPaths } from '../support/html.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

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
  it(
    'lists every page in every language in the sitemap, and each answers',
    { timeout: 90_000 },
    async () => {
      const sitemap = await (await site.get('/sitemap.xml')).text();
      const paths = sitemapPaths(sitemap);
      expect(paths.length).toBeGreaterThan(3 * listedPaths().length);
      for (const path of paths) expect((await site.get(path)).status, path).toBe(200);
    },
  );

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
