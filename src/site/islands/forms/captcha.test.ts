import { afterEach, expect, it, vi } from 'vitest';
import { fetchQuestion, solvedProof } from './captcha.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['challenge', solvedProof],
  ['question', () => fetchQuestion('es')],
])('a %s is not waited for on a line that has fallen silent', async (_, ask) => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
  vi.stubGlobal('fetch', (_address: string, init?: RequestInit) => {
    const silent = Promise.withResolvers<never>();
    init?.signal?.addEventListener('abort', () => silent.reject(patience.signal.reason));
    return silent.promise;
  });
  const asked = ask();
  patience.abort(new Error('too long'));
  await expect(asked).rejects.toThrow('too long');
});
