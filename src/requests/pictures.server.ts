import type { Db } from './tables.server.ts';

/** What the stored pictures of submissions are. */
export const PICTURE_TYPE = 'image/webp';

/** A picture that answers a question of the business's own, made anew from what the visitor sent. */
export interface AnswerPicture {
  /** The key of the question. */
  readonly question: string;
  readonly bytes: Uint8Array;
}

/** Stores the pictures of a submission, in the transaction that stores the rest of it. */
export async function storePictures(
  transaction: Db,
  submissionId: string,
  pictures: readonly AnswerPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map(({ question, bytes }) => ({
    ...{ submission_id: submissionId, question },
    picture: Buffer.from(bytes).toString('base64'),
  }));
  await transaction.insertInto('submission_pictures').values(rows).execute();
}

/** The pictures of a submission, in base64. */
export function readPictures(db: Db, submissionId: string) {
  return db
    .selectFrom('submission_pictures')
    .select(['question', 'picture'])
    .where('submission_id', '=', submissionId)
    .orderBy('question')
    .execute();
}

/** The picture that answers one question; undefined when there is none. */
export async function readPicture(
  db: Db,
  submissionId: string,
  question: string,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const row = await db
    .selectFrom('submission_pictures')
    .select('picture')
    .where('submission_id', '=', submissionId)
    .where('question', '=', question)
    .executeTakeFirst();
  return row && Buffer.from(row.picture, 'base64');
}
