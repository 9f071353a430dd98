import { expect, test } from 'vitest';
import type { OpeningHours, ServiceKey } from '../content/index.ts';
import { SERVICE_OPTIONS } from '../requests/index.ts';
import { requestFormProps } from './islands/props.server.ts';
import { bookingLimits } from './booking-limits.server.ts';
import { testPage } from './testing/page.tsx';

/** The keys of the content's services, none of which the type lets be left out. */
const KEYS: Readonly<Record<ServiceKey, true>> = {
  gastronomic: true,
  birthday: true,
  catering: true,
  chef: true,
  daily: true,
  vegetarian: true,
};

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

test('a request can be for each of the content’s services', () => {
  expect(SERVICE_OPTIONS.filter((key) => key !== 'other').sort()).toEqual(Object.keys(KEYS).sort());
});

test('the days that can be asked for are told shortly, in the page’s language', () => {
  const { page } = testPage('en', { hours });
  const terms = { leadDays: 3, farthestDays: 365 } as typeof page.terms;
  const told = bookingLimits({ terms, hours }, page.text);
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
  const { page } = testPage('es', { hours });
  const services = [{ key: 'catering' }, { key: 'gastronomic', needsNotice: true }] as never;
  const presets = { service: 'catering', date: '2026-12-01', draft: 'x' } as const;
  const props = requestFormProps(page, { ...presets, estimate: '600 €' });
  expect(props).toMatchObject({
    preset: { service: 'catering', requestedDate: '2026-12-01' },
    ...{ draft: 'x', estimate: '600 €' },
  });
  expect(props).not.toHaveProperty('limits');
  expect(requestFormProps(page)).not.toHaveProperty('preset');
  const answered = requestFormProps(page, { values: { service: 'catering' }, services });
  expect(answered).toMatchObject({ limits: { unhurried: ['catering'] } });
});
