import { expect, test } from 'vitest';
import { ATTEMPTS_BEFORE_GIVING_UP, GIVE_UP_AFTER, isGivenUp, waitAfter } from './schedule.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

test('waits 5 s, doubling, and never more than an hour', () => {
  expect([1, 2, 3, 4, 10].map((attempt) => waitAfter(attempt) / SECOND)).toEqual([
    5, 10, 20, 40, 2_560,
  ]);
  expect([11, 12, 80, 10_000].map(waitAfter)).toEqual([HOUR, HOUR, HOUR, HOUR]);
});

test('fills three days with its attempts', () => {
  let time = 0;
  for (let attempt = 1; attempt < ATTEMPTS_BEFORE_GIVING_UP; attempt += 1)
    time += waitAfter(attempt);
  expect(time).toBeLessThan(GIVE_UP_AFTER);
  expect(time + waitAfter(ATTEMPTS_BEFORE_GIVING_UP)).toBeGreaterThanOrEqual(GIVE_UP_AFTER);
});

test('gives up only what is both old and often tried', () => {
  expect(isGivenUp(ATTEMPTS_BEFORE_GIVING_UP, GIVE_UP_AFTER)).toBe(true);
  expect(isGivenUp(ATTEMPTS_BEFORE_GIVING_UP - 1, 10 * GIVE_UP_AFTER)).toBe(false);
  expect(isGivenUp(1_000, GIVE_UP_AFTER - 1)).toBe(false);
});
