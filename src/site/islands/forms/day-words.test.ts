import { expect, test } from 'vitest';
import { wordsOf } from '../../../i18n/index.server.ts';
import { addDays, businessDay } from '../../../i18n/index.ts';
import type { BookingLimits } from '../../../requests/index.ts';
import { dayWords } from './day-words.ts';

const limits: BookingLimits = {
  leadDays: 3,
  services: {
    gastronomic: { title: 'Taller', place: 'workshops', hasWorkshops: true },
    birthday: { title: 'Cumpleaños', place: 'workshops', hasWorkshops: true },
    catering: { title: 'Catering', needsNoNotice: true },
    chef: { title: 'Chef' },
    daily: { title: 'Kiosco', place: 'kiosk', isFirm: true, needsNoNotice: true },
  },
  weeks: {
    kiosk: [['12345', '09:00', '15:00']],
    workshops: [['12345', '09:00', '20:00']],
  },
  exceptions: [['2030-12-25', 'Christmas Day']],
};

const says = (service: string, requestedDate: string, requestedTime = '') =>
  dayWords({ service, requestedDate, requestedTime }, limits, wordsOf('en', 'forms'), 'en');

test('a closed day of the kiosk is told with its name and the next day', () => {
  const { day } = says('daily', '2030-12-25');
  expect(day).toContain('Wednesday 25 December (Christmas Day)');
  expect(day).toContain('Thursday 26 December');
  expect(says('daily', '2030-12-28').day).toContain('Monday 30 December');
  expect(says('daily', '2030-12-26')).toEqual({ day: '', time: '' });
});

test('a weekend is only warned of for workshops, and nothing for events', () => {
  expect(says('gastronomic', '2030-12-28').day).toMatch(/usually work on Saturday 28 December/);
  expect(says('catering', '2030-12-28').day).toBe('');
});

test('a time outside the hours is told with the hours', () => {
  expect(says('daily', '2030-12-26', 'evening').time).toContain('9:00–15:00');
  expect(says('daily', '2030-12-26', 'afternoon').time).toBe('');
});

test('a near day is told where the service needs notice, or is not known', () => {
  const near = addDays(businessDay(new Date()), 1);
  expect(says('', near).day).toContain('3 days');
  expect(says('gastronomic', near).day).toContain('3 days');
  expect(says('catering', near).day).toBe('');
});

test('the days are written in Spanish too', () => {
  const words = wordsOf('es', 'forms');
  const asked = { service: 'daily', requestedDate: '2030-12-28' };
  expect(dayWords(asked, limits, words, 'es').day).toBe(
    'Cerramos el sábado 28 de diciembre. Primer día posible: lunes 30 de diciembre.',
  );
});

test('a day on which a service is not had is told with when it is, and the next day', () => {
  const cakes = { title: 'Cakes', needsNoNotice: true, days: '6', when: 'Saturday' } as const;
  const { day, time } = dayWords(
    { service: 'cakes', requestedDate: '2030-12-26', requestedTime: '' },
    { ...limits, services: { cakes } },
    ...([wordsOf('en', 'forms'), 'en'] as const),
  );
  expect(day).toBe(
    'We don’t offer it on Thursday 26 December (only: Saturday). The first day we can do is Saturday 28 December.',
  );
  expect(time).toBe('');
});
