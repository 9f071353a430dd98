import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { formOfCollection, serviceCollection } from '../../content/index.ts';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS, type Language } from '../../i18n/index.ts';
import { documentFieldsOf } from '../form/form-values.ts';
import { PATTERNS, priceOf, serviceOf, withoutUnpriced } from './patterns.ts';

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

it.each(PATTERNS)(
  '%s is a service that can be public, but for a price that its owner leaves out',
  (pattern) => {
    const values = serviceOf(pattern, { languages: ['en', 'es'], displayOrder: 3 });
    const body = documentFieldsOf(formOfCollection('service'), withoutUnpriced(values));
    const parsed = v.safeParse(serviceCollection.schema, { ...body, _id: 'one', _type: 'service' });
    expect(parsed.issues).toBeUndefined();
    const text = JSON.stringify(values);
    expect(text).not.toMatch(/undefined|Málaga|kios|euro/);
    const spanish = serviceOf(pattern, { languages: ['es'], displayOrder: 1 });
    expect(JSON.stringify(spanish)).not.toContain('"en":');
    const prices = [{ _key: 'usual', from: 12 }];
    expect(withoutUnpriced({ ...values, prices })).toMatchObject({ prices });
  },
);

it.each([
  ['orders', { times: 'hours', asks: { participants: 'no', company: 'no' } }],
  ['groups', { times: 'hours', people: 'number' }],
] as const)(
  '%s asks for an hour of the place, and for people as they are counted',
  (pattern, asked) => {
    const values = serviceOf(pattern, { languages: ['es'], displayOrder: 1 });
    expect(values).toMatchObject({ ...asked, closedTimes: 'refused' });
  },
);

it.each(PATTERNS)('%s asks for the same price once it was made public without one', (pattern) => {
  const values = serviceOf(pattern, { languages: ['es'], displayOrder: 1 });
  expect(priceOf(withoutUnpriced(values))['per']).toBe(priceOf(values)['per']);
});

it('begins in the language whose words the main one borrows, and in those of the site', () => {
  const begun = (...languages: readonly Language[]) => {
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, language: languages[0] ?? 'es' });
    const { slug, title } = serviceOf('orders', { languages, displayOrder: 1 });
    return [slug, ...Object.keys(title as object)];
  };
  expect(begun('de')).toEqual(['orders', 'en']);
  expect(begun('de', 'es')).toEqual(['orders', 'es', 'en']);
  expect(begun('ca', 'en')).toEqual(['encargos', 'es', 'en']);
  expect(begun('es')).toEqual(['encargos', 'es']);
});
