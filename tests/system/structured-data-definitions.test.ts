import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseHtml, sitemapPaths } from '../support/html.ts';
import { schemaProblems } from '../support/schema-org.ts';
import { KNOWN_RESULTS, missingFields } from '../support/search-results.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

type Data = Record<string, unknown>;

/** Time to render more than a hundred pages and compile what they say on a busy computer, milliseconds. */
const EVERY_PAGE = 180_000;

let site: OpenSite;
/** The JSON-LD of every page of the sitemap, which has both languages. */
const pages = new Map<string, Data[]>();

beforeAll(async () => {
  site = await openSite();
  const sitemap = await (await site.get('/sitemap.xml')).text();
  for (const path of sitemapPaths(sitemap)) {
    const $ = parseHtml(await (await site.get(path)).text());
    const scripts = $('script[type="application/ld+json"]').toArray();
    pages.set(
      path,
      scripts.map((script) => JSON.parse($(script).text()) as Data),
    );
  }
}, EVERY_PAGE);
afterAll(() => site.close());

describe('the structured data of every page', () => {
  it('is what schema.org defines', { timeout: EVERY_PAGE }, () => {
    const distinct = new Map(
      [...pages.values()].flat().map((data) => [JSON.stringify(data), data]),
    );
    expect(distinct.size).toBeGreaterThan(100);
    expect(schemaProblems([...distinct.values()])).toEqual([]);
  });

  it('has the fields that search results need', () => {
    const missing = [...pages].flatMap(([path, data]) =>
      missingFields(data).map((field) => `${path}: ${field}`),
    );
    expect(missing).toEqual([]);
  });

  it('is of types whose fields are known, in both languages alike', () => {
    const typesOf = (isEnglish: boolean) => {
      const own = [...pages].filter(([path]) => /^\/en(\/|\?|$)/.test(path) === isEnglish);
      return [
        ...new Set(own.flatMap(([, data]) => data.map((item) => String(item['@type'])))),
      ].sort();
    };
    expect(typesOf(true)).toEqual(typesOf(false));
    expect(KNOWN_RESULTS).toEqual(expect.arrayContaining(typesOf(true)));
  });
});

describe('the check', () => {
  const BUSINESS = {
    '@context': 'https://schema.org',
    '@type': 'FoodEstablishment',
    name: 'La Sobremesa',
  };

  it('finds what schema.org does not define', { timeout: EVERY_PAGE }, () => {
    expect(schemaProblems([BUSINESS])).toEqual([]);
    const wrong = [
      { ...BUSINESS, telefone: '+34 952 000 000' },
      { ...BUSINESS, address: { '@type': 'PostalAddress', street: 'Paseo' } },
      { ...BUSINESS, geo: { '@type': 'Sandwich' } },
      { ...BUSINESS, '@context': 'https://example.com' },
      {
        ...BUSINESS,
        openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Lunes' },
      },
      { ...BUSINESS, '@type': 'Sobremesa' },
    ];
    for (const object of wrong) {
      expect(schemaProblems([object]).length, JSON.stringify(object)).toBeGreaterThan(0);
    }
  });

  it('finds what a search result lacks', () => {
    expect(missingFields([BUSINESS])).toContain(
      'FoodEstablishment La Sobremesa: address.streetAddress',
    );
    const question = { '@type': 'Question', name: '¿Hay aparcamiento?' };
    expect(missingFields([{ '@type': 'FAQPage', mainEntity: [question] }])).toEqual([
      'FAQPage : mainEntity[].acceptedAnswer.text',
    ]);
    expect(missingFields([{ '@type': 'FAQPage', mainEntity: [] }])).toHaveLength(2);
    const event = {
      '@type': 'Event',
      name: 'Taller',
      startDate: '2026-12-01',
      location: { name: 'Kiosco' },
    };
    expect(missingFields([{ '@type': 'Course', subjectOf: event }])).toContain(
      'Event Taller: location.address',
    );
  });
});
