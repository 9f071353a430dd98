import {
  createFairQueue,
  QueueFullError,
  type Asker,
  type Sender,
} from '../../http/index.server.ts';
import { ApiError } from '../api/api-error.server.ts';

/** How many may wait in a lane: in all, of one neighbourhood, of one network; of somebody known. */
const STRANGERS = { all: 20, neighbourhood: 10, network: 5 };
const KNOWN = { all: 40, neighbourhood: 3, network: 3 };

/** Nobody waits for longer, milliseconds. */
const PATIENCE = 5_000;

/** How soon to come back then, seconds. */
const BACK_IN = 5;

/**
 * Who waits: somebody known, by account, by a browser that has signed in before or by a link; or a stranger, by
 * network address alone.
 */
export type Waiter = { readonly known: string } | Pick<Sender, 'network' | 'neighbourhood'>;

interface Waiting {
  readonly begin: () => void;
  readonly sendAway: () => void;
}

const busy = () => new ApiError(503, 'busy', { wait: BACK_IN });

/**
 * Turns in which passwords are checked and hashed, one at a time: each takes 46 MiB and most of a core. And in which
 * who is not signed in has something counted.
 */
export function createHashTurns(patience = PATIENCE) {
  const known = createFairQueue<Waiting>(KNOWN);
  const strangers = createFairQueue<Waiting>(STRANGERS);
  const lanes = [known, strangers];
  let isTaken = false;

  function next(): void {
    const waiting = lanes[0]?.next() ?? lanes[1]?.next();
    lanes.reverse();
    isTaken = waiting !== undefined;
    waiting?.begin();
  }

  /** Resolves when it is their turn. */
  function turnOf(waiter: Waiter): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const lane = 'known' in waiter ? known : strangers;
    const asker: Asker =
      'known' in waiter ? { network: waiter.known, neighbourhood: waiter.known } : waiter;
    const waiting = { begin: resolve, sendAway: () => reject(busy()) };
    try {
      lane.push(waiting, asker)?.sendAway();
    } catch (error) {
      throw error instanceof QueueFullError ? busy() : error;
    }
    const timer = setTimeout(() => {
      lane.remove(waiting);
      waiting.sendAway();
    }, patience);
    if (!isTaken) next();
    return promise.finally(() => clearTimeout(timer));
  }

  return {
    /**
     * Does it when it is the waiter's turn: those who are known and strangers alternate, and each lane goes round
     * by person, or by neighbourhood and network. Whoever finds no place, or waits too long, is sent away
     * before anything was begun.
     */
    async take<Answer>(waiter: Waiter, work: () => Promise<Answer>): Promise<Answer> {
      await turnOf(waiter);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}

export type HashTurns = ReturnType<typeof createHashTurns>;
