import { sql } from 'kysely';
import { countUpTo, type Total } from '../../database/index.server.ts';
import { ConflictError, NotFoundError } from '../../http/index.server.ts';
import { businessDay } from '../../i18n/index.ts';
import { newId } from '../ids.server.ts';
import type { Db, Tx } from '../tables.server.ts';
import type { QuoteDraft } from './draft.ts';
import type { QuoteState } from './states.ts';
import { isSameHash, privatePath, quoteToken, sha256 } from './link.server.ts';
import type { QuoteRow } from './tables.server.ts';
import { acceptedVersionOf, withVersions, type Quote } from './versions.server.ts';

/** What was opened and never touched is no quote yet: it is in no list, and opened again in place of another. */
const isTouched = sql<boolean>`(revision > 1 or version > 0 or previewed_revision is not null)`;

/** Begins a quote for a request, under the next number of the year, or opens one again that nobody has touched. */
export async function createQuote(
  transaction: Tx,
  about: { readonly submissionId: string; readonly draft: QuoteDraft; readonly author: string },
  now: number,
): Promise<{ id: string; isNew: boolean }> {
  const id = newId(now);
  const draft = JSON.stringify(about.draft);
  const untouched = await transaction
    .updateTable('quotes')
    .set({ draft, updated_at: now })
    .where('submission_id', '=', about.submissionId)
    .where((row) => row.not(isTouched))
    .returning('id')
    .executeTakeFirst();
  if (untouched) return { id: untouched.id, isNew: false };
  const number = await nextNumber(transaction, new Date(now));
  await transaction
    .insertInto('quotes')
    .values({
      ...{ id, number, draft, submission_id: about.submissionId, author: about.author },
      ...{ revision: 1, version: 0, created_at: now, updated_at: now },
    })
    .execute();
  return { id, isNew: true };
}

/** `2026-0007`: in order of the year, each once, also when several people begin one together. */
async function nextNumber(transaction: Tx, now: Date): Promise<string> {
  const year = Number(businessDay(now).slice(0, 4));
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
    .where(isTouched)
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
    .where(isTouched)
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

/** Stores what is being written, if nobody has written since. */
export async function saveQuoteDraft(
  transaction: Tx,
  change: { readonly id: string; readonly revision: number; readonly draft: QuoteDraft },
  now: number,
): Promise<void> {
  await lockQuote(transaction, change.id, change.revision, now);
  await transaction
    .updateTable('quotes')
    .set({ draft: JSON.stringify(change.draft) })
    .where('id', '=', change.id)
    .execute();
}

/** Notes that a revision was looked at as its customer will see it. */
export async function notePreview(db: Db, id: string, revision: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('quotes')
    .set({ previewed_revision: revision })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ConflictError();
}

/** Puts a quote away from the first screen for as long as it is in a state. */
export async function noteHandled(db: Db, id: string, state: QuoteState): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('quotes')
    .set({ handled: state })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new NotFoundError();
}

/** Removes a quote that was never sent. */
export async function removeQuoteDraft(
  transaction: Tx,
  id: string,
  revision: number,
): Promise<void> {
  const quote = await lockQuote(transaction, id, revision, 0);
  if (quote.version > 0) throw new ConflictError('quoteSent');
  await transaction.deleteFrom('quotes').where('id', '=', id).execute();
}

/**
 * Takes the quote's row for this transaction, so that a visitor's answer and the owner's next
 * version wait for each other. Throws a `ConflictError` if it is another revision, or was accepted.
 */
export async function lockQuote(
  transaction: Tx,
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
  if (await acceptedVersionOf(transaction, id)) throw new ConflictError('quoteAccepted');
  if (quote.revision !== revision + 1) throw new ConflictError();
  return quote;
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
