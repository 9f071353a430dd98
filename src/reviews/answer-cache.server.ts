import { LRUCache } from 'lru-cache';

/**
 * Caches answers in memory for a time, makes one call for all who wait, and remembers failures
 * briefly.
 */
export interface AnswerCache<Value> {
  /** Rejects with what the last attempt rejected with, while that is remembered. */
  get(key: string, ask: () => Promise<Value>): Promise<Value>;
}

export interface AnswerCacheOptions {
  /** How long an answer is kept, milliseconds. */
  readonly answerKept: number;
  /** How long a failure is, so that a provider that is down is not asked again and again. */
  readonly failureKept: number;
  /** How many answers are cached; the least recently used is dropped first. */
  readonly max: number;
  readonly now: () => number;
}

export function createAnswerCache<Value>(options: AnswerCacheOptions): AnswerCache<Value> {
  const { answerKept, failureKept, max, now } = options;
  const cache = new LRUCache<string, Promise<Value>>({
    max,
    // Frees expired answers even if nobody asks for anything any more.
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    get(key, ask) {
      const known = cache.get(key);
      if (known) return known;
      const answer = ask();
      // While it is pending, however long that takes, everyone waits for the same call.
      cache.set(key, answer);
      const keep = (time: number) => () => {
        // An entry exactly as old as its `ttl` would still be returned.
        if (cache.peek(key) === answer) cache.set(key, answer, { ttl: time - 1 });
      };
      answer.then(keep(answerKept), keep(failureKept));
      return answer;
    },
  };
}
