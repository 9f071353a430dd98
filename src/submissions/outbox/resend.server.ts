import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SubmissionTables } from '../tables.server.ts';

export interface ResendOptions {
  /** The domain of the emails' Message-IDs. */
  readonly mailDomain: string;
  /** Milliseconds since 1970. */
  readonly now?: number;
}

/**
 * Sends everything of a submission again. What waits goes at once; what was held back is let go; what
 * was given up begins its three days anew; what was delivered or kept goes as a new email with a
 * Message-ID of its own, so that no mailbox takes it for a copy. Answers how many deliveries will be
 * made; 0 when there is no such submission. A running outbox, also of another process, finds them
 * within seconds.
 */
export async function resend(
  db: Kysely<SubmissionTables>,
  submissionId: string,
  { mailDomain, now = Date.now() }: ResendOptions,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .updateTable('deliveries')
      .set({ next_attempt_at: now })
      .where('submission_id', '=', submissionId)
      .where('state', '=', 'waiting')
      .returning('channel')
      .execute();
    const failed = await transaction
      .updateTable('deliveries')
      .set({ state: 'waiting', attempts: 0, next_attempt_at: now, created_at: now, done_at: null })
      .where('submission_id', '=', submissionId)
      .where('state', 'in', ['failed', 'held'])
      .returning('channel')
      .execute();
    const done = await transaction
      .selectFrom('deliveries')
      .select('channel')
      .distinct()
      .where('submission_id', '=', submissionId)
      .where('state', 'in', ['delivered', 'kept'])
      .execute();
    const underWay = new Set([...waiting, ...failed].map(({ channel }) => channel));
    const again = done.filter(({ channel }) => !underWay.has(channel));
    for (const { channel } of again) {
      const id = randomUUID();
      await transaction
        .insertInto('deliveries')
        .values({
          id,
          submission_id: submissionId,
          channel,
          state: 'waiting',
          attempts: 0,
          next_attempt_at: now,
          message_id: `<${id}@${mailDomain}>`,
          created_at: now,
        })
        .execute();
    }
    return underWay.size + again.length;
  });
}
