import { expect, test } from 'vitest';
import { createLaneHealth } from './lane-health.ts';
import { PROBE_INTERVAL } from './schedule.ts';

test('begins by probing, and stops when there is nothing to probe with', () => {
  const health = createLaneHealth();
  expect(health.untilProbe(0)).toBe(0);
  health.nothingToProbe();
  expect(health.untilProbe(0)).toBeNull();
});

test('a failure of the service is probed every two minutes until a success, which wakes the rest', () => {
  const health = createLaneHealth();
  health.failed('a', 'service', 1_000);
  expect(health.untilProbe(1_000)).toBe(PROBE_INTERVAL);
  expect(health.untilProbe(1_000 + PROBE_INTERVAL)).toBe(0);
  expect(health.succeeded()).toBe(true);
  expect(health.untilProbe(1_000 + PROBE_INTERVAL)).toBeNull();
  expect(health.succeeded()).toBe(false);
});

test('one recipient that is not taken is no failure of the service, two in a row are', () => {
  const health = createLaneHealth();
  health.succeeded();
  health.failed('a', 'recipient', 0);
  health.failed('a', 'recipient', 5);
  expect(health.untilProbe(10)).toBeNull();
  health.failed('b', 'recipient', 10);
  expect(health.untilProbe(10)).toBe(PROBE_INTERVAL);
});

test('a recipient refused for good shows that the way is open', () => {
  const health = createLaneHealth();
  health.failed('a', 'recipient-forever', 0);
  expect(health.untilProbe(0)).toBeNull();
});
