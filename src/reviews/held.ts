import { LRUCache } from 'lru-cache';

/** Keeps answers in memory for a time, asks once for all who wait, and remembers failures briefly. */
export interface Held<Value> {
  /** Rejects with what the last attempt rejected with, while that is remembered. */
  get(key: string, ask: () => Promise<Value>): Promise<Value>;
}

export interface HeldOptions {
  /** How long an answer is kept, milliseconds. */
  readonly answerKept: number;
  /** How long a failure is, so that a provider that is down is not asked again and again. */
  readonly failureKept: number;
  /** Answers kept at most; the least recently asked for goes first. */
  readonly most: number;
  readonly now: () => number;
}

export function createHeld<Value>(options: HeldOptions): Held<Value> {
  const { answerKept, failureKept, most, now } = options;
  const held = new LRUCache<string, Promise<Value>>({
    max: most,
    // Their memory is given back also when nobody asks any more.
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    get(key, ask) {
      const known = held.get(key);
      if (known) return known;
      const answer = ask();
      // Until it is there, however long that takes, everyone waits for the same.
      held.set(key, answer);
      const keep = (time: number) => () => {
        // What is exactly as old as its `ttl` would still be answered.
        if (held.peek(key) === answer) held.set(key, answer, { ttl: time - 1 });
      };
      answer.then(keep(answerKept), keep(failureKept));
      return answer;
    },
  };
}
