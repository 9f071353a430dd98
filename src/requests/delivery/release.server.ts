import { NOTHING_HELD, type HeldEmails } from '../emails/owner-email.server.ts';
import { countRepeated, LIMITS } from '../intake/limits.server.ts';
import { CHANNELS, type Db, type DeliveryRow } from '../tables.server.ts';
import { newDelivery } from './new-delivery.server.ts';

/**
 * Releases the owner's held emails, oldest first and no more an hour than the overall limit admits,
 * so that the owner hears of everything and no mailbox is flooded. Answers how many. Confirmations
 * stay held: whether to write to the addresses that a flood left is the owner's decision.
 */
export async function releaseHeld(db: Db, now: number): Promise<number> {
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

/** What is held back now, in all and of one submission. */
export async function heldEmails(db: Db, submissionId: string): Promise<HeldEmails> {
  const { count } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  if (count === 0) return NOTHING_HELD;
  const confirmation = await db
    .selectFrom('deliveries')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('channel', '=', 'visitor-email')
    .where('state', '=', 'held')
    .executeTakeFirst();
  return { inAll: count, confirmation: confirmation !== undefined };
}

export interface ResendOptions {
  /** The domain of the Message-IDs. */
  readonly mailDomain: string;
  /** Milliseconds since 1970. */
  readonly now?: number;
}

/**
 * Sends everything of a submission again. What waits goes at once, what was held is released, what
 * was given up gets another three days, and what was delivered or kept becomes a new email with its
 * own Message-ID, so that no mailbox drops it as a duplicate. Answers and emails about quotes that
 * were delivered are not repeated. Answers how many deliveries there will be; 0 when there is no such
 * submission. A running outbox, even of another process, finds them within seconds.
 */
export async function resend(
  db: Db,
  submissionId: string,
  { mailDomain, now = Date.now() }: ResendOptions,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // Takes them for this transaction, too.
    const rows = await transaction
      .updateTable('deliveries')
      .set(({ ref }) => ({ state: ref('state') }))
      .where('submission_id', '=', submissionId)
      .where('state', '<>', 'sending')
      .returningAll()
      .execute();
    const open = rows.filter((row) => !isDone(row));
    // What has gone out is repeated once for each channel, unless that has something to do.
    const once = rows.filter((row) => isDone(row) && !CHANNELS[row.channel].isOfItsOwn);
    const done = new Map(once.map((row) => [row.channel, row]));
    for (const { channel } of open) done.delete(channel);
    const repeated = [...open, ...done.values()];
    for (const row of repeated) await again(transaction, row, { mailDomain, now });
    return repeated.length;
  });
}

const isDone = ({ state }: DeliveryRow) => state === 'delivered' || state === 'kept';

/**
 * Has a delivery made again: now where it waits, anew where it was held or given up, as a new email about
 * the same where it was delivered or kept. Answers the id of what is tried; null when somebody else has
 * begun meanwhile.
 */
async function again(
  db: Db,
  row: DeliveryRow,
  { mailDomain, now }: Required<ResendOptions>,
): Promise<string | null> {
  const { id, submission_id: submissionId, channel, state, answer_id: answerId } = row;
  if (isDone(row)) {
    const delivery = newDelivery({ submissionId, channel, answerId, mailDomain, now });
    await db.insertInto('deliveries').values(delivery).execute();
    const quote = await db
      .selectFrom('quote_deliveries')
      .select(['version_id', 'about'])
      .where('delivery_id', '=', id)
      .executeTakeFirst();
    if (quote) {
      const about = { ...quote, delivery_id: delivery.id };
      await db.insertInto('quote_deliveries').values(about).execute();
    }
    return delivery.id;
  }
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({
      state: 'waiting',
      next_attempt_at: now,
      ...(state !== 'waiting' && { attempts: 0, created_at: now, done_at: null }),
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? id : null;
}

/**
 * Sends one delivery of a submission again: what waits goes at once, what was held or given up is
 * tried anew, what was delivered or kept becomes a new email about the same answer or the same version
 * of a quote. Within a transaction, so that it is not sent before it is known what it is about. Answers
 * the id of the delivery that is tried; null when there is none, or when it is being sent at this
 * moment. Throws an `OverLimitError` when the visitor's mailbox has had its share of a day.
 */
export async function resendDelivery(
  db: Db,
  submissionId: string,
  deliveryId: string,
  { mailDomain, dataKey, now = Date.now() }: ResendOptions & { readonly dataKey: Uint8Array },
): Promise<string | null> {
  const found = await db
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'submission_id')
    .selectAll('deliveries')
    .select('email')
    .where('deliveries.id', '=', deliveryId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (!found || found.state === 'sending') return null;
  // What waits goes anyway.
  if (found.state !== 'waiting' && CHANNELS[found.channel].to === 'visitor')
    await countRepeated(db, found.email ?? '', { dataKey, now });
  return again(db, found, { mailDomain, now });
}
