import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseHtml, sitemapPaths } from '../support/html.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

let site: OpenSite;
let beside: OpenSite;
beforeAll(async () => {
  site = await openSite();
  beside = await openSite({ DATA_DIR: site.dataDirectory });
});
afterAll(async () => {
  await beside.close();
  await site.close();
});
afterEach(async () => {
  await set({
    defaultLanguage: 'es',
    languages: ['en'],
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
  });
  await both('/menu', { lang: 'es', 'data-default': 'es' });
});

const text = async (one: OpenSite, path: string) => (await one.get(path)).text();
const at = async (path: string) => parseHtml(await text(site, path));
const leadsTo = async (path: string) => {
  const answer = await site.get(path);
  return answer.status === 302 ? answer.headers.get('location') : answer.status;
};
const alternates = ($: ReturnType<typeof parseHtml>) =>
  $('link[rel=alternate][hreflang]')
    .toArray()
    .map(({ attribs }) => [attribs['hreflang'], new URL(attribs['href'] ?? '').pathname]);

/** Publishes settings at one site. */
async function set(settings: Readonly<Record<string, unknown>>) {
  const { store, service } = site.core.content;
  await store?.publish({ ...(await service.globalSettings()), ...settings });
}

/** Waits until the root of a page has these attributes, at both. */
async function both(path: string, attributes: Readonly<Record<string, string>>) {
  for (const one of [site, beside])
    await expect
      .poll(async () => parseHtml(await text(one, path))('html').attr())
      .toMatchObject(attributes);
}

describe('other locale settings, without a restart', () => {
  it('English alone is at the root, and whoever kept an address of before is led there', async () => {
    const before = parseHtml(await text(site, '/en/menu'));
    await set({ defaultLanguage: 'en', languages: [] });
    await both('/menu', { lang: 'en' });
    const $ = await at('/menu');
    expect($('h1').text()).toBe(before('h1').text());
    expect($('main h2').text()).toBe(before('main h2').text());
    expect(alternates($)).toEqual([
      ['en', '/menu'],
      ['x-default', '/menu'],
    ]);
    expect($('link[rel=canonical]').attr('href')).toBe('http://localhost:3000/menu');
    expect($('.languages').length).toBe(0);
    expect(await leadsTo('/en/menu?for=nuts')).toBe('/menu?for=nuts');
    expect(await leadsTo('/en')).toBe('/');
    expect(await leadsTo('/es/menu')).toBe('/menu');
    expect(await leadsTo('/fr/menu')).toBe(404);
    const paths = sitemapPaths(await text(site, '/sitemap.xml'));
    expect(paths.filter((path) => /^\/(en|es)(\/|$)/.test(path))).toEqual([]);
    expect(paths).toContain('/menu');
    expect(await (await site.get('/manifest.webmanifest')).json()).toMatchObject({ lang: 'en' });
  });

  it('Catalan and Spanish: what nobody has written in Catalan is read in Spanish', async () => {
    const spanish = await at('/catering');
    await set({ defaultLanguage: 'ca', languages: ['es'] });
    await both('/catering', { lang: 'ca' });
    const $ = await at('/catering');
    expect($('h1').text()).toBe(spanish('h1').text());
    expect($('nav').first().text()).toBe(spanish('nav').first().text());
    const addresses = [
      ['ca', '/catering'],
      ['es', '/es/catering'],
      ['x-default', '/catering'],
    ];
    expect(alternates($)).toEqual(addresses);
    const other = await at('/es/catering');
    expect(other('html').attr('lang')).toBe('es');
    expect(alternates(other)).toEqual(addresses);
    expect(other('h1').text()).toBe(spanish('h1').text());
    expect(await leadsTo('/ca/catering')).toBe('/catering');
  });

  it('another time zone and currency hold in prices, for machines and in calendars', async () => {
    await set({ timeZone: 'Atlantic/Canary', currency: 'GBP' });
    await both('/menu', { 'data-zone': 'Atlantic/Canary', 'data-currency': 'GBP' });
    const $ = await at('/menu');
    expect($('main').text()).toMatch(/7,00\s£/);
    expect($('main').text()).not.toContain('€');
    const workshop = parseHtml(await text(site, '/gastronomic/turmeric'));
    const data = workshop('script[type="application/ld+json"]').text();
    expect(data).toContain('"priceCurrency":"GBP"');
    expect(data).not.toContain('"EUR"');
    expect(await text(site, '/workshops.ics')).toMatch(/TZID[:=]Atlantic\/Canary/);
    // In Mexico Spanish has a point where Spain's has a comma.
    await set({ currency: 'MXN', holidays: { country: 'MX', own: [] } });
    await both('/menu', { 'data-country': 'MX', 'data-currency': 'MXN' });
    const mexican = await at('/menu');
    expect(mexican('main').text()).toContain('$7.00');
    expect(mexican('meta[property="og:locale"]').attr('content')).toBe('es_MX');
    // Arabic as the main language has its own days and figures, and as a social network names it.
    await set({ defaultLanguage: 'ar', currency: 'EGP', holidays: { country: 'EG', own: [] } });
    await both('/menu', { 'data-country': 'EG', 'data-default': 'ar' });
    const arabic = await at('/menu');
    expect(arabic('body').attr('lang')).toBeUndefined();
    expect(arabic('main').text()).toMatch(/٧٫٠٠/);
    expect(arabic('meta[property="og:locale"]').attr('content')).toBe('ar_EG');
  });

  it('a clock of twelve hours is one in every language, and for machines it has 24', async () => {
    await set({ holidays: { country: 'US', own: [] } });
    await both('/contact', { 'data-country': 'US' });
    const spanish = await at('/contact');
    const english = await at('/en/contact');
    expect(spanish('main').text()).toMatch(/Lunes a viernes, 9:00\sa\.m\. a 3:00\sp\.m\./);
    expect(english('main').text()).toMatch(/Monday to Friday, 9:00\sAM to 3:00\sPM/);
    expect(english('script[type="application/ld+json"]').text()).toContain('"opens":"09:00"');
    const catering = await at('/en/catering');
    expect(catering('[name=requestedTime]').text()).toMatch(/Morning \(9:00\sAM-12:00\sPM\)/);
  });
});
