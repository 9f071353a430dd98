import { sql, type Kysely, type Transaction } from 'kysely';
import { countUpTo, type Total } from '../../database/index.server.ts';
import { ConflictError, NotFoundError } from '../../http/index.server.ts';
import { madridDay } from '../../i18n/index.ts';
import { usableAddress } from '../../email/index.server.ts';
import { newId } from '../ids.server.ts';
import type { By } from '../inbox/change.server.ts';
import { newDelivery } from '../delivery/new-delivery.server.ts';
import type { Channel, SubmissionTables } from '../tables.server.ts';
import type { QuoteDocument, QuoteState } from './document.ts';
import type { QuoteDraft } from './draft.ts';
import { isSameHash, privatePath, quoteToken, sha256 } from './link.server.ts';
import { setRequestStatus } from './request-status.server.ts';
import type { QuoteAnswerRow, QuoteRow, QuoteVersionRow } from './tables.server.ts';

type Db = Kysely<SubmissionTables>;

type Work<Given = string> = (
  transaction: Transaction<SubmissionTables>,
  given: Given,
) => Promise<void>;
const NOTHING: Work<unknown> = async () => {};

/** A sent version with what the visitor answered. */
export interface QuoteVersion {
  readonly id: string;
  readonly version: number;
  readonly document: QuoteDocument;
  readonly hash: string;
  readonly state: Exclude<QuoteState, 'draft'>;
  readonly sentAt: number;
  readonly author: string;
  readonly answer: Pick<QuoteAnswerRow, 'answer' | 'name' | 'word' | 'answered_at'> | null;
}

/** A quote as the back office sees it. */
export interface Quote {
  readonly id: string;
  readonly submissionId: string;
  readonly number: string;
  readonly state: QuoteState;
  readonly draft: QuoteDraft;
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Newest first. */
  readonly versions: readonly QuoteVersion[];
}

/** Begins a quote for a request, under the next number of the year. `work` is part of the transaction. */
export async function createQuote(
  db: Db,
  about: { readonly submissionId: string; readonly draft: QuoteDraft; readonly author: string },
  now: number,
  work: Work = NOTHING,
): Promise<string> {
  const id = newId(now);
  await db.transaction().execute(async (transaction) => {
    const number = await nextNumber(transaction, new Date(now));
    const draft = JSON.stringify(about.draft);
    await transaction
      .insertInto('quotes')
      .values({
        ...{ id, number, draft, submission_id: about.submissionId, author: about.author },
        ...{ revision: 1, version: 0, created_at: now, updated_at: now },
      })
      .execute();
    await work(transaction, id);
  });
  return id;
}

/** `2026-0007`: in order of the year, each once, also when several people begin one together. */
async function nextNumber(transaction: Transaction<SubmissionTables>, now: Date): Promise<string> {
  const year = Number(madridDay(now).slice(0, 4));
  const { last } = await transaction
    .insertInto('quote_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`quote_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${year}-${String(last).padStart(4, '0')}`;
}

/** A quote, or undefined. `now` decides whether it has expired. */
export async function readQuote(db: Db, id: string, now: number): Promise<Quote | undefined> {
  const row = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst();
  return row && (await withVersions(db, [row], now))[0];
}

/** The quotes of a request, newest first. */
export async function quotesOf(db: Db, submissionId: string, now: number): Promise<Quote[]> {
  const rows = await db
    .selectFrom('quotes')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return withVersions(db, rows, now);
}

/** One page of all quotes, those that changed last first, and how many there are. */
export async function listQuotes(
  db: Db,
  { offset, limit, q = '' }: { offset: number; limit: number; q?: string | undefined },
  now: number,
): Promise<{ data: Quote[] } & Total> {
  const wanted = `%${q.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const found = db
    .selectFrom('quotes')
    .$if(q.trim() !== '', (query) => query.where(sql<boolean>`number like ${wanted} escape '\\'`));
  const rows = await found
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const counted = await countUpTo(db, found, offset);
  return { data: await withVersions(db, rows, now), ...counted };
}

async function withVersions(db: Db, rows: readonly QuoteRow[], now: number): Promise<Quote[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const versions = await db
    .selectFrom('quote_versions')
    .selectAll()
    .where('quote_id', 'in', ids)
    .orderBy('version', 'desc')
    .execute();
  const answers = versions.length
    ? await db
        .selectFrom('quote_answers')
        .selectAll()
        .where(
          'version_id',
          'in',
          versions.map(({ id }) => id),
        )
        .execute()
    : [];
  return rows.map((row) => {
    const own = versions
      .filter(({ quote_id }) => quote_id === row.id)
      .map((version) => quoteVersion(version, row.version, answerTo(version, answers), now));
    return {
      id: row.id,
      submissionId: row.submission_id,
      number: row.number,
      state: own[0]?.state ?? 'draft',
      draft: JSON.parse(row.draft) as QuoteDraft,
      revision: row.revision,
      createdAt: Number(row.created_at),
      updatedAt: Number(row.updated_at),
      versions: own,
    };
  });
}

const answerTo = (version: QuoteVersionRow, answers: readonly QuoteAnswerRow[]) =>
  answers.find(({ version_id }) => version_id === version.id);

/**
 * A version as it was sent. Throws if its row says anything else than it did then: what a visitor
 * relies on is shown as it was, or not at all.
 */
export function quoteVersion(
  row: QuoteVersionRow,
  latest: number,
  answer: QuoteAnswerRow | undefined,
  now: number,
): QuoteVersion {
  const isAsSent = isSameHash(sha256(row.document), row.hash);
  const isAsAnswered = !answer || isSameHash(answer.document_hash, row.hash);
  if (!isAsSent || !isAsAnswered) throw new Error(`Version ${row.id} of a quote was tampered with`);
  return {
    id: row.id,
    version: row.version,
    document: JSON.parse(row.document) as QuoteDocument,
    hash: row.hash,
    state: stateOf(row, latest, answer, now),
    sentAt: Number(row.sent_at),
    author: row.author,
    answer: answer ? { ...answer, answered_at: Number(answer.answered_at) } : null,
  };
}

function stateOf(
  row: QuoteVersionRow,
  latest: number,
  answer: QuoteAnswerRow | undefined,
  now: number,
): QuoteVersion['state'] {
  if (answer) return answer.answer;
  if (row.version < latest) return 'replaced';
  return row.valid_until < madridDay(new Date(now)) ? 'expired' : 'sent';
}

/** Stores what is being written, if nobody has written since; answers the new revision. */
export async function saveQuoteDraft(
  db: Db,
  change: { readonly id: string; readonly revision: number; readonly draft: QuoteDraft },
  now: number,
  work: Work = NOTHING,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const quote = await lockQuote(transaction, change.id, change.revision, now);
    await transaction
      .updateTable('quotes')
      .set({ draft: JSON.stringify(change.draft) })
      .where('id', '=', change.id)
      .execute();
    await work(transaction, change.id);
    return quote.revision;
  });
}

/** Removes a quote that was never sent. */
export async function removeQuoteDraft(
  db: Db,
  id: string,
  revision: number,
  work: Work = NOTHING,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const quote = await lockQuote(transaction, id, revision, 0);
    if (quote.version > 0) throw new ConflictError('quoteSent');
    await transaction.deleteFrom('quotes').where('id', '=', id).execute();
    await work(transaction, id);
  });
}

/**
 * Takes the quote's row for this transaction, so that a visitor's answer and the owner's next
 * version wait for each other. Throws a `ConflictError` if it is another revision, or was accepted.
 */
async function lockQuote(
  transaction: Transaction<SubmissionTables>,
  id: string,
  revision: number,
  now: number,
): Promise<QuoteRow> {
  const quote = await transaction
    .updateTable('quotes')
    .set((set) => ({ revision: set('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!quote) throw new NotFoundError();
  const accepted = await transaction
    .selectFrom('quote_answers')
    .innerJoin('quote_versions', 'quote_versions.id', 'quote_answers.version_id')
    .select('version_id')
    .where('quote_versions.quote_id', '=', id)
    .where('answer', '=', 'accepted')
    .executeTakeFirst();
  if (accepted) throw new ConflictError('quoteAccepted');
  if (quote.revision !== revision + 1) throw new ConflictError();
  return quote;
}

export interface SendOptions {
  /** See `quoteKey`. */
  readonly key: Uint8Array;
  /** The domain of the Message-IDs. */
  readonly mailDomain: string;
  readonly now: number;
}

export interface Sending {
  readonly id: string;
  readonly revision: number;
  readonly by: By;
  /** What the visitor is to see of the draft, without what only sending decides. */
  readonly document: Omit<QuoteDocument, 'number' | 'version' | 'sentAt'>;
}

/** What a sending made. */
export interface Sent {
  readonly versionId: string;
  readonly version: number;
  readonly token: string;
  /** False without an address that email can be sent to: the owner passes the link on. */
  readonly isEmailed: boolean;
}

/**
 * Sends a quote: makes its next version, which from then on never changes, and has it emailed. What
 * was sent before is replaced. `work` runs in the same transaction.
 */
export async function sendQuote(
  db: Db,
  sending: Sending,
  { key, mailDomain, now }: SendOptions,
  work: Work<Sent> = NOTHING,
): Promise<Sent> {
  return db.transaction().execute(async (transaction) => {
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
    const address = await addressOf(transaction, quote.submission_id);
    if (address !== null) {
      const about = { submissionId: quote.submission_id, versionId };
      await addDelivery(transaction, 'visitor-quote', about, { mailDomain, now });
    }
    await setRequestStatus(transaction, quote.submission_id, 'quoted', { by: sending.by, now });
    const sent = { versionId, version, token, isEmailed: address !== null };
    await work(transaction, sent);
    return sent;
  });
}

async function addressOf(
  transaction: Transaction<SubmissionTables>,
  submissionId: string,
): Promise<string | null> {
  const row = await transaction
    .selectFrom('submissions')
    .select('data')
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  const { email } = JSON.parse(row.data) as { email?: string };
  return usableAddress(email);
}

/** Has an email about a version sent. */
export async function addDelivery(
  transaction: Transaction<SubmissionTables>,
  channel: Channel,
  { submissionId, versionId }: { readonly submissionId: string; readonly versionId: string },
  { mailDomain, now }: Omit<SendOptions, 'key'>,
): Promise<void> {
  const delivery = newDelivery({ submissionId, channel, mailDomain, now });
  await transaction.insertInto('deliveries').values(delivery).execute();
  await transaction
    .insertInto('quote_deliveries')
    .values({ delivery_id: delivery.id, version_id: versionId })
    .execute();
}

/** The private path of a version; null when it was made under another key, which only its email knows. */
export async function quotePath(
  db: Db,
  key: Uint8Array,
  versionId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('quote_versions')
    .select('token_hash')
    .where('id', '=', versionId)
    .executeTakeFirst();
  const token = quoteToken(key, versionId);
  return row && isSameHash(sha256(token), row.token_hash) ? privatePath(token) : null;
}
