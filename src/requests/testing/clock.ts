import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../delivery/schedule.server.ts';
import type { Db } from '../tables.server.ts';

/** Resolves when `isSo` answers true; rejects after `patience` milliseconds. */
export async function until(isSo: () => Promise<boolean>, patience = 10_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A clock that stands still until a test advances it, waking waiters in order of time. */
export function createFakeClock(start = Date.parse('2026-11-20T12:00:00Z')) {
  let now = start;
  const waiting = new Set<{ until: number; wake: () => void }>();
  const clock: Clock = {
    now: () => now,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const entry = { until: now + milliseconds, wake: () => done() };
        const done = () => {
          waiting.delete(entry);
          signal.removeEventListener('abort', done);
          resolve();
        };
        waiting.add(entry);
        signal.addEventListener('abort', done, { once: true });
      }),
  };
  return {
    ...clock,
    /** Whether anything waits for time to pass. */
    isWaitedFor: () => waiting.size > 0,
    /** Advances by `milliseconds`, step by step from one waiter to the next. */
    async advance(milliseconds: number, settle: () => Promise<void>): Promise<void> {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const [next] = [...waiting].sort((a, b) => a.until - b.until);
        if (next === undefined || next.until > end) break;
        now = Math.max(now, next.until);
        next.wake();
        await settle();
      }
      now = end;
    },
  };
}

/**
 * Answers a function that resolves when the queues on a fake clock have nothing left to do but wait:
 * nothing is being sent, except what the worker `dead` had claimed, and that stays so.
 */
export function settler(db: Db, clock: ReturnType<typeof createFakeClock>): () => Promise<void> {
  return async () => {
    for (let calm = 0; calm < 3;) {
      for (let turn = 0; turn < 5; turn += 1) await setImmediate();
      const sending = await db
        .selectFrom('deliveries')
        .select('id')
        .where('state', '=', 'sending')
        .where('lease_owner', '!=', 'dead')
        .execute();
      calm = clock.isWaitedFor() && sending.length === 0 ? calm + 1 : 0;
    }
  };
}
