import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openContent } from '../support/content.ts';
import { startCountingProxy } from '../support/counting-proxy.ts';
import { meaningOf, textOf } from '../support/edge.ts';
import { ask, type Asked } from '../support/http.ts';
import { freePort } from '../support/work.ts';
import { startServer } from '../support/server.ts';
import { hasVarnish, startVarnish } from '../support/varnish.ts';

const SECRET = 'the-secret-of-this-test';

const ASKED: readonly Asked[] = ['/', '/menu', '/en/menu', '/sitemap.xml'].flatMap((path) =>
  ['gzip, deflate, br', 'gzip', 'br;q=0, gzip;q=0.5'].flatMap((encoding) =>
    [{}, { cookie: 'a=b; language=es' }, { cookie: 'x=1; language=en; y=2' }].map((more) => ({
      ...{ path, encoding },
      ...more,
    })),
  ),
);

// The configuration that is shipped; where there is no Varnish, nothing is said of it.
describe.skipIf(!hasVarnish)('behind Varnish', () => {
  it('pages are the product’s own, kept, purged by key, and outlive it', async () => {
    const port = await freePort();
    const proxy = await startCountingProxy();
    onTestFinished(() => proxy.stop());
    const product = await startServer({
      environment: {
        ...{ CAPTCHA: 'off', RATE_LIMITS: 'off', WARM_UP: 'off', EDGE_CACHE: 'on' },
        ...{ PURGE_BY: 'key', PURGE_URL: `http://127.0.0.1:${port}`, PURGE_SECRET: SECRET },
      },
    });
    onTestFinished(() => (product.isRunning() ? product.stop() : undefined));
    proxy.target = product.url;
    const varnish = await startVarnish({ port, productPort: proxy.port, secret: SECRET });
    onTestFinished(() => varnish.stop());
    const edge = (path: string, more: Omit<Asked, 'path'> = {}) =>
      ask(varnish.url, { path, encoding: 'br', ...more });
    // The start is told, too.
    await wait(3_000);

    for (const asked of ASKED) {
      const own = await ask(product.url, asked);
      expect([asked, meaningOf(await ask(varnish.url, asked))]).toEqual([asked, meaningOf(own)]);
      const { headers } = await ask(varnish.url, asked);
      expect([asked, headers['x-cache']]).toEqual([asked, 'HIT']);
    }
    const { headers: said } = await edge('/menu?utm_source=x');
    expect([said['x-cache'], said['cache-control']]).toEqual(['HIT', 'no-cache']);
    expect(said['surrogate-key']).toBeUndefined();
    for (const path of ['/menu?for=gluten', '/admin', '/language/en?to=/menu']) {
      await edge(path);
      expect([path, (await edge(path)).headers['x-cache']]).toEqual([path, 'MISS']);
    }

    const refused = { method: 'PURGE', headers: { 'X-Purge': 'wrong', 'Surrogate-Key': 'all' } };
    expect((await edge('/', refused)).status).toBe(403);
    const { store, content, close } = await openContent(product.dataDirectory);
    onTestFinished(close);
    const [post] = (await content.service.blogs({ offset: 0, limit: 1 })).posts;
    const whole = post && (await content.service.blog(post.slug, 'es'));
    if (!whole) throw new Error('The sample content has no post');
    const path = `/blog/${whole.slug}`;
    await edge(path);
    await store.publish({ ...whole, title: { es: 'Título nuevo', en: 'A new title' } });
    await expect.poll(async () => textOf(await edge(path))).toContain('Título nuevo');
    await store.remove(whole._id);
    await expect.poll(async () => (await edge(path)).status).toBe(404);

    await edge('/about');
    await product.kill();
    const answer = await edge('/about');
    expect([answer.status, answer.headers['x-cache']]).toEqual([200, 'HIT']);
  });
});
