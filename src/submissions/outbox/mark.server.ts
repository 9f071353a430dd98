import type { Kysely, Updateable } from 'kysely';
import type { Channel, DeliveriesTable, DeliveryRow, SubmissionTables } from '../tables.server.ts';
import type { DeliveryFailure, DeliveryResult } from './channels.server.ts';
import { isGivenUp, LEASE, LONGEST_WAIT, waitAfter } from './schedule.ts';

/** What an attempt came to. */
export type Outcome =
  | ({ readonly kind: 'done' } & DeliveryResult)
  | { readonly kind: 'failed'; readonly failure: DeliveryFailure; readonly answer: string }
  /** The process is stopping; the attempt was broken off. */
  | { readonly kind: 'released' };

/**
 * The row after an attempt. The owner's email is never given up because it was refused: its
 * address is configuration, and a submission that the owner never hears of is as good as lost.
 */
export function rowAfter(
  delivery: DeliveryRow,
  outcome: Outcome,
  now: number,
): Updateable<DeliveriesTable> & { readonly state: DeliveriesTable['state'] } {
  const free = { lease_owner: null, lease_until: null };
  if (outcome.kind === 'released') return { ...free, state: 'waiting', next_attempt_at: now };
  const last_answer = outcome.answer;
  if (outcome.kind === 'done') {
    return { ...free, last_answer, state: outcome.delivered ? 'delivered' : 'kept', done_at: now };
  }
  const isRefused = outcome.failure === 'recipient-forever' && delivery.channel !== 'owner-email';
  if (isRefused || isGivenUp(delivery.attempts, now - delivery.created_at)) {
    return { ...free, last_answer, state: 'failed', done_at: now };
  }
  const next_attempt_at = now + waitAfter(delivery.attempts);
  return { ...free, last_answer, state: 'waiting', next_attempt_at };
}

/** Writes the row, if it is still this worker's. Answers whether it was. */
export async function mark(
  db: Kysely<SubmissionTables>,
  delivery: DeliveryRow,
  row: Updateable<DeliveriesTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set(row)
    .where('id', '=', delivery.id)
    .where('state', '=', 'sending')
    .where('lease_owner', '=', delivery.lease_owner)
    .where('attempts', '=', delivery.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Makes the waiting deliveries of the channels due now whose time is after `latest`: all of them
 * unless told otherwise, since the way out is open again.
 */
export async function wakeWaiting(
  db: Kysely<SubmissionTables>,
  channels: readonly Channel[],
  now: number,
  latest = now,
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ next_attempt_at: now })
    .where('state', '=', 'waiting')
    .where('channel', 'in', channels)
    .where('next_attempt_at', '>', latest)
    .execute();
}

/**
 * Brings times that no schedule makes back to the clock: they were written before it was set back,
 * and would keep what waits waiting for as long.
 */
export async function bringBack(
  db: Kysely<SubmissionTables>,
  channels: readonly Channel[],
  now: number,
): Promise<void> {
  const latest = now + LONGEST_WAIT;
  await wakeWaiting(db, channels, now, latest);
  await db
    .updateTable('deliveries')
    .set({ lease_until: now + LEASE })
    .where('state', '=', 'sending')
    .where('channel', 'in', channels)
    .where('lease_until', '>', latest)
    .execute();
}
