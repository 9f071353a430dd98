import type { Transaction } from 'kysely';
import type { SubmissionStatus } from '../status.ts';
import type { SubmissionTables } from '../tables.server.ts';

/**
 * Moves a request to the status that its quote brings about, with the history of it. `author` is
 * null when the visitor did it.
 */
export async function setRequestStatus(
  transaction: Transaction<SubmissionTables>,
  submissionId: string,
  status: SubmissionStatus,
  { author, now }: { readonly author: string | null; readonly now: number },
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({ status, changed_at: now })
    .where('id', '=', submissionId)
    .execute();
}
