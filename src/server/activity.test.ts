import { expect, it } from 'vitest';
import { createActivity } from './activity.ts';

/** How long it takes until it is quiet, in steps of a clock of its own, when somebody comes at each of the first. */
async function untilQuiet(step: number, visitors: number): Promise<number> {
  let now = 0;
  const activity = createActivity(() => now);
  const timer = setInterval(() => {
    if (now / step < visitors) activity.note();
    now += step;
  }, 25);
  await activity.quiet();
  clearInterval(timer);
  return now;
}

it('is quiet half a second after the start, or after whoever came last', async () => {
  expect(await untilQuiet(200, 0)).toBeGreaterThan(500);
  expect(await untilQuiet(200, 5)).toBeGreaterThan(1_200);
});

it('is not waited for without end', async () => {
  expect(await untilQuiet(400, Infinity)).toBeGreaterThanOrEqual(5_000);
});

it('is not waited for any more when that is asked', async () => {
  await expect(createActivity().quiet(AbortSignal.abort())).rejects.toThrow();
});
