import { expect, it } from 'vitest';
import { createActivity } from './activity.ts';

/** How long it takes until it is quiet, in steps of a clock of its own, when somebody comes at each of the first. */
async function untilQuiet(step: number, visitors: number): Promise<number> {
  let now = 1_000_000;
  const startedAt = now;
  const activity = createActivity(() => now);
  const timer = setInterval(() => {
    if ((now - startedAt) / step < visitors) activity.note();
    now += step;
  }, 25);
  if (visitors > 0) activity.note();
  await activity.quiet();
  clearInterval(timer);
  return now - startedAt;
}

it('is quiet at first, and a second after whoever came last', async () => {
  expect(await untilQuiet(200, 0)).toBe(0);
  expect(await untilQuiet(200, 5)).toBeGreaterThan(1_600);
});

it('is not waited for without end', async () => {
  expect(await untilQuiet(400, Infinity)).toBeGreaterThanOrEqual(5_000);
});

it('is not waited for any more when that is asked', async () => {
  const activity = createActivity();
  activity.note();
  await expect(activity.quiet(AbortSignal.abort())).rejects.toThrow();
});
