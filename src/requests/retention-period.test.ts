import { describe, expect, it } from 'vitest';
import {
  beforePeriod,
  daysOfPeriod,
  periodIn,
  periodOfDays,
  type RetentionUnit,
} from './retention-period.ts';

describe('a length of time', () => {
  it.each<[number, number, RetentionUnit]>([
    [30, 30, 'day'],
    [31, 1, 'month'],
    [90, 90, 'day'],
    [92, 3, 'month'],
    [183, 6, 'month'],
    [365, 365, 'day'],
    [366, 1, 'year'],
    [549, 549, 'day'],
    [548, 18, 'month'],
    [2_192, 6, 'year'],
    [3_653, 10, 'year'],
  ])('of %i days is said as %i %s', (days, count, unit) => {
    expect(periodOfDays(days)).toEqual({ count, unit });
    expect(daysOfPeriod({ count, unit })).toBe(days);
  });

  it('stays as it was through every unit that it is whole in', () => {
    for (let count = 1; count <= 120; count += 1)
      expect(periodIn('month', daysOfPeriod({ count, unit: 'month' })).count).toBe(count);
    for (let count = 1; count <= 10; count += 1)
      expect(periodOfDays(daysOfPeriod({ count, unit: 'year' }))).toEqual({ count, unit: 'year' });
    expect(periodIn('year', 90)).toEqual({ count: 1, unit: 'year' });
    expect(periodIn('day', 366)).toEqual({ count: 366, unit: 'day' });
  });

  it.each<[string, number, RetentionUnit, string]>([
    ['2026-03-01', 1, 'day', '2026-02-28'],
    ['2026-08-31', 6, 'month', '2026-02-28'],
    ['2026-01-15', 3, 'month', '2025-10-15'],
    ['2024-02-29', 1, 'year', '2023-02-28'],
    ['2026-11-22', 6, 'year', '2020-11-22'],
  ])('before %s, %i %s long, begins on %s', (day, count, unit, begins) => {
    const before = beforePeriod(Date.parse(day), { count, unit });
    expect(before.toISOString().slice(0, 10)).toBe(begins);
  });
});
