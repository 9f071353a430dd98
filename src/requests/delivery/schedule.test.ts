import { expect, test } from 'vitest';
import {
  ATTEMPTS_BEFORE_GIVING_UP,
  createQueueHealth,
  GIVE_UP_AFTER,
  isGivenUp,
  PROBE_INTERVAL,
  waitAfter,
} from './schedule.server.ts';

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

test('begins by probing, and stops when there is nothing to probe with', () => {
  const health = createQueueHealth();
  expect(health.untilProbe(0)).toBe(0);
  health.nothingToProbe();
  expect(health.untilProbe(0)).toBeNull();
});

test('a failure of the service is probed every two minutes until a success, which wakes the rest', () => {
  const health = createQueueHealth();
  health.failed('a', 'service', 1_000);
  expect(health.untilProbe(1_000)).toBe(PROBE_INTERVAL);
  expect(health.untilProbe(1_000 + PROBE_INTERVAL)).toBe(0);
  expect(health.succeeded()).toBe(true);
  expect(health.untilProbe(1_000 + PROBE_INTERVAL)).toBeNull();
  expect(health.succeeded()).toBe(false);
});

test('one recipient that is not taken is no failure of the service, two in a row are', () => {
  const health = createQueueHealth();
  health.succeeded();
  health.failed('a', 'recipient', 0);
  health.failed('a', 'recipient', 5);
  expect(health.untilProbe(10)).toBeNull();
  health.failed('b', 'recipient', 10);
  expect(health.untilProbe(10)).toBe(PROBE_INTERVAL);
});

test('a recipient refused for good shows that the way is open', () => {
  const health = createQueueHealth();
  health.failed('a', 'recipient-forever', 0);
  expect(health.untilProbe(0)).toBeNull();
});
