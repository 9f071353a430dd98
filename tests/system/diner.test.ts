import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filled, WORDS } from '../browser/support/words.ts';
import { parseHtml } from '../support/html.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ LOG_LEVEL: 'debug' });
});
afterAll(() => site.close());

const page = async (path: string, init?: RequestInit) => {
  const response = await site.get(path, init);
  return { response, $: parseHtml(await response.text()) };
};

describe('a filter in the address', () => {
  it('is answered to its sender alone, and the cached page stays everyone’s', async () => {
    const plain = await (await site.get('/menu')).text();
    const { response, $ } = await page('/menu?for=milk,nuts');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect($('.dish').length).toBeGreaterThan(4);
    expect($('.dish .mark').length).toBe($('.dish').length);
    expect($('.dish[data-is=unsafe]').length).toBeGreaterThan(0);
    expect($('link[rel=canonical]').attr('href')).toMatch(/\/menu$/);
    expect(await (await site.get('/menu')).text()).toBe(plain);
  });

  it('caches nothing, whatever combinations are asked for', async () => {
    await site.get('/menu');
    const before = site.cache.size;
    for (const name of ['milk', 'nuts', 'eggs', 'fish', 'vegan', 'halal', 'strict', 'x']) {
      expect((await site.get(`/menu?for=${name}`)).status).toBeLessThan(400);
      await site.get(`/menu?for=gluten,${name}`);
    }
    expect(site.cache.size).toBe(before);
  });

  it('keeps the page’s security: its styles are allowed by their hash', async () => {
    const { response, $ } = await page('/menu?for=milk');
    const policy = response.headers.get('content-security-policy') ?? '';
    const bytes = new TextEncoder().encode($('style').text());
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64');
    expect(policy).toContain(`'sha256-${hash}'`);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['/menu?for=nuts&for=milk', '/menu?for=milk,nuts'],
    ['/menu?for=nuts,milk', '/menu?for=milk,nuts'],
    ['/menu?list=dulces&for=nuts,nothing', '/menu?list=dulces&for=nuts'],
    ['/menu?for=nothing', '/menu'],
    ['/menu?for=', '/menu'],
    ['/en/menu/filter?for=strict', '/en/menu/filter'],
  ])('has one spelling: %s leads to %s', async (asked, expected) => {
    const response = await site.get(asked);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(expected);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/menu/?for=nuts', 308, undefined, '/menu?for=nuts'],
    ['/menu?for=nuts', 302, 'language=en', '/en/menu?for=nuts'],
    ['/language/en?to=%2Fmenu%3Ffor%3Dnuts', 303, undefined, '/menu?for=nuts'],
  ])('outlives a redirect: %s', async (asked, status, cookie, expected) => {
    const response = await site.get(asked, { headers: cookie ? { cookie } : {} });
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(expected);
  });

  it('stays on pages without dishes and on those that do not exist', async () => {
    const about = await page('/en/about?for=nuts');
    expect(about.$('.diner').text()).toContain('nuts');
    expect(about.$('header a[href="/en/menu?for=nuts"]').length).toBeGreaterThan(0);
    const missing = await page('/nowhere?for=nuts');
    expect(missing.response.status).toBe(404);
    expect(missing.$('.diner').text()).toContain('frutos secos');
  });

  it('is changed from its bar, whose form has what is set, and turned off on the list that is shown', async () => {
    const { $ } = await page('/menu?list=dulces&for=milk,nuts');
    const [change, off] = $('main > .diner a')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    expect(off).toBe('/menu?list=dulces');
    const form = await page(change ?? '');
    const checked = form.$('form input[type=checkbox][checked]').toArray();
    expect(checked.map((box) => form.$(box).attr('value'))).toEqual(['milk', 'nuts']);
    const sent = form.$('form').has('[name=for]');
    expect([sent.attr('action'), sent.attr('method') ?? 'get']).toEqual(['/menu', 'get']);
  });

  it('goes into a request by a link, without the consent', async () => {
    const { diner, common } = WORDS.es;
    const names = `${common.allergens.milk}, ${common.allergens.nuts}`;
    const { $: before } = await page('/catering?for=milk,nuts');
    expect(before('#form [name=allergy]').text()).toBe('');
    const link = before('#form [data-diner-offer] a');
    expect(link.text()).toBe(filled(diner.request.put, { names }));
    const { $: after } = await page(link.attr('href') ?? '');
    const text = filled(diner.request.without, { allergens: names });
    expect(after('#form [name=allergy]').text()).toBe(text);
    expect(after('#form [name=allergyConsent]').length).toBe(1);
    expect(after('#form [name=allergyConsent][checked]').length).toBe(0);
    expect(after('#form [data-diner-offer]').text()).toContain(diner.request.done);
  });

  it('leaves files alone', async () => {
    const response = await site.get('/sitemap.xml?for=nuts');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).not.toContain('for=');
  });

  it('is written into no log, not even when something fails', async () => {
    await site.get('/menu?for=nuts,milk');
    await site.get('/menu?for=celery');
    await site.get('/%E0%A4%A?for=celery');
    await site.get('/api/requests?for=celery', { method: 'POST' });
    expect(site.lines.filter(({ text }) => /celery|nuts/.test(text))).toEqual([]);
  });

  it('takes in the words that the owner has changed', async () => {
    const { $ } = await page('/en/menu?for=nuts');
    expect($('.mark').text()).toContain('Contains nuts');
    const { store } = site.core.content;
    if (!store) throw new Error('The site has no store of its own');
    await store.publish({
      _id: 'wording-nuts',
      _type: 'wording',
      key: 'common:allergens.nuts',
      language: 'en',
      text: 'tree nuts',
    });
    const changed = await page('/en/menu?for=nuts');
    expect(changed.$('.mark').text()).toContain('Contains tree nuts');
    // And the browser is told of them, to say the same.
    const plain = await page('/en/menu');
    expect(plain.$('main').attr('data-overrides')).toContain('tree nuts');
    await store.remove('wording-nuts');
  });
});
