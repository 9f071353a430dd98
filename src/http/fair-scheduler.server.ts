import { createFairQueue, type Asker } from './fair-queue.server.ts';
import { QueueFullError } from './queue-full-error.server.ts';

/**
 * How long to work before the event loop gets to what else has arrived, milliseconds: on several
 * small pieces or one large one. So a visitor to a cached page waits for one piece of somebody
 * else's work, not for all that arrived together; and small pieces still share a commit.
 */
const BUDGET = 1;

/** How many may wait for a turn: in all, from one neighbourhood, from one network. */
const WAITING = { all: 1_000, neighbourhood: 500, network: 250 };

/** A cooperative scheduler: shares the event loop fairly between senders. */
export type FairScheduler = ReturnType<typeof createFairScheduler>;

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export function createFairScheduler(now: () => number = () => performance.now()) {
  const queue = createFairQueue<Waiting>(WAITING);
  let isRunning = false;

  function run(): void {
    const end = now() + BUDGET;
    const next = () => {
      const turn = queue.next();
      if (!turn) return void (isRunning = false);
      turn.resolve();
      // What the turn does without waiting runs in microtasks, and the next tick comes after them.
      queueMicrotask(() => process.nextTick(() => (now() < end ? next() : setImmediate(run))));
    };
    next();
  }

  return {
    /**
     * Resolves when it is the asker's turn, which lasts until the code that follows waits for I/O.
     * Rejects with a `QueueFullError` when too many wait, first for whoever asks for most.
     */
    take(asker: Asker): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      try {
        const loser = queue.push({ resolve, reject }, asker);
        loser?.reject(new QueueFullError('Others wanted less'));
      } catch (error) {
        reject(error);
      }
      if (!isRunning) {
        isRunning = true;
        setImmediate(run);
      }
      return promise;
    },
  };
}
