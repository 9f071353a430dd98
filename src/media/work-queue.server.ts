import { QueueFullError } from '../http/index.server.ts';

export type WorkQueue = ReturnType<typeof createWorkQueue>;

/** Runs a bounded number of tasks at once; the others wait, first come, first served. */
export function createWorkQueue(limits: { atOnce: number; waiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    /** Rejects with a `QueueFullError` when too many are waiting already. */
    async run<Result>(task: () => Promise<Result>): Promise<Result> {
      if (running >= limits.atOnce) {
        if (waiting.length >= limits.waiting) throw new QueueFullError('Too much work waits');
        // A finished task hands its slot over directly, so that no newcomer can take it first.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
