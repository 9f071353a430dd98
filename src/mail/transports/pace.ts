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
 * Lets callers through one after another, no two nearer than `interval` milliseconds: also those
 * that come together. The wait ends early, rejecting, when the signal aborts.
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
