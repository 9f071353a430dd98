import type { Selectable } from 'kysely';
import { ConflictError } from '../../http/index.server.ts';
import type { Language } from '../../i18n/index.ts';
import { newId } from '../ids.server.ts';
import { newDelivery } from '../delivery/new-delivery.server.ts';
import type { Db } from '../tables.server.ts';
import { assertSeen, markAnswered, takeSubmissions, type By } from './change.server.ts';
import type { AnswersTable } from './answer-tables.server.ts';

export type AnswerRow = Selectable<AnswersTable>;

interface Draft {
  readonly submissionId: string;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  readonly by: By;
  /** What it goes on from, as `draftWithRevision` gave it out. */
  readonly revision: string;
  readonly now: number;
}

/** The answer that an account is writing to a submission; undefined when there is none. */
export function readDraft(
  db: Db,
  submissionId: string,
  accountId: string,
): Promise<AnswerRow | undefined> {
  return db
    .selectFrom('answers')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .where('account_id', '=', accountId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
}

/** The last answer that an account sent to a submission, with its delivery; undefined when there is none. */
export function readSent(db: Db, submissionId: string, accountId: string) {
  return (
    db
      .selectFrom('answers')
      .innerJoin('deliveries', 'deliveries.answer_id', 'answers.id')
      .select(['answers.updated_at', 'deliveries.id as delivery'])
      .where('answers.submission_id', '=', submissionId)
      .where('account_id', '=', accountId)
      .where('sent_at', 'is not', null)
      .orderBy('sent_at', 'desc')
      // One that is sent again from the inbox has another delivery, a later one.
      .orderBy('deliveries.id')
      .executeTakeFirst()
  );
}

/** What an account is writing, with its revision; where it writes nothing, that of what it sent last. */
export async function draftWithRevision(
  db: Db,
  submissionId: string,
  accountId: string,
): Promise<{ readonly draft: AnswerRow | undefined; readonly revision: string }> {
  const draft = await readDraft(db, submissionId, accountId);
  if (draft) return { draft, revision: String(draft.updated_at) };
  const sent = await readSent(db, submissionId, accountId);
  return { draft, revision: sent ? `sent-${sent.updated_at}` : '0' };
}

/**
 * Takes an account's draft for this transaction, where it is still as it was seen. By its submission: of a
 * first draft there is no row yet.
 */
async function takeDraft(
  db: Db,
  submissionId: string,
  accountId: string,
  revision: string,
): Promise<AnswerRow | undefined> {
  await takeSubmissions(db, [submissionId]);
  const found = await draftWithRevision(db, submissionId, accountId);
  if (found.revision !== revision) throw new ConflictError();
  return found.draft;
}

/** Keeps what an account is writing, so that a closed tab loses nothing; not over what it wrote or sent elsewhere. */
export async function saveDraft(
  db: Db,
  { submissionId, language, subject, body, by, revision, now }: Draft,
): Promise<AnswerRow> {
  const before = await takeDraft(db, submissionId, by.id, revision);
  const text = { language, subject, body };
  if (before) {
    return db
      .updateTable('answers')
      .set({ ...text, updated_at: Math.max(now, before.updated_at + 1) })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  return db
    .insertInto('answers')
    .values({
      id: newId(now),
      submission_id: submissionId,
      ...text,
      account_id: by.id,
      account_name: by.name,
      updated_at: now,
      sent_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Throws the draft of an account away, unless it goes on from another; answers whether there was one. */
export async function discardDraft(
  db: Db,
  submissionId: string,
  accountId: string,
  revision: string,
): Promise<boolean> {
  const draft = await takeDraft(db, submissionId, accountId, revision);
  if (draft) await db.deleteFrom('answers').where('id', '=', draft.id).execute();
  return draft !== undefined;
}

/**
 * Puts a draft into the outbox as the email that was previewed, and marks a new submission as
 * answered. Answers the delivery's id; null when the draft has changed or was sent already. Throws a
 * `ConflictError` where the submission is not as it was seen: somebody else may have answered it.
 */
export async function sendDraft(
  db: Db,
  draft: AnswerRow,
  send: {
    /** What is sent: the draft with its placeholders filled. */
    readonly subject: string;
    readonly body: string;
    readonly by: By;
    /** The revision that the submission was seen at. */
    readonly seen: string;
    readonly mailDomain: string;
    readonly now: number;
  },
): Promise<string | null> {
  const { subject, body, by, seen, mailDomain, now } = send;
  const { submission_id: submissionId, id: answerId } = draft;
  // Before the draft, as whoever writes it does: each would wait for the other.
  const rows = await takeSubmissions(db, [submissionId]);
  assertSeen(rows, seen);
  const { numUpdatedRows } = await db
    .updateTable('answers')
    .set({ subject, body, account_name: by.name, sent_at: now })
    .where('id', '=', draft.id)
    .where('updated_at', '=', draft.updated_at)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  const delivery = newDelivery({
    ...{ submissionId, answerId, channel: 'answer-email', mailDomain, now },
  });
  await db.insertInto('deliveries').values(delivery).execute();
  await markAnswered(db, rows[0], { by, now });
  return delivery.id;
}
