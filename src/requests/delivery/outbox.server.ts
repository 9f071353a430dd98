import type { Log } from '../../log/index.server.ts';
import type { Db } from '../tables.server.ts';
import type { Queue } from './delivery.server.ts';
import { startQueue } from './queue.server.ts';
import { POLL_INTERVAL, systemClock, type Clock } from './schedule.server.ts';

export interface OutboxOptions {
  readonly db: Db;
  /** The configured ones, see `emailQueue` and `contentQueue`. */
  readonly queues: readonly Queue[];
  readonly log: Log;
  readonly clock?: Clock;
  readonly pollInterval?: number;
}

export type Outbox = ReturnType<typeof startOutbox>;

/**
 * Delivers what submissions have to deliver, in any number of processes on one database. Each
 * delivery is claimed with a lease and tried until it is delivered, kept, or given up after three
 * days. It is repeated only when a process ends between sending it and storing that it was sent;
 * the repetition carries the same Message-ID.
 */
export function startOutbox(options: OutboxOptions) {
  const { clock = systemClock, pollInterval = POLL_INTERVAL, queues, ...rest } = options;
  const running = queues.map((queue) => startQueue({ ...rest, clock, pollInterval }, queue));
  return {
    /** Something was stored: deliver it now. What other processes store is found within seconds. */
    wake() {
      for (const queue of running) queue.wake();
    },
    /** Finishes running attempts, puts back those that take too long, and resolves. */
    async stop() {
      await Promise.all(running.map((queue) => queue.stop()));
    },
  };
}
