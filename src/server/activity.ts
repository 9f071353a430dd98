import { setTimeout as wait } from 'node:timers/promises';

/** How long nobody must have asked for anything before work that can wait is done, milliseconds. */
const QUIET = 1_000;
/** How often it is looked whether that is so, and how long a piece of such work waits at most, milliseconds. */
const LOOK = 50;
const LONGEST_WAIT = 5_000;

/** Knows when somebody last asked the server for something. */
export type Activity = ReturnType<typeof createActivity>;

export function createActivity(now: () => number = Date.now) {
  let last = 0;
  const isIdle = () => now() - last > QUIET;
  return {
    note() {
      last = now();
    },
    isIdle,
    /**
     * Lets visitors go first: resolves when nobody has asked for anything for a while, and at last all the
     * same, since a busy site is never quiet. Rejects when the signal says so.
     */
    async quiet(signal?: AbortSignal) {
      const end = now() + LONGEST_WAIT;
      while (!isIdle() && now() < end) await wait(LOOK, undefined, { ref: false, signal });
    },
  };
}
