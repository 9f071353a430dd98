import { expect, test } from 'vitest';
import { createPace } from './pace.server.ts';

test('callers that come together go one interval apart, and none waits after a pause', async () => {
  let now = 5_000;
  const waits: number[] = [];
  const pace = createPace(
    1_000,
    () => now,
    async (milliseconds) => void waits.push(milliseconds),
  );
  await Promise.all([pace(), pace(), pace()]);
  expect(waits).toEqual([1_000, 2_000]);
  now += 2_400;
  await pace();
  expect(waits).toEqual([1_000, 2_000, 600]);
  now += 10_000;
  await pace();
  expect(waits).toHaveLength(3);
});

test('a wait ends when the signal aborts', async () => {
  const pace = createPace(60_000);
  const stop = new AbortController();
  await pace();
  const waiting = pace(stop.signal);
  stop.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
  await expect(pace(stop.signal)).rejects.toThrow('stopped');
});
