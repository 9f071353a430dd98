import type { DatabaseKind } from '../../database/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import type { Kysely } from 'kysely';
import type { DeliveryRow, SubmissionTables } from '../tables.server.ts';
import { DeliveryError, type Deliver, type Lane } from './channels.server.ts';
import { loadJob } from './claim.server.ts';
import { mark, rowAfter, type Outcome } from './mark.server.ts';
import { ATTEMPT_LIMIT } from './schedule.ts';
import type { Clock } from './clock.ts';

export interface WorkerContext {
  readonly db: Kysely<SubmissionTables>;
  readonly databaseKind: DatabaseKind;
  readonly log: Log;
  readonly clock: Clock;
  /** How often to look for what other processes have put in, milliseconds. */
  readonly pollInterval: number;
}

/** How long to wait before a mark that could not be written is written again, milliseconds. */
const MARK_AGAIN = 1_000;

/** Rejects when the signal aborts, whatever `work` does with it. */
function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

async function tryOnce(
  context: WorkerContext,
  deliver: Deliver | undefined,
  delivery: DeliveryRow,
  stopping: AbortSignal,
): Promise<Outcome> {
  const timeout = AbortSignal.timeout(ATTEMPT_LIMIT);
  const signal = AbortSignal.any([stopping, timeout]);
  try {
    const job = await loadJob(context.db, delivery);
    if (job === null || deliver === undefined) return { kind: 'released' };
    return { kind: 'done', ...(await orAborted(deliver(job, signal), signal)) };
  } catch (error) {
    if (stopping.aborted) return { kind: 'released' };
    if (error instanceof DeliveryError) {
      return { kind: 'failed', failure: error.failure, answer: error.message };
    }
    // Its message may hold anything; its name says enough to look further.
    const answer = timeout.aborted ? 'No answer in time' : `Failed: ${(error as Error).name}`;
    return { kind: 'failed', failure: 'service', answer };
  }
}

/** Tries a claimed delivery once and writes down what came of it. Never rejects. */
export async function attempt(
  context: WorkerContext,
  lane: Lane,
  delivery: DeliveryRow,
  stopping: AbortSignal,
): Promise<Outcome> {
  const { db, log, clock } = context;
  const { id, channel, attempts } = delivery;
  const outcome = await tryOnce(context, lane.channels[channel], delivery, stopping);
  const row = rowAfter(delivery, outcome, clock.now());
  const lease = delivery.lease_until ?? 0;
  for (;;) {
    try {
      const isMine = await mark(db, delivery, row);
      if (isMine && outcome.kind !== 'released') {
        const level = outcome.kind === 'done' ? 'info' : row.state === 'failed' ? 'error' : 'warn';
        const { answer } = outcome;
        log[level]('Delivery attempted', { id, channel, attempts, state: row.state, answer });
      }
      return outcome;
    } catch (error) {
      // What is not written down is tried again when the lease is over: better twice than never.
      if (clock.now() + MARK_AGAIN >= lease || stopping.aborted) {
        log.error('A delivery could not be marked', { id, channel, reason: (error as Error).name });
        return outcome;
      }
      await clock.wait(MARK_AGAIN, stopping);
    }
  }
}
