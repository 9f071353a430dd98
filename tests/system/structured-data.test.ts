import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { formatDate, formatPrice } from '../../src/i18n/index.ts';
import { attributes } from '../../src/site/testing/html.ts';
import { parseHtml } from '../support/html.ts';
import { listedPages, sharedSite } from './support/shared-site.ts';

type Data = Record<string, unknown>;

interface Page {
  readonly data: Data[];
  readonly words: string;
  readonly $: CheerioAPI;
}

const site = await sharedSite();
const pages = new Map<string, Page>();
for (const [path, html] of await listedPages()) pages.set(path, pageOf(html));

/** A listed page. */
function read(path: string): Page {
  const page = pages.get(path);
  if (!page) throw new Error(`There is no ${path}`);
  return page;
}

/** The JSON-LD of a page, and its visible text. */
function pageOf(html: string): Page {
  const $ = parseHtml(html);
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Data);
  // What a person reads: texts of neighbouring elements are words of their own.
  const shown = $('body *, title')
    .not('script, style')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node.data] : []));
  return { data, words: plain(shown.join(' ')), $ };
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Every object with a type in the data, including the data itself. */
function objects(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(objects);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objects);
  return '@type' in value ? [value as Data, ...inner] : inner;
}

const ofType = (data: Data[], type: string) =>
  objects(data).filter((item) => item['@type'] === type);

describe('structured data', () => {
  it('says nothing that its page does not show', async () => {
    for (const [path, { data, words, $ }] of pages) {
      const summary = $('meta[name=description]').attr('content') ?? '';
      const language = path.startsWith('/en') ? 'en' : 'es';
      const labels = attributes($, 'body [aria-label]', 'aria-label');
      for (const item of objects(data)) {
        for (const key of ['name', 'headline']) {
          const value = item[key];
          // The name of a list of allergens may be heard, not seen.
          const isHeard = item['@type'] === 'PropertyValue' && labels.includes(String(value));
          if (typeof value === 'string' && !isHeard)
            expect(words, `${path}: ${key}`).toContain(plain(value));
        }
        const { description, price } = item;
        // The business is described as its settings do, on every page that names it.
        if (typeof description === 'string' && item['@type'] !== 'FoodEstablishment') {
          const isShown = words.includes(plain(description)) || summary === description;
          expect(isShown, `${path}: ${description}`).toBe(true);
        }
        const day = item['validFrom'];
        if (typeof day === 'string') {
          const written = formatDate(day, language);
          expect(words, `${path}: ${written}`).toContain(written);
        }
        const value = item['@type'] === 'PropertyValue' ? item['value'] : [];
        // The whole menu numbers the allergens: `1 gluten`.
        const unnumbered = words.replace(/\b\d{1,2} (?=\p{L})/gu, '');
        for (const word of value as string[]) expect(unnumbered, path).toContain(plain(word));
        if (typeof price === 'string') {
          const written = plain(formatPrice(Number(price), language));
          expect(words, `${path}: ${written}`).toContain(written);
        }
      }
    }
  });

  it('describes the business with its hours and address', async () => {
    const { data } = read('/contact');
    const [business] = ofType(data, 'FoodEstablishment');
    expect(business).toMatchObject({ name: 'La Sobremesa', telephone: '+34 952 000 000' });
    expect(business?.['openingHoursSpecification']).toEqual([
      expect.objectContaining({ opens: '09:00', closes: '15:00' }),
    ]);
    expect(business?.['address']).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Polideportivo Bahía de Levante, Paseo de los Almendros 14',
      postalCode: '29017',
      addressLocality: 'Málaga',
      addressRegion: 'Málaga',
      addressCountry: 'ES',
    });
  });

  it.each(['/', '/en'])('describes the business on the home page %s', async (path) => {
    const { data, words } = read(path);
    const [business, ...others] = ofType(data, 'FoodEstablishment');
    expect(others).toEqual([]);
    expect(business).toMatchObject({
      '@id': expect.stringMatching(/\/#business$/),
      name: 'La Sobremesa',
      url: expect.stringMatching(path === '/' ? /\/$/ : /\/en$/),
      image: expect.stringContaining('/images/'),
      telephone: '+34 952 000 000',
      geo: { '@type': 'GeoCoordinates', latitude: 36.71953, longitude: -4.38216 },
      priceRange: '€',
      hasMenu: expect.stringMatching(path === '/' ? /\d\/menu\/all$/ : /\/en\/menu\/all$/),
      sameAs: expect.arrayContaining([expect.stringContaining('instagram.com')]),
      openingHoursSpecification: [expect.objectContaining({ opens: '09:00', closes: '15:00' })],
    });
    // It leads to data with the dishes in it.
    const menu = read(new URL(String(business?.['hasMenu'])).pathname);
    expect(ofType(menu.data, 'Menu')).toHaveLength(1);
    expect(ofType(menu.data, 'MenuItem').length).toBeGreaterThan(40);
    const address = business?.['address'] as Record<string, string>;
    for (const part of ['streetAddress', 'postalCode', 'addressLocality']) {
      expect(words, part).toContain(address[part]);
    }
  });

  it('lists every dish of the menu with its price', async () => {
    const { data } = read('/menu/all');
    const items = ofType(data, 'MenuItem');
    expect(new Set(items.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
    expect(ofType(data, 'MenuSection').length).toBeGreaterThanOrEqual(5);
    for (const item of items) {
      expect(item['offers']).toMatchObject({ '@type': 'Offer', priceCurrency: 'EUR' });
    }
    expect(items.some((item) => Array.isArray(item['suitableForDiet']))).toBe(true);
    // Each allergen in a word of the page; of traces the page's whole sentence.
    const values = ofType(data, 'PropertyValue').flatMap(({ value }) => value as string[]);
    expect(values).toEqual(expect.arrayContaining(['gluten', 'leche', 'huevo']));
    expect(values.some((value) => /trazas/i.test(value))).toBe(true);
  });

  it('describes posts and workshops', async () => {
    const post = read('/en/blog/gazpacho');
    expect(ofType(post.data, 'BlogPosting')).toMatchObject([
      { publisher: { name: 'La Sobremesa' } },
    ]);
    const workshop = read('/gastronomic/goat-cheese');
    expect(ofType(workshop.data, 'Course')[0]).toMatchObject({ offers: { price: '40.00' } });
  });

  it('has breadcrumbs for every page below the home page', async () => {
    for (const [path, { data }] of pages) {
      if (path === '/' || path === '/en') continue;
      const [crumbs] = ofType(data, 'BreadcrumbList');
      const steps = (crumbs?.['itemListElement'] ?? []) as { position: number; item: string }[];
      expect(steps.length, path).toBeGreaterThanOrEqual(2);
      expect(new URL(steps.at(-1)?.item ?? '').pathname, path).toBe(path.split('?')[0]);
    }
  });

  it('gives every page a title, a sentence and a picture of its own language', async () => {
    const titles = new Map<string, string>();
    for (const [path, { $ }] of pages) {
      const title = $('title').first().text();
      const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`);
      expect(title.length, path).toBeGreaterThan(3);
      // "Blog" and "Cookies" are the same word in both languages.
      const key = `${$('html').attr('lang')} ${title}`;
      expect(titles.get(key), `${path} has the title of`).toBeUndefined();
      titles.set(key, path);
      expect(meta('description').attr('content')?.length, path).toBeGreaterThan(20);
      expect(meta('og:image').attr('content'), path).toMatch(/\/images\/[^?]+\?.*w=1200/);
      const locale = path.startsWith('/en') ? 'en_GB' : 'es_ES';
      expect(meta('og:locale').attr('content'), path).toBe(locale);
    }
  });

  it('writes the title of a shared page on its picture, in its language', async () => {
    const shown = async (path: string) => {
      const { $ } = read(path);
      const address = new URL($('meta[property="og:image"]').attr('content') ?? '');
      const { searchParams, pathname, search } = address;
      const bytes = await (await site.get(pathname + search)).bytes();
      const alt = $('meta[property="og:image:alt"]').attr('content');
      return { title: searchParams.get('title'), name: searchParams.get('name'), alt, bytes };
    };
    const spanish = await shown('/catering');
    const english = await shown('/en/catering');
    expect(spanish).toMatchObject({
      title: 'Catering en Málaga para eventos privados',
      name: 'La Sobremesa',
      alt: expect.stringMatching(/^Catering en Málaga para eventos privados\. ./),
    });
    expect(english.title).toMatch(/Catering in Málaga/i);
    expect(english.bytes).not.toEqual(spanish.bytes);
  });

  it('serves the picture of a shared link at 1200 by 630 as JPEG', async () => {
    const { $ } = read('/catering');
    const { pathname, search } = new URL($('meta[property="og:image"]').attr('content') ?? '');
    const answer = await site.get(pathname + search, { headers: { accept: '*/*' } });
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });
});
