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
  /** Answers kept at most; the oldest goes first. */
  readonly most: number;
  readonly now: () => number;
}

export function createHeld<Value>({
  answerKept,
  failureKept,
  most,
  now,
}: HeldOptions): Held<Value> {
  const held = new Map<string, { answer: Promise<Value>; until: number }>();
  return {
    get(key, ask) {
      const known = held.get(key);
      if (known && now() < known.until) return known.answer;
      const answer = ask();
      // Until it is there, however long that takes, everyone waits for the same.
      const entry = { answer, until: Infinity };
      held.delete(key);
      held.set(key, entry);
      answer.then(
        () => (entry.until = now() + answerKept),
        () => (entry.until = now() + failureKept),
      );
      for (const [oldest, { until }] of held) {
        if (held.size <= most && now() < until) break;
        if (oldest !== key) held.delete(oldest);
      }
      return answer;
    },
  };
}
