const sleep = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', abort, { once: true });
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
