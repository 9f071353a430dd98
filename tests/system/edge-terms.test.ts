import { afterAll, describe, expect, it } from 'vitest';
import { openSite } from './support/open-site.ts';
import { sharedSite } from './support/shared-site.ts';

const ENGLISH = { headers: { cookie: 'language=en' } };

describe('what caches in front are told', async () => {
  const on = await openSite({ EDGE_CACHE: 'on' });
  const off = await sharedSite();
  afterAll(() => on.close());

  const said = async (site: typeof on, path: string, init: RequestInit = {}) => {
    const { status, headers } = await site.get(path, init);
    return [status, headers.get('cache-control'), headers.get('vary')];
  };

  it.each<[string, RequestInit, number, RegExp]>([
    ['/menu', {}, 200, /^max-age=0, must-revalidate, s-maxage=\d+, /],
    ['/menu', ENGLISH, 302, /^max-age=0, must-revalidate, s-maxage=600, /],
    ['/menu/', {}, 308, /s-maxage=1$/],
    ['/nothing-here', {}, 404, /s-maxage=1$/],
    ['/menu?utm_source=x', {}, 200, /^no-cache$/],
    ['/menu?utm_source=x', ENGLISH, 302, /^no-store$/],
    ['/menu?for=gluten', {}, 200, /^private, no-store$/],
    ['/menu?for=gluten', ENGLISH, 302, /^no-store$/],
    ['/menu/?for=gluten', {}, 308, /^no-store$/],
    ['/screen', {}, 200, /^no-cache$/],
    ['/api/booking', {}, 200, /^no-cache$/],
    ['/language/en?to=/menu', {}, 303, /^no-store$/],
  ])('%s %o', async (path, init, status, control) => {
    const [given, cacheControl] = await said(on, path, init);
    expect([given, cacheControl]).toEqual([status, expect.stringMatching(control)]);
  });

  it('is nothing unless they are there', async () => {
    expect(await said(off, '/menu')).toEqual([200, 'no-cache', 'Accept-Encoding, Cookie']);
    expect(await said(off, '/menu', ENGLISH)).toEqual([302, 'no-store', 'Cookie']);
    expect((await off.get('/menu')).headers.get('surrogate-key')).toBeNull();
  });
});
