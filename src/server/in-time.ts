import { setTimeout } from 'node:timers/promises';

/** What work comes to, or `late` once it has taken longer than `patience`, milliseconds; it goes on by itself then. */
export async function inTime<Value>(
  work: Promise<Value>,
  patience: number,
  late: Value,
): Promise<Value> {
  const timer = new AbortController();
  const { signal } = timer;
  return Promise.race([work, setTimeout(patience, late, { signal })]).finally(() => timer.abort());
}
