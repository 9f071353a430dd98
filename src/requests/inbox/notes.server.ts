import { ConflictError } from '../../http/index.server.ts';
import type { Db } from '../tables.server.ts';
import type { By } from './change.server.ts';

/**
 * Adds a note that only the business reads. One that is there already, sent again by who did not hear that it was kept,
 * says what was sent last. Throws ConflictError for the id of another note.
 */
export async function addNote(
  db: Db,
  submissionId: string,
  note: { readonly id: string; readonly body: string; readonly by: By; readonly now: number },
): Promise<void> {
  const { id, body, by, now } = note;
  const own = { submission_id: submissionId, account_id: by.id };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('submission_notes')
    .values({ id, body, ...own, account_name: by.name, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ body })
        .where('submission_notes.submission_id', '=', submissionId)
        .where('submission_notes.account_id', '=', by.id),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new ConflictError();
}

/** Removes a note of a submission; answers whether there was one. */
export async function removeNote(db: Db, submissionId: string, noteId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('submission_notes')
    .where('id', '=', noteId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
