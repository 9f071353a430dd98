import { expect, test } from 'vitest';
import { isInSeason } from './season.ts';

test('a season includes both its days', () => {
  const summer = { from: '05-01', to: '10-31' };
  expect(isInSeason(summer, '2026-04-30')).toBe(false);
  expect(isInSeason(summer, '2026-05-01')).toBe(true);
  expect(isInSeason(summer, '2026-10-31')).toBe(true);
  expect(isInSeason(summer, '2026-11-01')).toBe(false);
});

test('a season that ends before it begins runs over New Year', () => {
  const winter = { from: '11-15', to: '02-28' };
  expect(isInSeason(winter, '2026-12-31')).toBe(true);
  expect(isInSeason(winter, '2027-01-01')).toBe(true);
  expect(isInSeason(winter, '2027-03-01')).toBe(false);
  expect(isInSeason(winter, '2026-11-14')).toBe(false);
});

test('what has no season is in season every day', () => {
  expect(isInSeason(undefined, '2026-11-22')).toBe(true);
});
