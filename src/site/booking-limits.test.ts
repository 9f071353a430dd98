import { expect, test } from 'vitest';
import type { OpeningHours } from '../content/index.ts';
import { read } from '../content/testing/read.ts';
import * as sample from '../content/testing/samples.ts';
import { requestFormProps } from './islands/props.server.ts';
import { bookingLimits } from './booking-limits.server.ts';
import { testPage } from './testing/page.tsx';

const hours = {
  _id: 'openingHours',
  _type: 'openingHours',
  places: [
    {
      key: 'kiosk',
      name: { es: 'Kiosco' },
      weekly: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '15:00' }],
      byBooking: [6],
      notes: [],
    },
  ],
  exceptions: [
    { date: '2026-12-25', name: { es: 'Navidad', en: 'Christmas Day' } },
    { date: '2026-12-24', name: { es: 'Nochebuena' }, opens: '09:00', closes: '11:00' },
  ],
} as unknown as OpeningHours;

/** A service as its document says it. */
const service = (key: string, fields: object = {}) =>
  read('service', { ...sample.service(`service-${key}`), key, slug: key, ...fields });

const SERVICES = [
  service('kiosco', { place: 'kiosk', closedTimes: 'refused' }),
  service('encargos', { shortTitle: { es: 'Encargo', en: 'Order' }, bookedAs: 'event' }),
];

test('the services are told with their rules, those that are booked first in a form', () => {
  const { page } = testPage('en', {
    parts: { services: SERVICES, hasAbout: true, filled: new Set<never>() },
  });
  expect(bookingLimits({ terms: null, hours: null, services: SERVICES }, page)).toMatchObject({
    services: {
      kiosco: { place: 'kiosk', isFirm: true, isUnhurried: true },
      encargos: { title: 'Order' },
    },
  });
  expect(requestFormProps(page).services?.map(([key]) => key)).toEqual(['encargos', 'kiosco']);
});

test('the days that can be asked for are told shortly, in the page’s language', () => {
  const { page } = testPage('en', { hours });
  const terms = { leadDays: 3, farthestDays: 365 } as typeof page.terms;
  const told = bookingLimits({ terms, hours }, page);
  expect(told).toEqual({
    leadDays: 3,
    farthestDays: 365,
    weeks: { kiosk: [['12345', '09:00', '15:00'], ['6']] },
    exceptions: [
      ['2026-12-25', 'Christmas Day'],
      ['2026-12-24', 'Nochebuena', '09:00', '11:00'],
    ],
  });
});

test('a form shows what its page knows, and only an answered one brings the days', () => {
  const { page } = testPage('es', {
    hours,
    parts: { services: SERVICES, hasAbout: true, filled: new Set<never>() },
  });
  const presets = { service: 'catering', date: '2026-12-01', draft: 'x' } as const;
  const props = requestFormProps(page, { ...presets, estimate: '600 €' });
  expect(props).toMatchObject({
    preset: { service: 'catering', requestedDate: '2026-12-01' },
    ...{ draft: 'x', estimate: '600 €' },
  });
  expect(props).not.toHaveProperty('limits');
  expect(requestFormProps(page)).not.toHaveProperty('preset');
  const answered = requestFormProps(page, { values: { service: 'kiosco' } });
  expect(answered).toMatchObject({ limits: { services: { kiosco: { isFirm: true } } } });
});
