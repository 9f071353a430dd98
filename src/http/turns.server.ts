import { createFairQueue, type Asker } from './fair-queue.ts';
import { QueueFullError } from './queue-full-error.ts';

/**
 * Work that is done for askers before the loop looks at what else has come, milliseconds: several small
 * pieces or one large one. So a visitor of a cached page waits for one piece of somebody else's, not for
 * as many as arrived together; and small ones still share a commit.
 */
const BUDGET = 1;

/** Who may wait for a turn: in all, of one neighbourhood, of one network. */
const WAITING = { all: 1_000, neighbourhood: 500, network: 250 };

/** Turns on the one thread that answers everybody, given out fairly between senders. */
export interface Turns {
  /**
   * Resolves when it is the asker's turn: what follows, up to its next wait for something outside, is
   * then done. Rejects with a `QueueFullError` when too many wait, first for who wants most.
   */
  take(asker: Asker): Promise<void>;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export function createTurns(now: () => number = () => performance.now()): Turns {
  const queue = createFairQueue<Waiting>(WAITING);
  let isRunning = false;

  function run(): void {
    const end = now() + BUDGET;
    const next = () => {
      const turn = queue.next();
      if (!turn) return void (isRunning = false);
      turn.resolve();
      // All that the turn does at once is done in microtasks, after which comes the next tick.
      queueMicrotask(() => process.nextTick(() => (now() < end ? next() : setImmediate(run))));
    };
    next();
  }

  return {
    take(asker) {
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
