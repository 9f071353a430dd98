import { expect, test } from 'vitest';
import { read } from '../../content/testing/read.ts';
import * as sample from '../../content/testing/samples.ts';
import { testPage } from '../testing/page.tsx';
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
  expect(foodEstablishment(page, 3)).toMatchObject({
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
  expect(foodEstablishment(testPage('es', { hours: one, settings }).page)).not.toHaveProperty(
    'department',
  );
});

test('closing at midnight is closing at the end of the day, and no closed day', () => {
  const night = [{ days: [5], opens: '00:00', closes: '24:00' }];
  const late = read('openingHours', {
    ...{ _id: 'openingHours', _type: 'openingHours' },
    places: [{ key: 'bar', name: 'Bar', weekly: night }],
  });
  expect(foodEstablishment(testPage('es', { hours: late, settings }).page)).toMatchObject({
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
