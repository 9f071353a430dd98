import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../../database/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import type { SubmissionTables } from '../tables.server.ts';
import type { Lane } from './channels.server.ts';
import { systemClock, type Clock } from './clock.ts';
import { POLL_INTERVAL } from './schedule.ts';
import { startLaneWorker } from './worker.server.ts';

export interface OutboxOptions {
  readonly db: Kysely<SubmissionTables>;
  readonly databaseKind: DatabaseKind;
  /** The ways out that are configured, see `emailLane` and `contentLane`. */
  readonly lanes: readonly Lane[];
  readonly log: Log;
  readonly clock?: Clock;
  readonly pollInterval?: number;
}

export interface Outbox {
  /** Something was put in: deliver it now. Others' submissions are found within seconds anyway. */
  wake(): void;
  /** Ends what is under way, puts back what does not end in time, and resolves. */
  stop(): Promise<void>;
}

/**
 * Delivers what submissions have to deliver, in any number of processes on one database: claimed
 * with a lease, tried again until it is delivered, kept or given up after three days. A delivery
 * is repeated only when a process ends between sending it and writing that down; its Message-ID is
 * then the same.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { clock = systemClock, pollInterval = POLL_INTERVAL, lanes, ...rest } = options;
  const workers = lanes.map((lane) => startLaneWorker({ ...rest, clock, pollInterval }, lane));
  return {
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
