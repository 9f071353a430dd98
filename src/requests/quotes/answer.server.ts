import { planAgreed } from '../calendar/store.server.ts';
import type { Db, Tx } from '../tables.server.ts';
import type { QuoteAnswer } from './document.ts';
import { isOpen } from './progress.ts';
import type { QuoteState } from './states.ts';
import { isToken, sha256 } from './link.server.ts';
import { paidIn, type NotedPayment } from './payment.ts';
import { acceptedStatus, setRequestStatus, standingBeside } from './request-status.server.ts';
import { addDelivery, addressOf, removeWaiting, type MailOptions } from './send.server.ts';
import {
  notedPayment,
  quoteVersion,
  readFacts,
  readPayments,
  type QuoteVersion,
} from './versions.server.ts';

/** A version as its address finds it, with the request that it belongs to. */
export interface FoundVersion extends QuoteVersion {
  readonly quoteId: string;
  readonly submissionId: string;
  readonly payments: readonly NotedPayment[];
}

/** The version that a token leads to; undefined when it leads nowhere. */
export async function findVersion(
  db: Db,
  token: string,
  now: number,
): Promise<FoundVersion | undefined> {
  if (!isToken(token)) return undefined;
  return readVersion(db, { tokenHash: sha256(token) }, now);
}

/** A version by the hash of its token or by its id. */
export async function readVersion(
  db: Db,
  by: { readonly tokenHash: string } | { readonly id: string },
  now: number,
): Promise<FoundVersion | undefined> {
  const row = await db
    .selectFrom('quote_versions')
    .innerJoin('quotes', 'quotes.id', 'quote_versions.quote_id')
    .selectAll('quote_versions')
    .select(['quotes.submission_id', 'quotes.version as latest', 'quotes.called_off_at'])
    .where((is) =>
      'id' in by ? is('quote_versions.id', '=', by.id) : is('token_hash', '=', by.tokenHash),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { submission_id: submissionId, quote_id: quoteId, latest, called_off_at } = row;
  const [facts, paid] = await Promise.all([readFacts(db, [row.id]), readPayments(db, [quoteId])]);
  const payments = paid.map(notedPayment);
  const quote = { version: latest, called_off_at };
  const about = { ...facts(row.id), quote, paid: paidIn(payments) };
  return { ...quoteVersion(row, about, now), quoteId, submissionId, payments };
}

/** Of a request's other quotes that stand, the one that was accepted last. */
export async function lastStandingBeside(
  db: Db,
  version: Pick<FoundVersion, 'submissionId' | 'quoteId'>,
  now: number,
): Promise<FoundVersion | undefined> {
  const id = (await standingBeside(db, version)).at(-1);
  return id === undefined ? undefined : readVersion(db, { id }, now);
}

export const acceptedAt = (version: QuoteVersion | undefined) => version?.answer?.answered_at ?? 0;

/** Notes that a version was opened by its customer, the first time. */
export async function noteLook(db: Db, versionId: string, now: number): Promise<void> {
  await db
    .insertInto('quote_looks')
    .values({ version_id: versionId, seen_at: now })
    .onConflict((conflict) => conflict.column('version_id').doNothing())
    .execute();
}

/** What a visitor answers to the version that they were shown. */
export interface Answering {
  readonly token: string;
  readonly answer: QuoteAnswer;
  readonly name: string;
  readonly word: string;
}

/**
 * - done: it was stored, now or when the same was answered before
 * - closed: the version can no longer be answered like this; its state says why
 * - unknown: the address leads nowhere
 */
export type Answered =
  | { readonly kind: 'done'; readonly isNew: boolean }
  | { readonly kind: 'closed'; readonly state: QuoteState }
  | { readonly kind: 'unknown' };

/**
 * Stores what a visitor answers. Acceptance moves the request on (it is confirmed where no deposit is
 * asked for), puts the group on the calendar as it was agreed, and has both sides told; all of it, or nothing. Answered twice it is the same
 * answer: the first one counts.
 */
export async function answerQuote(
  db: Db,
  answering: Answering,
  { mailDomain, now }: MailOptions,
): Promise<Answered> {
  if (!isToken(answering.token)) return { kind: 'unknown' };
  return db.transaction().execute(async (transaction): Promise<Answered> => {
    const tokenHash = sha256(answering.token);
    if (!(await lockQuoteOf(transaction, tokenHash, now))) return { kind: 'unknown' };
    const version = await readVersion(transaction, { tokenHash }, now);
    if (!version) return { kind: 'unknown' };
    const { state } = version;
    if (version.answer?.answer === answering.answer) return { kind: 'done', isNew: false };
    if (!isOpen(state)) return { kind: 'closed', state };
    const { answer, name, word } = answering;
    await transaction
      .insertInto('quote_answers')
      .values({
        ...{ version_id: version.id, answer, name, word },
        ...{ document_hash: version.hash, answered_at: now },
      })
      .execute();
    const { submissionId, document } = version;
    const status = answer === 'declined' ? 'declined' : acceptedStatus(document);
    if (answer === 'accepted' || (await standingBeside(transaction, version)).length === 0)
      await setRequestStatus(transaction, submissionId, status, { by: null, now });
    await removeWaiting(transaction, { quoteId: version.quoteId, about: 'answer' });
    const about = { submissionId, versionId: version.id };
    await addDelivery(transaction, 'owner-answer', about, { mailDomain, now });
    if (answer === 'accepted') {
      await planAgreed(transaction, submissionId, document, now);
      if ((await addressOf(transaction, submissionId)) !== null)
        await addDelivery(transaction, 'visitor-booking', about, { mailDomain, now });
    }
    return { kind: 'done', isNew: true };
  });
}

/** Takes the quote's row, for which the owner's next version waits, too; false without one. */
async function lockQuoteOf(transaction: Tx, tokenHash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('quotes')
    .set({ updated_at: now })
    .where('id', 'in', (versions) =>
      versions.selectFrom('quote_versions').select('quote_id').where('token_hash', '=', tokenHash),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
