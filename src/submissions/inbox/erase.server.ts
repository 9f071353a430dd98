import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '../../database/index.server.ts';
import { limitsKey, rowsOfMailbox } from '../intake/limits.server.ts';
import { emailKey } from '../intake/record.server.ts';
import type { SubmissionTables } from '../tables.server.ts';

export interface EraseOptions {
  readonly db: Kysely<SubmissionTables>;
  readonly databaseKind: DatabaseKind;
  readonly dataKey: Uint8Array;
  /** Where MAIL_TRANSPORT=folder keeps its letters. */
  readonly mailFolder: string;
  /**
   * Removes documents by id from the content service, where copies went; undefined when there is
   * no such service.
   */
  readonly removeCopies?: ((ids: readonly string[]) => Promise<void>) | undefined;
}

/** What was removed, and what could not be. */
export interface Erased {
  readonly submissions: number;
  readonly allergies: number;
  readonly deliveries: number;
  readonly keys: number;
  readonly limits: number;
  /** Files of the mail folder. */
  readonly letters: number;
  /** Documents of the content service. */
  readonly copies: number;
  /** Copies that are still in the content service, which is not configured now. */
  readonly copiesLeft: readonly string[];
  /** Letters that had left the machine. */
  readonly sent: number;
  /** Letters that a worker was sending in this moment: erase once more when it is done. */
  readonly underWay: number;
}

/**
 * Removes a person everywhere, by e-mail address, however it was written: submissions, allergies,
 * deliveries, answers kept for repeated forms, counted tries, letters in the mail folder, copies in
 * the content service. The bytes go too: freed pages of SQLite are overwritten.
 */
export async function erasePerson(email: string, options: EraseOptions): Promise<Erased> {
  const { db, databaseKind } = options;
  const address = emailKey(email);
  const rows = address
    ? await db.selectFrom('submissions').select('id').where('email', '=', address).execute()
    : [];
  const ids = rows.map(({ id }) => id);
  const deliveries =
    ids.length === 0
      ? []
      : await db.selectFrom('deliveries').selectAll().where('submission_id', 'in', ids).execute();

  const copied = deliveries.filter(
    ({ channel, attempts }) => channel === 'content-copy' && attempts > 0,
  );
  const documents = [...new Set(copied.map((copy) => `submission.${copy.submission_id}`))];
  if (documents.length > 0) await options.removeCopies?.(documents);

  const counts = rowsOfMailbox(limitsKey(options.dataKey), email);
  const removed = await removeRows(db, databaseKind, ids, counts);
  const letters = await removeLetters(
    options.mailFolder,
    deliveries.map(({ message_id }) => message_id),
  );
  const isLetter = ({ channel }: { channel: string }) => channel !== 'content-copy';
  return {
    ...removed,
    deliveries: deliveries.length,
    letters,
    copies: options.removeCopies ? documents.length : 0,
    copiesLeft: options.removeCopies ? [] : documents,
    sent: deliveries.filter((row) => isLetter(row) && row.state === 'delivered').length,
    underWay: deliveries.filter(({ state }) => state === 'sending').length,
  };
}

async function removeRows(
  db: Kysely<SubmissionTables>,
  databaseKind: DatabaseKind,
  ids: readonly string[],
  limitRows: readonly string[],
) {
  if (databaseKind === 'sqlite') await sql`PRAGMA secure_delete = ON`.execute(db);
  const removed = await db.transaction().execute(async (transaction) => {
    const limits = await transaction
      .deleteFrom('rate_limits')
      .where('name', 'in', limitRows)
      .executeTakeFirst();
    const counts = { submissions: 0, allergies: 0, keys: 0, limits: Number(limits.numDeletedRows) };
    for (const id of ids) {
      const of = (table: 'allergies' | 'idempotency_keys' | 'deliveries') =>
        transaction.deleteFrom(table).where('submission_id', '=', id).executeTakeFirst();
      counts.allergies += Number((await of('allergies')).numDeletedRows);
      counts.keys += Number((await of('idempotency_keys')).numDeletedRows);
      await of('deliveries');
      const row = transaction.deleteFrom('submissions').where('id', '=', id);
      counts.submissions += Number((await row.executeTakeFirst()).numDeletedRows);
    }
    return counts;
  });
  // What the log of writes still holds of the rows goes with it.
  if (databaseKind === 'sqlite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  return removed;
}

/** What stands before the @ of a Message-ID. */
function fileMark(messageId: string): string {
  return messageId.replace(/^</, '').split('@', 1)[0] ?? '';
}

/** A kept letter's file begins with the first part of its Message-ID. */
async function removeLetters(folder: string, messageIds: readonly string[]): Promise<number> {
  const marks = messageIds.map(fileMark).filter((mark) => mark !== '');
  const files = await readdir(folder).catch(() => []);
  const theirs = files.filter((file) => marks.some((mark) => file.startsWith(mark)));
  for (const file of theirs) await rm(join(folder, file));
  return theirs.length;
}
