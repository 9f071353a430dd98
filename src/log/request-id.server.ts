import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Does the work for a request: every line that is logged meanwhile, and of what it awaits, names it. */
export function forRequest<Result>(id: string, work: () => Result): Result {
  return requests.run(id, work);
}

/** The request that is worked for just now. */
export function currentRequest(): string | undefined {
  return requests.getStore();
}
