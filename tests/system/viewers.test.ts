import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ContentService } from '../../src/content/index.ts';
import { ContentUnavailableError } from '../../src/content/index.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

const DRAFT = 'Un borrador que nadie más ve';
const SESSION = { cookie: 'language=es; session=good' };

/** Content with drafts: another title for the about page, and an unpublished post. */
function withDrafts(service: ContentService): ContentService {
  return new Proxy(service, {
    get(target, name, receiver) {
      if (name === 'blogKeys') return async () => [...(await target.blogKeys()), 'borrador'];
      if (name === 'services')
        return async () =>
          (await target.services()).map((each) => ({ ...each, title: { es: DRAFT } }));
      if (name === 'blog')
        return async (slug: string, language: 'es') => {
          const post = await target.blog(slug === 'borrador' ? 'gazpacho' : slug, language);
          return slug === 'borrador' && post ? { ...post, title: { es: DRAFT } } : post;
        };
      const value: unknown = Reflect.get(target, name, receiver);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

let site: OpenSite;
let content: ContentService;
const find = vi.fn(async (request: Request) =>
  /session=good/.test(request.headers.get('cookie') ?? '') ? { content } : null,
);
beforeAll(async () => {
  site = await openSite({}, { viewers: { cookie: 'session=', find } });
  content = withDrafts(site.foundation.content.service);
});
afterAll(() => site.close());

const PRIVATE = 'private, no-store';

describe('a signed-in visitor', () => {
  it('sees drafts that nobody else sees, and leaves none of them in the cache', async () => {
    const before = await (await site.get('/catering')).text();
    const { size } = site.cache;
    const preview = await site.get('/catering', { headers: SESSION });
    expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, PRIVATE]);
    expect(preview.headers.get('etag')).toBeNull();
    expect(await preview.text()).toContain(DRAFT);
    expect(await (await site.get('/catering')).text()).toBe(before);
    expect(before).not.toContain(DRAFT);
    expect(site.cache.size).toBe(size);
  });

  it('sees pages that have no public address yet', async () => {
    const preview = await site.get('/blog/borrador', { headers: SESSION });
    expect(preview.status).toBe(200);
    expect(await preview.text()).toContain(DRAFT);
    expect((await site.get('/blog/borrador')).status).toBe(404);
  });

  it('never gets a 304, and gets the security headers of a page', async () => {
    const headers = { ...SESSION, 'if-none-match': '*' };
    const preview = await site.get('/catering', { headers });
    expect(preview.status).toBe(200);
    expect(preview.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    expect(preview.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['/nothing', 404],
    ['/catering/', 308],
    ['/api/workshops/turmeric', 200],
    ['/%', 400],
  ])('gets %s as everybody does, and for themselves alone', async (path, status) => {
    const answer = await site.get(path, { headers: SESSION });
    await answer.arrayBuffer();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, PRIVATE]);
  });

  it('is redirected to the language that they chose', async () => {
    const headers = { cookie: 'session=good; language=en' };
    const answer = await site.get('/catering', { headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/catering']);
  });

  it('is the only one to see an error when their content is unreachable or fails', async () => {
    const services = vi.spyOn(site.foundation.content.service, 'services');
    services.mockRejectedValue(new ContentUnavailableError('down'));
    const down = await site.get('/services', { headers: SESSION });
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '5']);
    expect(down.headers.get('cache-control')).toBe(PRIVATE);
    services.mockRejectedValue(new Error('torn'));
    const failed = await site.get('/services', { headers: SESSION });
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([500, PRIVATE]);
    services.mockRestore();
    expect((await site.get('/services')).status).toBe(200);
  });
});

describe('an anonymous visitor', () => {
  it('is not looked up without the cookie', async () => {
    find.mockClear();
    await site.get('/catering');
    await site.get('/catering', { headers: { cookie: 'language=es' } });
    await site.get('/catering?utm_source=x');
    expect(find).not.toHaveBeenCalled();
  });

  it('with an expired cookie gets the cached page', async () => {
    const page = await site.get('/catering');
    const answer = await site.get('/catering', { headers: { cookie: 'session=old' } });
    expect(await answer.text()).toBe(await page.text());
    expect(answer.headers.get('etag')).toBe(page.headers.get('etag'));
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });
});
