import { changeStatus, takeSubmissions, type By } from '../inbox/change.server.ts';
import type { SubmissionStatus } from '../status.ts';
import type { Db, Tx } from '../tables.server.ts';
import type { QuoteDocument } from './document.ts';

/** What a request becomes when its quote is accepted: it waits for the deposit, if there is one to pay. */
export function acceptedStatus({ sum }: Pick<QuoteDocument, 'sum'>): 'accepted' | 'confirmed' {
  return sum.deposit > 0 ? 'accepted' : 'confirmed';
}

/** What a request may have gone on to before its quote was accepted: further than that. */
const FURTHER: readonly SubmissionStatus[] = ['depositPaid', 'done'];

/** The accepted versions of a request's other quotes in the order of their acceptance, also of those that were called off. */
export async function acceptedBeside(
  db: Db,
  { submissionId, quoteId }: { readonly submissionId: string; readonly quoteId: string },
): Promise<{ readonly id: string; readonly isCalledOff: boolean }[]> {
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('quote_versions', 'quote_versions.quote_id', 'quotes.id')
    .innerJoin('quote_answers', 'quote_answers.version_id', 'quote_versions.id')
    .select(['version_id', 'called_off_at'])
    .where('submission_id', '=', submissionId)
    .where('quotes.id', '!=', quoteId)
    .where('answer', '=', 'accepted')
    .orderBy('answered_at')
    .execute();
  return rows.map(({ version_id, called_off_at }) => ({
    id: version_id,
    isCalledOff: called_off_at !== null,
  }));
}

/** Those of them that stand: what becomes of this one leaves the request's status to them. */
export async function standingBeside(
  ...beside: Parameters<typeof acceptedBeside>
): Promise<string[]> {
  const accepted = await acceptedBeside(...beside);
  return accepted.filter(({ isCalledOff }) => !isCalledOff).map(({ id }) => id);
}

/**
 * Moves a request to the status that its quote brings about, with its history. `by` is null when
 * the visitor did it.
 */
export async function setRequestStatus(
  transaction: Tx,
  submissionId: string,
  to: SubmissionStatus,
  { by, now }: { readonly by: By | null; readonly now: number },
): Promise<void> {
  const [row] = await takeSubmissions(transaction, [submissionId]);
  if (row && FURTHER.includes(row.status)) return;
  await changeStatus(transaction, { ids: [submissionId], to, by, now });
}
