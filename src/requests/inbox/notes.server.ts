import type { Kysely } from 'kysely';
import { newId } from '../ids.server.ts';
import type { SubmissionTables } from '../tables.server.ts';
import type { By } from './change.server.ts';

/** Characters of a note at most. */
export const NOTE_LENGTH = 4_000;

/** Adds a note that only the business reads; answers its id. */
export async function addNote(
  db: Kysely<SubmissionTables>,
  submissionId: string,
  note: { readonly body: string; readonly by: By; readonly now: number },
): Promise<string> {
  const { body, by, now } = note;
  const id = newId(now);
  await db
    .insertInto('submission_notes')
    .values({
      id,
      submission_id: submissionId,
      body,
      account_id: by.id,
      account_name: by.name,
      created_at: now,
    })
    .execute();
  return id;
}

/** Removes a note of a submission; answers whether there was one. */
export async function removeNote(
  db: Kysely<SubmissionTables>,
  submissionId: string,
  noteId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('submission_notes')
    .where('id', '=', noteId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
