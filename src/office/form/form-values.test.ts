import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES, formOfCollection } from '../../content/index.ts';
import { readSample } from '../testing/sample.ts';
import { documentFieldsOf, formPathOf, formValuesOf } from './form-values.ts';

const menu = formOfCollection('dailyMenu');

describe('the values of a form', () => {
  it.each([
    ['a plain text', 'Menú'],
    ['items keyed by language', [{ _key: 'es', value: 'Menú' }]],
    ['items with a language', [{ _key: 'x1', language: 'es', value: 'Menú' }]],
    ['an object', { es: 'Menú' }],
  ])('read %s by language', (_, title) => {
    const values = formValuesOf(menu, { _id: 'm', _type: 'dailyMenu', title });
    expect(values['title']).toEqual({ es: 'Menú' });
    expect(documentFieldsOf(menu, values)['title']).toEqual([{ _key: 'es', value: 'Menú' }]);
  });

  it.each([
    [
      'in both languages',
      [
        { _key: 'es', value: 'B1' },
        { _key: 'en', value: 'B2' },
      ],
      'B1',
    ],
    ['in one alone', [{ _key: 'en', value: 'B2' }], 'B2'],
    ['once', 'B1', 'B1'],
  ])('are asked for once where all languages say the same, written %s', (_, taxNumber, shown) => {
    const identity = formOfCollection('legalIdentity');
    const values = formValuesOf(identity, { _type: 'legalIdentity', taxNumber });
    expect(values['taxNumber']).toBe(shown);
    expect(documentFieldsOf(identity, values)['taxNumber']).toBe(shown);
  });

  it('lose nothing that a document has besides its fields, and nothing empty is stored', () => {
    const base = { _id: 'm', remark: 'propio', items: [{ _key: 'a', key: 'a', old: 1 }] };
    const values = { ...formValuesOf(menu, base), title: { es: 'Uno', en: '' }, slug: 'uno' };
    expect(documentFieldsOf(menu, values, base)).toEqual({
      _id: 'm',
      remark: 'propio',
      title: [{ _key: 'es', value: 'Uno' }],
      slug: { _type: 'slug', current: 'uno' },
      items: [{ _key: 'a', key: 'a', old: 1 }],
    });
  });

  it('tell items apart that were stored without a key, for whoever reads them, and once stored', () => {
    const body = { items: [{ key: 'flan', price: 3 }, { price: 4 }, { _key: 'own', price: 5 }] };
    const values = formValuesOf(menu, body);
    const keys = ['flan', '1', 'own'].map((_key) => ({ _key }));
    expect(values['items']).toMatchObject(keys);
    expect(formValuesOf(menu, body)).toEqual(values);
    expect(formValuesOf(menu, documentFieldsOf(menu, values, body))).toEqual(values);
  });

  it('say where in the form a problem of the document is', () => {
    const body = {
      title: [{ _key: 'en', value: 7 }],
      items: [
        {
          names: [
            { _key: 'es', value: 'a' },
            { _key: 'en', value: 7 },
          ],
        },
      ],
    };
    expect(formPathOf(menu, body, ['title', 0, 'value'])).toEqual(['title', 'en']);
    expect(formPathOf(menu, body, ['items', 0, 'names', 1, 'value'])).toEqual([
      ...['items', 0, 'names', 'en'],
    ]);
    expect(formPathOf(menu, body, ['items', 0, 'price'])).toEqual(['items', 0, 'price']);
  });

  it.each(DOCUMENT_TYPES)('of every document of the sample are stored as they were: %s', (type) => {
    const fields = formOfCollection(type);
    for (const document of readSample(type)) {
      const stored = documentFieldsOf(fields, formValuesOf(fields, document), document);
      expect(formValuesOf(fields, stored)).toEqual(formValuesOf(fields, document));
      expect(referencesIn(stored)).toEqual(referencesIn(document));
    }
  });
});

/** Everything that a document points to. */
function referencesIn(document: unknown): readonly string[] {
  const found = JSON.stringify(document).matchAll(/"_ref":"([^"]+)"/g);
  return [...found].map(([, id = '']) => id).sort();
}
