import { sql, type Kysely } from 'kysely';
import { LIMITS } from '../intake/limits.server.ts';
import type { SubmissionTables } from '../tables.server.ts';

/**
 * Lets the owner's e-mails go that were held back, the oldest first, as many an hour as the overall
 * limit lets come in, so that the owner hears of everything and no mailbox is flooded. Answers how
 * many. Confirmations stay: whether a flood's addresses are to be written to, the owner decides.
 */
export async function releaseHeld(db: Kysely<SubmissionTables>, now: number): Promise<number> {
  const { name, tries, window } = LIMITS.overall;
  const count = await db
    .selectFrom('rate_limits')
    .select('tries')
    .where('name', 'like', `${name} %`)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + window)
    .executeTakeFirst();
  const room = tries - (count?.tries ?? 0);
  if (room <= 0) return 0;
  const result = await db
    .updateTable('deliveries')
    .set({ state: 'waiting', next_attempt_at: now })
    .where('id', 'in', (deliveries) =>
      deliveries
        .selectFrom('deliveries')
        .select('id')
        .where('state', '=', 'held')
        .where('channel', '=', 'owner-email')
        .orderBy('created_at')
        .limit(room),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** E-mails that are held back: of all submissions, and the confirmation of one. */
export interface Held {
  readonly inAll: number;
  readonly confirmation: boolean;
}

export const NOTHING_HELD: Held = { inAll: 0, confirmation: false };

/** What is held back now; `confirmation` is that of the submission. */
export async function heldWith(db: Kysely<SubmissionTables>, submissionId: string): Promise<Held> {
  const { count } = await db
    .selectFrom('deliveries')
    .select(sql<number>`count(*)`.as('count'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return NOTHING_HELD;
  const confirmation = await db
    .selectFrom('deliveries')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('channel', '=', 'visitor-email')
    .where('state', '=', 'held')
    .executeTakeFirst();
  return { inAll: Number(count), confirmation: confirmation !== undefined };
}
