import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { markForScrub, scrub, type DatabaseKind } from '../../database/index.server.ts';
import { limitsKey, rowsOfMailbox } from '../intake/limits.server.ts';
import { emailKey } from '../intake/mailbox.ts';
import { PERSONAL_TABLES, type SubmissionTables } from '../tables.server.ts';
import { removeEmailFiles } from './email-files.server.ts';

export interface EraseOptions {
  readonly db: Kysely<SubmissionTables>;
  readonly databaseKind: DatabaseKind;
  readonly dataKey: Uint8Array;
  /** Where MAIL_TRANSPORT=folder keeps its emails. */
  readonly mailFolder: string;
  /**
   * Removes documents by id from the content service, where copies went; undefined when there is
   * no such service.
   */
  readonly removeCopies?: ((ids: readonly string[]) => Promise<void>) | undefined;
  /**
   * How long emails under way, and then other programs that keep the database busy, are waited for;
   * milliseconds, 10 s unless told otherwise.
   */
  readonly patience?: number;
}

const PATIENCE = 10_000;
/** How often emails under way are looked at, milliseconds. */
const LOOK = 100;

/** What was removed, and what could not be. */
export interface Erased {
  readonly submissions: number;
  readonly allergies: number;
  readonly deliveries: number;
  readonly keys: number;
  readonly limits: number;
  /** Files of the mail folder. */
  readonly emails: number;
  /** Documents of the content service. */
  readonly copies: number;
  /** Copies that are still in the content service, which is not configured now. */
  readonly copiesLeft: readonly string[];
  /** Emails that had left the machine. */
  readonly sent: number;
  /** Emails that a worker was sending in this moment: erase once more when it is done. */
  readonly underWay: number;
  /**
   * False when the rows are gone and their bytes are not: other programs kept the database busy, or
   * there was no space to write it anew. With SQLite the running site tries again every hour.
   */
  readonly isScrubbed: boolean;
}

/**
 * Removes a person everywhere, by e-mail address, however it was written: submissions, allergies,
 * deliveries, answers kept for repeated forms, counted tries, emails in the mail folder, copies in
 * the content service. The bytes go too: the database is written anew without them.
 */
export async function erasePerson(email: string, options: EraseOptions): Promise<Erased> {
  const { db, databaseKind, mailFolder, patience = PATIENCE } = options;
  const address = emailKey(email);
  const rows = address
    ? await db.selectFrom('submissions').select('id').where('email', '=', address).execute()
    : [];
  const ids = rows.map(({ id }) => id);
  await settle(db, ids, patience);
  const deliveries = await deliveriesOf(db, ids);

  const copied = deliveries.filter(
    ({ channel, attempts }) => channel === 'content-copy' && attempts > 0,
  );
  const documents = [...new Set(copied.map((copy) => `submission.${copy.submission_id}`))];
  if (documents.length > 0) await options.removeCopies?.(documents);

  // Before the rows, which say which files are theirs, and after them: what was under way is written.
  const messageIds = deliveries.map(({ message_id }) => message_id);
  const early = await removeEmailFiles(mailFolder, messageIds, address ?? undefined);
  const counts = rowsOfMailbox(limitsKey(options.dataKey), email);
  const removed = await removeRows(db, databaseKind, ids, counts);
  const late = await removeEmailFiles(mailFolder, messageIds);
  // Also when there was nothing to remove: an earlier erasure may have left its bytes.
  const isScrubbed = await scrub(db, databaseKind, PERSONAL_TABLES, patience).catch(() => false);
  const isEmail = ({ channel }: { channel: string }) => channel !== 'content-copy';
  return {
    ...removed,
    deliveries: deliveries.length,
    emails: early + late,
    copies: options.removeCopies ? documents.length : 0,
    copiesLeft: options.removeCopies ? [] : documents,
    sent: deliveries.filter((row) => isEmail(row) && row.state === 'delivered').length,
    underWay: deliveries.filter(({ state }) => state === 'sending').length,
    isScrubbed,
  };
}

/** Lets no delivery of these submissions begin any more, and those under way end. */
async function settle(
  db: Kysely<SubmissionTables>,
  ids: readonly string[],
  patience: number,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('deliveries')
    .set({ state: 'failed' })
    .where('submission_id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute();
  const end = performance.now() + patience;
  while ((await areUnderWay(db, ids)) && performance.now() < end) await wait(LOOK);
}

async function areUnderWay(db: Kysely<SubmissionTables>, ids: readonly string[]) {
  const row = await db
    .selectFrom('deliveries')
    .select('id')
    .where('submission_id', 'in', ids)
    .where('state', '=', 'sending')
    .where('lease_until', '>', Date.now())
    .executeTakeFirst();
  return row !== undefined;
}

async function deliveriesOf(db: Kysely<SubmissionTables>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('deliveries').selectAll().where('submission_id', 'in', ids).execute();
}

async function removeRows(
  db: Kysely<SubmissionTables>,
  databaseKind: DatabaseKind,
  ids: readonly string[],
  limitRows: readonly string[],
) {
  return db.transaction().execute(async (transaction) => {
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
    await markForScrub(transaction, databaseKind);
    return counts;
  });
}
