import { beforeAll, describe, expect, it } from 'vitest';
import { parseHtml } from '../support/html.ts';
import { KNOWN_RESULTS, missingFields } from '../support/search-results.ts';
import { listedPages } from './support/shared-site.ts';

type Data = Record<string, unknown>;

/** The JSON-LD of every page of the sitemap, which has both languages. */
const pages = new Map<string, Data[]>();

beforeAll(async () => {
  for (const [path, html] of await listedPages()) {
    const $ = parseHtml(html);
    const scripts = $('script[type="application/ld+json"]').toArray();
    pages.set(
      path,
      scripts.map((script) => JSON.parse($(script).text()) as Data),
    );
  }
});

const BUSINESS = {
  '@context': 'https://schema.org',
  '@type': 'FoodEstablishment',
  name: 'La Sobremesa',
};

describe('the structured data of every page', () => {
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
