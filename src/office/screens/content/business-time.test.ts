import { expect, it } from 'vitest';
import { instantOfBusiness, businessLocal } from './business-time.ts';

it.each([
  ['2026-12-24T21:00', '2026-12-24T20:00:00.000Z'],
  ['2026-07-01T09:30', '2026-07-01T07:30:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T12:00', '2026-10-25T11:00:00.000Z'],
])('%s in Málaga is %s, and back', (local, instant) => {
  expect(new Date(instantOfBusiness(local) ?? 0).toISOString()).toBe(instant);
  expect(businessLocal(Date.parse(instant))).toBe(local);
});

it.each(['', '0002-12-24T21:00', '0202-12-24T21:00'])(
  'is no instant without a time, or while its year is typed: “%s”',
  (local) => {
    expect(instantOfBusiness(local)).toBeNull();
  },
);
