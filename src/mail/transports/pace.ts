/**
 * Lets callers through one after another, no two nearer than `interval` milliseconds: also those
 * that come together. The wait ends early, rejecting, when the signal aborts.
 */
export function createPace(interval: number, now: () => number = Date.now) {
  let free = 0;
  return async (signal?: AbortSignal): Promise<void> => {
    const mine = Math.max(free, now());
    free = mine + interval;
    const wait = mine - now();
    signal?.throwIfAborted();
    if (wait <= 0) return;
    await new Promise<void>((resolve, reject) => {
      const abort = () => {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', abort);
        resolve();
      }, wait);
      signal?.addEventListener('abort', abort, { once: true });
    });
  };
}
