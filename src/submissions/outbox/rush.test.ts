import { expect, test } from 'vitest';
import { createRush } from './rush.ts';
import { RUSH } from './schedule.ts';

test('is a rush while more come in a second than emails should compete with', () => {
  let now = 10_000;
  const rush = createRush({ now: () => now });
  const add = (count: number) => {
    for (let at = 0; at < count; at += 1) rush.add();
  };
  add(RUSH);
  expect(rush.isRush()).toBe(false);
  add(1);
  expect(rush.isRush()).toBe(true);
  now += 1_000;
  expect(rush.isRush()).toBe(true);
  now += 1_000;
  expect(rush.isRush()).toBe(false);
  now += 60_000;
  add(1);
  expect(rush.isRush()).toBe(false);
});
