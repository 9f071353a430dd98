import { CHALLENGE_PATH } from './providers.ts';

/**
 * Fetches a challenge and solves it in a worker, away from the page's thread: half a second of work
 * on a laptop, a few on a slow phone. Returns the value of the form's field `captcha`, which is
 * valid once and for an hour. Throws when the server cannot be reached, when the browser lacks what
 * it needs (a page over plain HTTP has no Web Crypto) or when `signal` aborts.
 */
export async function solveCaptcha(signal?: AbortSignal): Promise<string> {
  const answer = await fetch(CHALLENGE_PATH, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    ...(signal && { signal }),
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return inWorker(await answer.json(), signal);
}

function inWorker(challenge: unknown, signal?: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
  const solved = new Promise<string>((resolve, reject) => {
    const giveUp = () => reject(signal?.reason ?? new Error('The challenge was not solved'));
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      typeof data === 'string' ? resolve(data) : giveUp(),
    );
    worker.addEventListener('error', giveUp);
    signal?.addEventListener('abort', giveUp);
    worker.postMessage(challenge);
  });
  return solved.finally(() => worker.terminate());
}
