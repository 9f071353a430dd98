import { setTimeout } from 'node:timers/promises';

/** Rejects with the signal's own reason. */
const sleep = (milliseconds: number, signal?: AbortSignal) =>
  setTimeout(milliseconds, undefined, { ...(signal && { signal }) }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });

/**
 * Lets callers through one at a time, at least `interval` milliseconds apart, even when they call
 * at once. A wait rejects as soon as its signal aborts.
 */
export function createPace(interval: number, now: () => number = Date.now, wait = sleep) {
  let free = -Infinity;
  return async (signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted();
    const mine = Math.max(free, now());
    free = mine + interval;
    if (mine > now()) await wait(mine - now(), signal);
  };
}
