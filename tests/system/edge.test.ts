import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContent } from '../support/content.ts';
import { meaningOf, startBehindNginx, textOf } from '../support/edge.ts';
import { ask, type Asked } from '../support/http.ts';
import { hasNginx, startBalancer } from '../support/nginx.ts';

type Site = Awaited<ReturnType<typeof startBehindNginx>>;

const PAGES = ['/', '/menu', '/contact'];
// An address that nothing is at is kept for a second only, which may be over before it is asked for again.
const PATHS = [...PAGES, ...PAGES.map((path) => `/en${path === '/' ? '' : path}`), '/sitemap.xml'];
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip, deflate', 'br;q=0, gzip;q=0.5', undefined];
const COOKIES = [undefined, 'language=en', 'a=b; language=es', 'session=x; language=en; c=d'];

const askedFor = (paths: readonly string[]): Asked[] =>
  paths.flatMap((path) =>
    ENCODINGS.flatMap((encoding) =>
      COOKIES.map((cookie) => ({
        path,
        ...(encoding !== undefined && { encoding }),
        ...(cookie !== undefined && { cookie }),
      })),
    ),
  );

// A build machine has nginx; where there is none, nothing is said of it.
describe.skipIf(!hasNginx)('behind nginx', () => {
  let site: Site;
  const edge = (path: string, more: Omit<Asked, 'path'> = {}) =>
    ask(site.nginx.url, { path, ...more });

  beforeAll(async () => {
    site = await startBehindNginx();
    await site.settle();
  });
  afterAll(() => site.stop());

  it('answers every visitor what the product would, and asks it once for each', async () => {
    const all = askedFor(PATHS);
    for (const asked of all) {
      const own = await ask(site.product.url, asked);
      expect([asked, meaningOf(await ask(site.nginx.url, asked))]).toEqual([asked, meaningOf(own)]);
    }
    const before = site.proxy.count;
    for (const asked of all) {
      const { headers } = await ask(site.nginx.url, asked);
      expect([asked, headers['x-cache']]).toEqual([asked, 'HIT']);
    }
    expect(site.proxy.count).toBe(before);
  });

  it('tells browsers what they are told without it', async () => {
    const { headers } = await edge('/menu', { encoding: 'br' });
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['surrogate-key']).toBeUndefined();
    const again = await edge('/menu', {
      encoding: 'br',
      headers: { 'If-None-Match': headers['etag'] ?? '' },
    });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('has the product itself tell a television whether its page is another', async () => {
    const { headers } = await edge('/en/screen', { encoding: 'br' });
    const asked = { encoding: 'br', headers: { 'If-None-Match': headers['etag'] ?? '' } };
    const before = site.proxy.count;
    const { status, bytes } = await edge('/en/screen', asked);
    expect([status, bytes.length, site.proxy.count - before]).toEqual([304, 0, 1]);
  });

  it('keeps nothing that is for one person alone', async () => {
    for (const asked of [
      { path: '/menu?for=gluten' },
      { path: '/en/menu?utm_source=x&for=gluten' },
      { path: '/api/booking' },
      { path: '/admin' },
      { path: '/quote/unknown' },
      { path: '/calendar/unknown.ics' },
      { path: '/language/en?to=/menu' },
      { path: '/menu', cookie: 'sobremesa.session_token=x' },
      { path: '/en/menu', cookie: 'a=b; __Host-sobremesa.session_token=x' },
    ]) {
      await ask(site.nginx.url, asked);
      const before = site.proxy.count;
      const { headers } = await ask(site.nginx.url, asked);
      expect([asked.path, site.proxy.count - before]).toEqual([asked.path, 1]);
      expect([asked.path, headers['x-cache']]).not.toEqual([asked.path, 'HIT']);
    }
    const filtered = textOf(await edge('/menu?for=gluten'));
    expect(textOf(await edge('/menu'))).not.toBe(filtered);
  });

  it('cannot be made to keep one answer under the address of another', async () => {
    const menu = meaningOf(await ask(site.product.url, { path: '/menu', encoding: 'br' }));
    for (const [path, headers] of [
      ['/menu?utm_source=<script>', {}],
      ['/menu?fbclid=1&page=', {}],
      ['/menu', { 'X-Forwarded-Host': 'evil.example', 'X-Original-URL': '/admin' }],
      ['/menu', { Cookie: 'language=xx; sobremesa=1' }],
      ['/menu', { 'X-Purge': 'not-the-secret-at-all' }],
    ] as const) {
      const { headers: said } = await ask(site.nginx.url, { path, encoding: 'br', headers });
      expect([path, said['x-cache']]).toEqual([path, 'HIT']);
    }
    expect(meaningOf(await edge('/menu', { encoding: 'br' }))).toBe(menu);
    // A file's name after a private address makes no page of it that is kept.
    const paths = ['/admin/a.css', '/quote/x.css', '/en/menu/a.css', '/language/en/a.css'];
    for (const path of paths) await edge(path);
    // What is not there is kept for a second.
    await wait(2_500);
    for (const path of paths)
      expect([path, (await edge(path)).headers['x-cache']]).not.toEqual([path, 'HIT']);
  });

  it('shows what changes in every encoding, and no page that is gone', async () => {
    const { store, content, close } = await openContent(site.product.dataDirectory);
    try {
      const [post] = (await content.service.blogs({ offset: 0, limit: 1 })).posts;
      const whole = post && (await content.service.blog(post.slug, 'es'));
      if (!whole) throw new Error('The sample content has no post');
      const path = `/blog/${whole.slug}`;
      for (const encoding of ENCODINGS)
        await edge(path, encoding === undefined ? {} : { encoding });
      const untouched = await edge('/gallery', { encoding: 'br' });

      await store.publish({ ...whole, title: { es: 'Título nuevo', en: 'A new title' } });
      for (const encoding of ENCODINGS) {
        const asked = encoding === undefined ? {} : { encoding };
        await expect.poll(async () => textOf(await edge(path, asked))).toContain('Título nuevo');
      }
      expect(textOf(await edge('/blog', { encoding: 'br' }))).toContain('Título nuevo');
      const after = await edge('/gallery', { encoding: 'br' });
      expect([after.headers['x-cache'], after.headers['etag']]).toEqual([
        'HIT',
        untouched.headers['etag'],
      ]);

      await store.remove(whole._id);
      await expect.poll(async () => (await edge(path, { encoding: 'br' })).status).toBe(404);
    } finally {
      await close();
    }
  });

  it('limits each visitor of the TLS proxy before it by themselves', async () => {
    const send = (visitor: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const headers = { 'X-Forwarded-For': visitor };
          const asked = { path: '/api/requests', method: 'POST', headers, body: '' };
          return (await ask(site.nginx.url, asked)).status;
        }),
      );
    expect(await send('198.51.100.1', 70)).toContain(429);
    expect(await send('198.51.100.2', 3)).not.toContain(429);
  });

  it('keeps secret addresses and parameters out of its log', async () => {
    await edge('/quote/a-secret-token');
    await edge('/calendar/another-secret.ics');
    await edge('/menu?for=gluten');
    await expect.poll(() => site.nginx.log()).toContain('"GET /calendar/..."');
    expect(await site.nginx.log()).not.toMatch(/secret|gluten/);
  });

  it('keeps them out of the log in front of several machines, too', async () => {
    const balancer = await startBalancer([Number(new URL(site.product.url).port)]);
    try {
      await ask(balancer.url, { path: '/menu?for=gluten' });
      await ask(balancer.url, { path: '/calendar/another-secret.ics' });
      await ask(balancer.url, { path: '/quote/a-secret-token' });
      await expect.poll(() => balancer.shippedLog()).toContain('"GET /quote/..."');
      expect(await balancer.shippedLog()).not.toMatch(/secret|gluten/);
    } finally {
      await balancer.stop();
    }
  });

  it('goes on with what it has while the product is away, also past its time', async () => {
    site.proxy.lifetime = 1;
    const fetchedAnew = { encoding: 'br', headers: { 'X-Purge': site.secret } };
    const before = await edge('/about', fetchedAnew);
    await edge('/en/about', fetchedAnew);
    expect(before.status).toBe(200);
    await site.product.kill();
    await wait(3_000);
    for (const path of ['/about', '/en/about']) {
      const { status, headers } = await edge(path, { encoding: 'br' });
      expect([path, status, headers['x-cache']]).toEqual([path, 200, 'STALE']);
    }
    expect(meaningOf(await edge('/about', { encoding: 'br' }))).toBe(meaningOf(before));
  });
});
