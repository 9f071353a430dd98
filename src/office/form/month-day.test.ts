import { expect, it } from 'vitest';
import { daysIn, monthDayOf, monthDayText, monthName, partsOf } from './month-day.ts';

it.each([
  ['05-01', { month: '05', day: '01' }],
  ['05-', { month: '05', day: '' }],
  ['-31', { month: '', day: '31' }],
  [undefined, { month: '', day: '' }],
  ['1 de mayo', { month: '', day: '' }],
])('%j has its parts, and is made of them again', (value, parts) => {
  expect(partsOf(value)).toEqual(parts);
  if (value?.includes('-')) expect(monthDayOf(parts)).toBe(value);
});

it('is nothing while nothing is chosen', () => {
  expect(monthDayOf({ month: '', day: '' })).toBeUndefined();
});

it.each([
  ['02', '31', '02-29'],
  ['04', '31', '04-30'],
  ['12', '31', '12-31'],
])('keeps to the days of the month: %s-%s is %s', (month, day, stored) => {
  expect(monthDayOf({ month, day })).toBe(stored);
});

it('offers the days that a month has in some year', () => {
  expect(['', '01', '02', '11'].map(daysIn)).toEqual([31, 31, 29, 30]);
});

it('is said in words', () => {
  expect(monthDayText('05-01', 'es')).toBe('1 de mayo');
  expect(monthDayText('10-31', 'en')).toBe('31 October');
  expect(monthDayText('05-', 'en')).toBe('05-');
  expect([monthName('09', 'es'), monthName('09', 'en')]).toEqual(['septiembre', 'September']);
});
