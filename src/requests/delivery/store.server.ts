import type { Updateable } from 'kysely';
import { isSqlite } from '../../database/index.server.ts';
import type { MailFailure, SendResult } from '../../email/index.server.ts';
import { defaultLanguage, isLanguage } from '../../i18n/index.ts';
import {
  CHANNELS,
  type Channel,
  type Db,
  type DeliveriesTable,
  type DeliveryRow,
} from '../tables.server.ts';
import { NOTHING_HELD } from '../emails/owner-email.server.ts';
import type { DeliveryJob } from './delivery.server.ts';
import { heldEmails } from './release.server.ts';
import { isGivenUp, LEASE, LONGEST_WAIT, waitAfter } from './schedule.server.ts';

export interface ClaimOptions {
  readonly db: Db;
  readonly channels: readonly Channel[];
  /** Who claims: unique to this queue of this process. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly leaseUntil: number;
  readonly limit: number;
}

/** Claims up to `limit` deliveries: first those whose lease has run out, then those that are due. */
export async function claimDue(options: ClaimOptions): Promise<DeliveryRow[]> {
  const lapsed = await claim(options, 'lapsed');
  const due = await claim({ ...options, limit: options.limit - lapsed.length }, 'due');
  return [...lapsed, ...due];
}

/** Claims the delivery that comes next, due or not, to probe a service that failed. */
export function claimProbe(options: Omit<ClaimOptions, 'limit'>): Promise<DeliveryRow[]> {
  return claim({ ...options, limit: 1 }, 'tried before');
}

/**
 * Claims in one statement: SQLite runs it under its write lock, PostgreSQL locks the rows and skips
 * those that another worker is claiming. Each kind is read in the order of an index, and no further
 * than the limit, however many wait: asked for together, they would all be sorted each time.
 */
async function claim(
  options: ClaimOptions,
  which: 'due' | 'lapsed' | 'tried before',
): Promise<DeliveryRow[]> {
  const { db, channels, owner, now, leaseUntil, limit } = options;
  if (channels.length === 0 || limit < 1) return [];
  return db
    .with('chosen', (chosen) => {
      const rows = chosen
        .selectFrom('deliveries')
        .select('id')
        .where('channel', 'in', channels)
        .where((where) =>
          which === 'lapsed'
            ? where('state', '=', 'sending').and('lease_until', '<=', now)
            : which === 'due'
              ? where('state', '=', 'waiting').and('next_attempt_at', '<=', now)
              : where('state', '=', 'waiting').and('attempts', '>', 0),
        )
        .orderBy(which === 'lapsed' ? 'lease_until' : 'next_attempt_at')
        .limit(limit);
      return isSqlite(db) ? rows : rows.forUpdate().skipLocked();
    })
    .updateTable('deliveries')
    .set((set) => ({
      state: 'sending' as const,
      attempts: set('attempts', '+', 1),
      lease_owner: owner,
      lease_until: leaseUntil,
    }))
    .where('id', 'in', (chosen) => chosen.selectFrom('chosen').select('id'))
    .returningAll()
    .execute();
}

/** When the next of these deliveries is due, in milliseconds since 1970; null when none waits. */
export async function nextDue(db: Db, channels: readonly Channel[]): Promise<number | null> {
  if (channels.length === 0) return null;
  const next = (state: 'waiting' | 'sending', column: 'next_attempt_at' | 'lease_until') =>
    db
      .selectFrom('deliveries')
      .select(`${column} as at`)
      .where('state', '=', state)
      .where('channel', 'in', channels)
      .orderBy(column)
      .limit(1)
      .executeTakeFirst();
  const found = [await next('waiting', 'next_attempt_at'), await next('sending', 'lease_until')];
  const times = found.flatMap((row) => (row?.at == null ? [] : [row.at]));
  return times.length > 0 ? Math.min(...times) : null;
}

/** Reads what a claimed delivery is about; null when it has been erased meanwhile. */
export async function loadJob(db: Db, delivery: DeliveryRow): Promise<DeliveryJob | null> {
  const submission = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', delivery.submission_id)
    .executeTakeFirst();
  if (submission === undefined) return null;
  const allergy = await db
    .selectFrom('allergies')
    .select('submission_id')
    .where('submission_id', '=', delivery.submission_id)
    .executeTakeFirst();
  const held =
    delivery.channel === 'owner-email'
      ? await heldEmails(db, delivery.submission_id)
      : NOTHING_HELD;
  const answer = delivery.channel === 'answer-email' ? await answerOf(db, delivery) : undefined;
  return { delivery, submission, hasAllergies: allergy !== undefined, held, answer };
}

/** The answer that a delivery sends, which continues the confirmation that the visitor was sent. */
async function answerOf(
  db: Db,
  { answer_id, submission_id }: DeliveryRow,
): Promise<DeliveryJob['answer']> {
  const answer = await db
    .selectFrom('answers')
    .select(['language', 'subject', 'body'])
    .where('id', '=', answer_id)
    .executeTakeFirst();
  if (!answer) return undefined;
  const confirmation = await db
    .selectFrom('deliveries')
    .select('message_id')
    .where('submission_id', '=', submission_id)
    .where('channel', '=', 'visitor-email')
    .where('state', 'in', ['delivered', 'kept'])
    .orderBy('created_at')
    .executeTakeFirst();
  const language = isLanguage(answer.language) ? answer.language : defaultLanguage();
  return { ...answer, language, inReplyTo: confirmation?.message_id };
}

/** The result of an attempt. */
export type Outcome =
  | ({ readonly kind: 'done' } & SendResult)
  | { readonly kind: 'failed'; readonly failure: MailFailure; readonly answer: string }
  /** The attempt was broken off because the process is stopping. */
  | { readonly kind: 'released' };

/**
 * The row after an attempt. A refused recipient never ends the owner's email: its address is
 * configuration, and a submission that the owner never hears of is as good as lost.
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
  const isToOwner = CHANNELS[delivery.channel].to === 'owner';
  const isRefused = outcome.failure === 'recipient-forever' && !isToOwner;
  if (isRefused || isGivenUp(delivery.attempts, now - delivery.created_at)) {
    return { ...free, last_answer, state: 'failed', done_at: now };
  }
  const next_attempt_at = now + waitAfter(delivery.attempts);
  return { ...free, last_answer, state: 'waiting', next_attempt_at };
}

/** Writes the row if this worker still holds it. Answers whether it did. */
export async function mark(
  db: Db,
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
 * Makes waiting deliveries of the channels due now: those whose time is later than `latest`, by
 * default all, since their service works again.
 */
export async function wakeWaiting(
  db: Db,
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
 * Corrects times further ahead than any schedule sets them. They were written before the clock was
 * set back, and would delay their deliveries by as much.
 */
export async function bringBack(db: Db, channels: readonly Channel[], now: number): Promise<void> {
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
