import { expect, test } from 'vitest';
import { createRecentCounts } from './recent-counts.server.ts';

test('counts in this window and in the one before it, and then forgets', () => {
  let now = 10_000;
  const counts = createRecentCounts({ window: 1_000, remembered: 1, now: () => now });
  counts.add('a');
  counts.add('a');
  // Of more names than are remembered the first ones are.
  counts.add('b');
  expect([counts.of('a'), counts.of('b')]).toEqual([
    [2, 0],
    [0, 0],
  ]);
  now += 999;
  expect([counts.of('a'), counts.left()]).toEqual([[2, 0], 1]);
  now += 1;
  counts.add('a');
  expect(counts.of('a')).toEqual([1, 2]);
  now += 1_000;
  expect(counts.of('a')).toEqual([0, 1]);
  now += 60_000;
  expect(counts.of('a')).toEqual([0, 0]);
});
