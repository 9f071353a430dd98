import { load } from 'cheerio';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabaseProxy } from '../support/database-proxy.ts';
import { openSite } from './support/open-site.ts';
import { createPostgresDatabase } from '../../src/database/testing/postgres-database.ts';
import { blog, common, menu } from '../../src/i18n/catalogues/en/index.gen.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

it.skipIf(server === '')(
  'answers 503, with a page in its language and when to ask again, while PostgreSQL is away',
  async () => {
    const { url, drop } = await createPostgresDatabase(server, 'away');
    onTestFinished(drop);
    const proxy = await openDatabaseProxy(url);
    onTestFinished(() => proxy.close());
    const site = await openSite({ DATABASE_URL: proxy.url });
    onTestFinished(() => site.close());
    const picture = /\/images\/[^"\s?]+\?[^"\s]+/.exec(await (await site.get('/about')).text());
    await proxy.down();

    const pages = ['', '/en'].flatMap((prefix) =>
      [
        '/gallery',
        '/blog',
        '/blog/nothing',
        '/catering',
        '/gastronomic/nothing',
        '/menu?list=x',
      ].map((path) => [prefix + path, prefix === '' ? 'es' : 'en'] as const),
    );
    for (const [path, language] of pages) {
      const answer = await site.get(path);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
      const $ = load(await answer.text());
      expect([path, $('html').attr('lang')]).toEqual([path, language]);
      expect($('h1').text().length, path).toBeGreaterThan(5);
    }
    // Each in its own words, and a plain link to itself loads it again.
    for (const [path, title] of [
      ['/en/menu', menu.error],
      ['/en/blog', blog.failed],
      ['/en/blog/one', blog.failedOne],
    ] as const) {
      const $ = load(await (await site.get(path)).text());
      expect([path, $('h1').text()]).toEqual([path, title]);
      const again = $('main a').filter((_, link) => $(link).text() === common.tryAgain);
      expect([path, again.attr('href')]).toEqual([path, '']);
    }
    const others = [picture?.[0].replaceAll('&amp;', '&') ?? '', '/sitemap.xml', '/quote/unknown'];
    for (const path of [...others, '/api/admin/session']) {
      const answer = await site.get(path);
      const isWell = answer.status === 503 || answer.status < 500;
      expect([path, answer.status, isWell]).toEqual([path, answer.status, true]);
    }
    expect((await site.get('/about')).status).toBe(200);
    await proxy.up();
    await expect
      .poll(async () => (await site.get('/gallery')).status, { timeout: 15_000 })
      .toBe(200);
  },
);
