import { businessDay } from '../../i18n/index.ts';
import type { Db } from '../tables.server.ts';
import type { QuoteDocument } from './document.ts';
import type { QuoteDraft } from './draft.ts';
import { quoteProgress } from './progress.ts';
import type { Due, QuoteState, SentState } from './states.ts';
import { isSameHash, sha256 } from './link.server.ts';
import { paidIn, type NotedPayment } from './payment.ts';
import type {
  QuoteAnswerRow,
  QuotePaymentRow,
  QuoteRow,
  QuoteVersionRow,
  ReminderAbout,
} from './tables.server.ts';

/** A sent version with what the visitor answered. */
export interface QuoteVersion {
  readonly id: string;
  readonly version: number;
  readonly document: QuoteDocument;
  readonly hash: string;
  readonly state: SentState;
  /** What is to be paid next. */
  readonly due: Due | null;
  readonly sentAt: number;
  readonly seenAt: number | null;
  readonly reminders: readonly ReminderAbout[];
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
  readonly updatedAt: number;
  /** The state in which it was put away from the first screen. */
  readonly handled: QuoteState | null;
  /** Newest first. */
  readonly versions: readonly QuoteVersion[];
  /** In the order of their days. */
  readonly payments: readonly NotedPayment[];
}

/** Rows of quotes with everything that belongs to them. */
export async function withVersions(
  db: Db,
  rows: readonly QuoteRow[],
  now: number,
): Promise<Quote[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [versions, payments] = await Promise.all([
    db
      .selectFrom('quote_versions')
      .selectAll()
      .where('quote_id', 'in', ids)
      .orderBy('version', 'desc')
      .execute(),
    readPayments(db, ids),
  ]);
  const facts = await readFacts(
    db,
    versions.map(({ id }) => id),
  );
  return rows.map((row) => {
    const own = payments.filter(({ quote_id }) => quote_id === row.id).map(notedPayment);
    const sent = versions
      .filter(({ quote_id }) => quote_id === row.id)
      .map((version) =>
        quoteVersion(version, { quote: row, paid: paidIn(own), ...facts(version.id) }, now),
      );
    return {
      id: row.id,
      submissionId: row.submission_id,
      number: row.number,
      state: sent[0]?.state ?? (row.previewed_revision === row.revision ? 'previewed' : 'draft'),
      draft: JSON.parse(row.draft) as QuoteDraft,
      revision: row.revision,
      updatedAt: row.updated_at,
      handled: row.handled,
      versions: sent,
      payments: own,
    };
  });
}

/** The payments of quotes, in the order of their days. */
export function readPayments(db: Db, quoteIds: readonly string[]): Promise<QuotePaymentRow[]> {
  return db
    .selectFrom('quote_payments')
    .selectAll()
    .where('quote_id', 'in', quoteIds)
    .orderBy('day')
    .orderBy('created_at')
    .execute();
}

export function notedPayment(row: QuotePaymentRow): NotedPayment {
  const { id, kind, means, cents, day, revision, author } = row;
  return { id, kind, means, cents, day, revision, author };
}

/** What is stored of a version beside itself. */
interface VersionFacts {
  readonly answer: QuoteAnswerRow | undefined;
  readonly seenAt: number | null;
  readonly reminders: readonly ReminderAbout[];
}

/** What became of versions: their answers, first looks and reminders. */
export async function readFacts(
  db: Db,
  versionIds: readonly string[],
): Promise<(id: string) => VersionFacts> {
  if (versionIds.length === 0) return () => ({ answer: undefined, seenAt: null, reminders: [] });
  const [answers, looks, reminders] = await Promise.all([
    db.selectFrom('quote_answers').selectAll().where('version_id', 'in', versionIds).execute(),
    db.selectFrom('quote_looks').selectAll().where('version_id', 'in', versionIds).execute(),
    db.selectFrom('quote_reminders').selectAll().where('version_id', 'in', versionIds).execute(),
  ]);
  return (id) => {
    const isOwn = ({ version_id }: { readonly version_id: string }) => version_id === id;
    return {
      answer: answers.find(isOwn),
      seenAt: looks.find(isOwn)?.seen_at ?? null,
      reminders: reminders.filter(isOwn).map(({ about }) => about),
    };
  };
}

/**
 * A version as it was sent. Throws if its row says anything else than it did then: what a visitor
 * relies on is shown as it was, or not at all.
 */
export function quoteVersion(
  row: QuoteVersionRow,
  about: VersionFacts & {
    readonly quote: Pick<QuoteRow, 'version' | 'called_off_at'>;
    readonly paid: number;
  },
  now: number,
): QuoteVersion {
  const { seenAt, reminders, paid, quote } = about;
  const isAsSent = isSameHash(sha256(row.document), row.hash);
  const isAsAnswered = !about.answer || isSameHash(about.answer.document_hash, row.hash);
  if (!isAsSent || !isAsAnswered) throw new Error(`Version ${row.id} of a quote was tampered with`);
  const document = JSON.parse(row.document) as QuoteDocument;
  const answer = about.answer ?? null;
  const isLatest = row.version === quote.version;
  const isCalledOff = quote.called_off_at !== null;
  return {
    ...{ id: row.id, version: row.version, document, hash: row.hash, answer, seenAt, reminders },
    ...quoteProgress(
      { document, isLatest, seenAt, answer, isCalledOff, paid },
      businessDay(new Date(now)),
    ),
    sentAt: row.sent_at,
    author: row.author,
  };
}

/** The id of the version of a quote that its customer has accepted; undefined while there is none. */
export async function acceptedVersionOf(db: Db, quoteId: string): Promise<string | undefined> {
  const accepted = await db
    .selectFrom('quote_answers')
    .innerJoin('quote_versions', 'quote_versions.id', 'quote_answers.version_id')
    .select('version_id')
    .where('quote_versions.quote_id', '=', quoteId)
    .where('answer', '=', 'accepted')
    .executeTakeFirst();
  return accepted?.version_id;
}
