import { expect, it } from 'vitest';
import { holidaysWithin, publicHolidays } from './holidays.ts';

it('knows the public holidays of Málaga, those that a Sunday moves among them', () => {
  expect(publicHolidays(2027).map(({ day }) => day)).toEqual([
    ...['2027-01-01', '2027-01-06', '2027-03-01', '2027-03-25', '2027-03-26', '2027-05-01'],
    ...['2027-08-16', '2027-08-19', '2027-09-08', '2027-10-12', '2027-11-01'],
    ...['2027-12-06', '2027-12-08', '2027-12-25'],
  ]);
  expect(publicHolidays(2027)[2]?.name).toEqual({
    es: 'Día de Andalucía (trasladado)',
    en: 'Andalusia Day (observed)',
  });
});

it('finds Easter in years in which it is early or late', () => {
  const goodFriday = (year: number) =>
    publicHolidays(year).find(({ name }) => name.en === 'Good Friday')?.day;
  expect([2024, 2025, 2026, 2038].map(goodFriday)).toEqual([
    ...['2024-03-29', '2025-04-18', '2026-04-03', '2038-04-23'],
  ]);
});

it('looks a number of days ahead, over New Year too', () => {
  const days = (from: string, most: number) => holidaysWithin(from, most).map(({ day }) => day);
  expect(days('2026-12-24', 14)).toEqual(['2026-12-25', '2027-01-01', '2027-01-06']);
  expect(days('2026-12-25', 1)).toEqual(['2026-12-25']);
  expect(days('2026-11-10', 14)).toEqual([]);
});
