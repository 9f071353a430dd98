import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../../database/index.server.ts';
import type { Channel, DeliveryRow, SubmissionTables } from '../tables.server.ts';
import type { DeliveryJob } from './channels.server.ts';
import { heldWith, NOTHING_HELD } from './release.server.ts';

export interface ClaimOptions {
  readonly db: Kysely<SubmissionTables>;
  readonly databaseKind: DatabaseKind;
  readonly channels: readonly Channel[];
  /** Who claims: unique to this worker. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly leaseUntil: number;
  readonly limit: number;
}

/**
 * Takes up to `limit` deliveries that are due, or whose worker has let its lease run out, for this
 * worker alone. One statement: SQLite runs it under its write lock, PostgreSQL locks the rows and
 * skips those that another worker is taking.
 */
export function claimDue(options: ClaimOptions): Promise<DeliveryRow[]> {
  const { now } = options;
  return claim(options, 'due', now);
}

/** Takes the waiting delivery whose turn comes next, due or not, to try a way out that failed. */
export function claimProbe(options: Omit<ClaimOptions, 'limit'>): Promise<DeliveryRow[]> {
  return claim({ ...options, limit: 1 }, 'tried before', options.now);
}

async function claim(
  options: ClaimOptions,
  which: 'due' | 'tried before',
  now: number,
): Promise<DeliveryRow[]> {
  const { db, databaseKind, channels, owner, leaseUntil, limit } = options;
  if (channels.length === 0 || limit < 1) return [];
  return db
    .with('chosen', (chosen) => {
      const rows = chosen
        .selectFrom('deliveries')
        .select('id')
        .where('channel', 'in', channels)
        .where((where) =>
          which === 'due'
            ? where.or([
                where('state', '=', 'waiting').and('next_attempt_at', '<=', now),
                where('state', '=', 'sending').and('lease_until', '<=', now),
              ])
            : where('state', '=', 'waiting').and('attempts', '>', 0),
        )
        .orderBy('next_attempt_at')
        .limit(limit);
      return databaseKind === 'postgres' ? rows.forUpdate().skipLocked() : rows;
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

/** When the next of these deliveries is due, milliseconds since 1970; null when none waits. */
export async function nextDue(
  db: Kysely<SubmissionTables>,
  channels: readonly Channel[],
): Promise<number | null> {
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
  const times = found.flatMap((row) => (row?.at == null ? [] : [Number(row.at)]));
  return times.length > 0 ? Math.min(...times) : null;
}

/** What a claimed delivery is about; null when it was erased meanwhile. */
export async function loadJob(
  db: Kysely<SubmissionTables>,
  delivery: DeliveryRow,
): Promise<DeliveryJob | null> {
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
    delivery.channel === 'owner-email' ? await heldWith(db, delivery.submission_id) : NOTHING_HELD;
  return { delivery, submission, hasAllergies: allergy !== undefined, held };
}
