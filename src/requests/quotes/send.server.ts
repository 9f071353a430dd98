import { usableAddress } from '../../email/index.server.ts';
import { newDelivery } from '../delivery/new-delivery.server.ts';
import { newId } from '../ids.server.ts';
import type { By } from '../inbox/change.server.ts';
import type { Channel, Db, Tx } from '../tables.server.ts';
import type { QuoteDocument } from './document.ts';
import { quoteToken, sha256 } from './link.server.ts';
import { setRequestStatus, standingBeside } from './request-status.server.ts';
import { lockQuote } from './store.server.ts';

/** What every email about a quote needs. */
export interface MailOptions {
  /** The domain of the Message-IDs. */
  readonly mailDomain: string;
  readonly now: number;
}

interface SendOptions extends MailOptions {
  /** See `quoteKey`. */
  readonly key: Uint8Array;
}

export interface Sending {
  readonly id: string;
  readonly revision: number;
  readonly by: By;
  /** What the visitor is to see of the draft, without what only sending decides. */
  readonly document: Omit<QuoteDocument, 'number' | 'version' | 'sentAt'>;
}

/**
 * Sends a quote: makes its next version, which from then on never changes, and has it emailed. What
 * was sent before is replaced.
 */
export async function sendQuote(
  transaction: Tx,
  sending: Sending,
  { key, mailDomain, now }: SendOptions,
) {
  const quote = await lockQuote(transaction, sending.id, sending.revision, now);
  const version = quote.version + 1;
  const versionId = newId(now);
  const token = quoteToken(key, versionId);
  const { number } = quote;
  const document = JSON.stringify({ ...sending.document, number, version, sentAt: now });
  await transaction
    .insertInto('quote_versions')
    .values({
      ...{ id: versionId, quote_id: quote.id, version, author: sending.by.name, sent_at: now },
      ...{ token_hash: sha256(token), document, hash: sha256(document) },
      ...{ total: sending.document.sum.total, valid_until: sending.document.validUntil },
    })
    .execute();
  await transaction.updateTable('quotes').set({ version }).where('id', '=', quote.id).execute();
  const submissionId = quote.submission_id;
  await removeWaiting(transaction, { quoteId: quote.id, about: 'answer' });
  await removeWaiting(transaction, { quoteId: quote.id, channel: 'visitor-quote' });
  const address = await addressOf(transaction, submissionId);
  if (address !== null) {
    const about = { submissionId, versionId };
    await addDelivery(transaction, 'visitor-quote', about, { mailDomain, now });
  }
  if ((await standingBeside(transaction, { submissionId, quoteId: quote.id })).length === 0)
    await setRequestStatus(transaction, submissionId, 'quoted', { by: sending.by, now });
  // Where no email can be sent, the owner passes the link on.
  return { versionId, version, token, isEmailed: address !== null };
}

/** Where email to the visitor of a request goes; null where none can. */
export async function addressOf(db: Db, submissionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('submissions')
    .select('data')
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  const { email } = JSON.parse(row.data) as { email?: string };
  return usableAddress(email);
}

interface Told {
  readonly submissionId: string;
  readonly versionId: string;
  /** The payment of a receipt, or what a reminder is about. */
  readonly about?: string;
  /** Does the clock have it sent, and no person? */
  readonly isAutomatic?: boolean;
  /** When it may go out, if not at once. */
  readonly notBefore?: number;
}

/** Has an email about a version sent. */
export async function addDelivery(
  transaction: Tx,
  channel: Channel,
  { submissionId, versionId, about, isAutomatic, notBefore }: Told,
  { mailDomain, now }: MailOptions,
): Promise<void> {
  const delivery = newDelivery({ submissionId, channel, mailDomain, now });
  await transaction
    .insertInto('deliveries')
    .values({ ...delivery, next_attempt_at: notBefore ?? now })
    .execute();
  await transaction
    .insertInto('quote_deliveries')
    .values({
      ...{ delivery_id: delivery.id, version_id: versionId, about: about ?? null },
      is_automatic: Number(isAutomatic ?? false),
    })
    .execute();
}

/** Emails of a quote that have not gone out: about a payment, an answer or the deposit, or of a channel. */
interface WaitingOf {
  readonly quoteId: string;
  readonly about?: string;
  readonly channel?: Channel;
}

/** Takes back what has not gone out yet of a quote: the receipt of a payment, a reminder, or all by one channel. Answers how many. */
export async function removeWaiting(
  transaction: Tx,
  { quoteId, about, channel }: WaitingOf,
): Promise<bigint> {
  const { numDeletedRows } = await transaction
    .deleteFrom('deliveries')
    .where('state', '=', 'waiting')
    .where('id', 'in', (told) =>
      told
        .selectFrom('quote_deliveries')
        .innerJoin('quote_versions', 'quote_versions.id', 'version_id')
        .select('delivery_id')
        .where('quote_id', '=', quoteId)
        .$if(about !== undefined, (rows) => rows.where('about', '=', about ?? '')),
    )
    .$if(channel !== undefined, (rows) => rows.where('channel', '=', channel ?? 'visitor-quote'))
    .executeTakeFirst();
  return numDeletedRows;
}
