import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { markForScrub, scrub, type DatabaseKind } from '../../database/index.server.ts';
import { limitsKey, rowsOfMailbox } from '../intake/limits.server.ts';
import { emailKey } from '../intake/mailbox.server.ts';
import { PERSONAL_TABLES, type SubmissionTables } from '../tables.server.ts';
import { removeEmailFiles } from './email-files.server.ts';

export interface EraseOptions {
  readonly db: Kysely<SubmissionTables>;
  readonly databaseKind: DatabaseKind;
  readonly dataKey: Uint8Array;
  /** Where MAIL_TRANSPORT=folder writes emails. */
  readonly mailFolder: string;
  /**
   * Removes copies from the content service by document id; undefined if no such service is
   * configured.
   */
  readonly removeCopies?: ((ids: readonly string[]) => Promise<void>) | undefined;
  /**
   * How long to wait for emails being sent, and then for other programs that keep the database busy;
   * milliseconds, 10 s by default.
   */
  readonly patience?: number;
}

const PATIENCE = 10_000;
/** How often to check whether emails are still being sent, milliseconds. */
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
  /** Copies left in the content service because it is no longer configured. */
  readonly copiesLeft: readonly string[];
  /** Emails that had already been sent. */
  readonly sent: number;
  /** Emails that were being sent at that moment: erase again afterwards. */
  readonly underWay: number;
  /**
   * False if the rows are gone but their bytes are not, because other programs kept the database busy
   * or there was no space to rewrite it. With SQLite the running site tries again every hour.
   */
  readonly isScrubbed: boolean;
}

/**
 * Removes a person everywhere by their email address, however it was written: submissions,
 * allergies, deliveries, idempotency keys, rate limits, emails in the mail folder, copies in the
 * content service. The database is then rewritten so that no byte stays in its files.
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

  // Before the rows, which tell whose the files are, and after them, for what was being sent meanwhile.
  const messageIds = deliveries.map(({ message_id }) => message_id);
  const early = await removeEmailFiles(mailFolder, messageIds, address ?? undefined);
  const counts = rowsOfMailbox(limitsKey(options.dataKey), email);
  const removed = await removeRows(db, databaseKind, ids, counts);
  const late = await removeEmailFiles(mailFolder, messageIds);
  // Even if there was nothing to remove: an earlier erasure may have left bytes.
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

/** Keeps deliveries of these submissions from starting, and waits for those being sent. */
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
