import { LRUCache } from 'lru-cache';

/**
 * Caches answers in memory for a time, makes one call for all who wait, and remembers failures
 * briefly.
 */
export interface Held<Value> {
  /** Rejects with what the last attempt rejected with, while that is remembered. */
  get(key: string, ask: () => Promise<Value>): Promise<Value>;
}

export interface HeldOptions {
  /** How long an answer is kept, milliseconds. */
  readonly answerKept: number;
  /** How long a failure is, so that a provider that is down is not asked again and again. */
  readonly failureKept: number;
  /** How many answers are cached; the least recently used is dropped first. */
  readonly most: number;
  readonly now: () => number;
}

export function createHeld<Value>(options: HeldOptions): Held<Value> {
  const { answerKept, failureKept, most, now } = options;
  const held = new LRUCache<string, Promise<Value>>({
    max: most,
    // Frees expired answers even if nobody asks for anything any more.
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    get(key, ask) {
      const known = held.get(key);
      if (known) return known;
      const answer = ask();
      // While it is pending, however long that takes, everyone waits for the same call.
      held.set(key, answer);
      const keep = (time: number) => () => {
        // An entry exactly as old as its `ttl` would still be returned.
        if (held.peek(key) === answer) held.set(key, answer, { ttl: time - 1 });
      };
      answer.then(keep(answerKept), keep(failureKept));
      return answer;
    },
  };
}
