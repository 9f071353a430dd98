import { expect, it } from 'vitest';
import { sharedHours, usualHours, weekOf, type Week } from './week.ts';

const morning = { opens: '09:00', closes: '14:00' };
const evening = { opens: '17:00', closes: '21:00' };
const WEEK: Week = [[morning, evening], [morning, evening], [], [morning], [], [], []];

it('tells days that share a stretch together, and takes them apart again', () => {
  const shared = sharedHours(WEEK);
  expect(shared).toEqual([
    { _key: '0900-1400', days: [1, 2, 4], ...morning },
    { _key: '1700-2100', days: [1, 2], ...evening },
  ]);
  expect(weekOf(shared)).toEqual(WEEK);
  expect(weekOf(undefined)).toEqual([[], [], [], [], [], [], []]);
});

it('opens a day at the hours of the one before it', () => {
  expect(usualHours(WEEK, 2)).toEqual([morning, evening]);
  expect(usualHours(WEEK, 0)).toEqual([{ opens: '09:00', closes: '17:00' }]);
});
