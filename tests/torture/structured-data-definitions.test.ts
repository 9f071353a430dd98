import { beforeAll, describe, expect, it } from 'vitest';
import { parseHtml } from '../support/html.ts';
import { schemaProblems } from '../support/schema-org.ts';
import { listedPages } from '../system/support/shared-site.ts';

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
  it('is what schema.org defines, and the check finds what is not', () => {
    const data = [...pages.values()].flat();
    expect(data.length).toBeGreaterThan(100);
    const wrong = [
      { ...BUSINESS, telefone: '+34 952 000 000' },
      { ...BUSINESS, address: { '@type': 'PostalAddress', street: 'Paseo' } },
      { ...BUSINESS, geo: { '@type': 'Sandwich' } },
      { ...BUSINESS, '@context': 'https://example.com' },
      {
        ...BUSINESS,
        openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Lunes' },
      },
    ];
    // All at once: TypeScript reads the definitions for ten seconds.
    const problems = schemaProblems([
      ...data,
      BUSINESS,
      ...wrong,
      { ...BUSINESS, '@type': 'Sobremesa' },
    ]);
    expect(problems.join('\n')).toContain('SobremesaLeaf');
    const isMeant = (problem: string) => MEANT.some((said) => problem.endsWith(said));
    const MEANT = wrong.map((object) => JSON.stringify(object).slice(0, 200));
    expect(problems.filter((one) => !isMeant(one) && !one.includes('SobremesaLeaf'))).toEqual([]);
    for (const said of MEANT)
      expect(problems.filter((problem) => problem.endsWith(said)).length, said).toBeGreaterThan(0);
  });
});
