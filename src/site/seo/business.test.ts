import { expect, test } from 'vitest';
import { noContent } from '../../content/testing/no-content.ts';
import { read } from '../../content/testing/read.ts';
import * as sample from '../../content/testing/samples.ts';
import { testPage } from '../testing/page.tsx';
import { pagesOf } from '../testing/site.ts';
import { foodEstablishment } from './business.server.ts';
import { eventPlace } from './event.server.ts';

const weekly = [{ days: [1, 2], opens: '09:00', closes: '13:00' }];
const hours = read('openingHours', {
  ...{ _id: 'openingHours', _type: 'openingHours' },
  places: [
    { key: 'shop', name: 'Tienda', weekly, isMain: true, address: 'Calle Mayor 1' },
    { key: 'store', name: 'Almacén', weekly: [] },
    {
      ...{ key: 'school', name: 'Escuela', weekly, type: 'LocalBusiness' },
      postalAddress: { street: 'Calle Ancha 2', locality: 'Huesca', country: 'ES' },
      location: { latitude: 42.1, longitude: -0.4 },
    },
  ],
  exceptions: [{ date: '2026-11-23' }],
});
const contactInfo = { email: 'hola@example.com', address: 'Calle Mayor 1' };
const settings = read('globalSettings', sample.settings({ contactInfo, businessType: 'Bakery' }));
const { page } = testPage('es', { hours, settings });

test('further places with an address of their own are departments, each with its type and hours', () => {
  const [business] = foodEstablishment(page, 3);
  expect(business).toMatchObject({
    '@type': 'Bakery',
    address: 'Calle Mayor 1',
    department: [
      {
        '@type': 'LocalBusiness',
        '@id': 'http://localhost/#school',
        name: 'Escuela',
        address: { streetAddress: 'Calle Ancha 2', addressLocality: 'Huesca' },
        geo: { latitude: 42.1 },
        openingHoursSpecification: [{ opens: '09:00', closes: '13:00' }],
        specialOpeningHoursSpecification: [{ validFrom: '2026-11-23' }],
      },
    ],
  });
  const one = { ...hours, places: hours.places.slice(0, 2) };
  const [alone] = foodEstablishment(testPage('es', { hours: one, settings }).page);
  expect(alone).toBeDefined();
  expect(alone).not.toHaveProperty('department');
});

test('closing at midnight is closing at the end of the day, and no closed day', () => {
  const night = [{ days: [5], opens: '00:00', closes: '24:00' }];
  const late = read('openingHours', {
    ...{ _id: 'openingHours', _type: 'openingHours' },
    places: [{ key: 'bar', name: 'Bar', weekly: night }],
  });
  const [business] = foodEstablishment(testPage('es', { hours: late, settings }).page);
  expect(business).toMatchObject({
    openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
  });
});

test('a course is held at the place of its service, where that has an address of its own', () => {
  expect(eventPlace(page, { place: 'school' })).toMatchObject({
    ...{ '@type': 'Place', name: 'Escuela' },
    address: { streetAddress: 'Calle Ancha 2' },
  });
  for (const place of ['store', 'customer', undefined])
    expect(eventPlace(page, { place })).toMatchObject({
      name: settings.siteName,
      address: 'Calle Mayor 1',
    });
});

test('a page describes the business once, with the coming days that it shows', async () => {
  const block = (_type: string, more = {}) => ({ _type, _key: _type, ...more });
  const now = () => new Date('2026-11-20T10:00:00Z');
  /** The coming days with other hours that the home page says with these blocks, of each business. */
  const described = async (...blocks: object[]) => {
    const home = read('homePage', {
      _id: 'homePage',
      _type: 'homePage',
      title: 'Pan',
      lead: 'Bueno',
      blocks,
    });
    const queries = {
      homePage: async () => home,
      openingHours: async () => hours,
      globalSettings: async () => settings,
    };
    const { $ } = await pagesOf({ ...noContent, ...queries }, { now })('/');
    return $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()) as Record<string, unknown>)
      .filter(({ '@type': type }) => type === 'Bakery')
      .map((business) => business['specialOpeningHoursSpecification']);
  };
  const coming = [expect.objectContaining({ validFrom: '2026-11-23' })];
  expect(await described()).toEqual([undefined]);
  expect(await described(block('hours'))).toEqual([coming]);
  expect(await described(block('contact'))).toEqual([coming]);
  expect(await described(block('contact', { isFormAlone: true }))).toEqual([undefined]);
});
