import { describe, expect, it } from 'vitest';
import services from '../../starter/service.json' with { type: 'json' };
import { CATALOGUES } from './catalogues/all.server.ts';
import { catalogueWord, catalogueWords } from './word-list.server.ts';

describe('the place of a word', () => {
  it('is said from the outermost part of the site to what the text is there', () => {
    expect(catalogueWord('forms:request.success.title')).toMatchObject({
      section: {
        es: 'Formularios › Formulario de petición › Cuando se ha enviado',
        en: "Forms › Request form › Once it's sent",
      },
      role: { es: 'Título', en: 'Heading' },
    });
    expect(catalogueWord('common:nav.label')).toMatchObject({
      section: { es: 'En toda la web › Menú principal', en: 'All over the site › Main menu' },
      role: null,
    });
    expect(catalogueWord('forms:feedback.scores.1')).toMatchObject({
      section: { es: 'Formularios › Formulario de opinión › Las notas' },
    });
  });

  it('has a name for every part of the catalogues, which is no word itself', () => {
    expect(catalogueWords().length).toBeGreaterThan(700);
    expect(catalogueWords().filter(({ key }) => /[:.]_/.test(key))).toEqual([]);
    expect(Object.values(CATALOGUES).flatMap((catalogue) => partsWithoutName(catalogue))).toEqual(
      [],
    );
  });
});

it('names no law of one country, since a business of any has these words', () => {
  expect(JSON.stringify(CATALOGUES)).not.toMatch(
    /Real Decreto|Royal Decree|\bRD \d|\b(?:Ley|LSSI|LOPDGDD|AEPD|BOE|Junta de)\b/,
  );
});

it('says a time in Spanish so that any fits: one o’clock, and one that ends in “a. m.”', () => {
  const words = JSON.stringify(CATALOGUES.es);
  expect(words.match(/\blas \{\{(?:time|clock)\}\}|\{\{(?:at|time|hours)\}\}\./g)).toBeNull();
});

it('speaks a Spanish of every country, without the plural “you” of Spain, as do the services to begin with', () => {
  const words = JSON.stringify([CATALOGUES.es, spanishOf(services)]);
  expect(
    words.match(/[\wáéíóúñ]+[áé]is\b|(?<!\p{L})(?:[Oo]s|[Ss]ois)(?!\p{L})|vuestr\w+/gu),
  ).toBeNull();
});

/** What documents say in Spanish. */
function spanishOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return [];
  return 'es' in value ? value.es : Object.values(value).map(spanishOf);
}

/** Parts that have words of their own, and no name: neither their own `_name`, nor beside a list. */
function partsWithoutName(parts: object, path = ''): string[] {
  return Object.entries(parts).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part !== 'object' || part === null) return [];
    const hasWords = Object.values(part).some((word) => typeof word === 'string');
    const isNamed = '_name' in part || `_${key}` in parts;
    const inner = partsWithoutName(part, `${path}${key}.`);
    return hasWords && !isNamed ? [path + key, ...inner] : inner;
  });
}
