import { describe, expect, it, test } from 'vitest';
import { isInSeason, seasonChange } from './season.ts';

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

const HALLOWEEN = { from: '09-15', to: '10-27' };
const NEW_YEAR = { from: '12-20', to: '01-06' };
const LEAP_DAY = { from: '11-01', to: '02-29' };

describe('the next change of a season', () => {
  it.each([
    [HALLOWEEN, '2026-11-22', '2027-09-15'],
    [HALLOWEEN, '2027-09-14', '2027-09-15'],
    [HALLOWEEN, '2027-09-15', '2027-10-28'],
    [HALLOWEEN, '2027-10-27', '2027-10-28'],
    [NEW_YEAR, '2026-12-31', '2027-01-07'],
    [NEW_YEAR, '2027-01-07', '2027-12-20'],
    [LEAP_DAY, '2027-02-28', '2027-03-01'],
    [LEAP_DAY, '2028-02-28', '2028-03-01'],
    [{ from: '02-29', to: '05-31' }, '2027-02-28', '2027-03-01'],
    [{ from: '02-29', to: '05-31' }, '2028-02-28', '2028-02-29'],
  ])('%j from %s is on %s', (season, day, change) => {
    expect(seasonChange(season, day)).toBe(change);
  });

  it('never comes for what has none, or lasts all the year', () => {
    expect(seasonChange(undefined, '2027-01-01')).toBeUndefined();
    expect(seasonChange({ from: '01-01', to: '12-31' }, '2027-01-01')).toBeUndefined();
  });
});
