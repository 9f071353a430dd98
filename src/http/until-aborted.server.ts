/** Settles like the promise; rejects with an `AbortError` as soon as the signal aborts. */
export async function untilAborted<Result>(
  promise: Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (!signal) return promise;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(abortError());
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([aborted, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

export function abortError(): DOMException {
  return new DOMException('Nobody waits for it any more', 'AbortError');
}
