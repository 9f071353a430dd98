import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { markForScrub, scrub } from '../../database/index.server.ts';
import { forgetMailbox } from '../intake/limits.server.ts';
import { emailKey } from '../intake/mailbox.server.ts';
import { PERSONAL_TABLES, type Db } from '../tables.server.ts';
import type { EraseOptions } from './erase-options.server.ts';
import { takeSubmissions } from './change.server.ts';
import { erasureOf, findPerson, type Person } from './person.server.ts';
import type { ErasuresTable } from './tables.server.ts';
import { removeEmailFiles } from './email-files.server.ts';

const PATIENCE = 10_000;
/** How often to check whether emails are still being sent, milliseconds. */
const LOOK = 100;

/** What was removed, and what could not be. */
export type Erased = Awaited<ReturnType<typeof erasePerson>>;

/**
 * Removes a person everywhere by their email address, however it was written, or by their telephone
 * number: submissions with all that belongs to them, idempotency keys, rate limits, emails in the mail
 * folder, copies in the content service, testimonials. The database is then rewritten so that no byte
 * stays in its files. That it was done is recorded without saying whom it was about.
 */
export async function erasePerson(given: string | Person, options: EraseOptions) {
  const { db, mailFolder, patience = PATIENCE } = options;
  const person = typeof given === 'string' ? { email: given } : given;
  const email = person.email ?? '';
  const address = emailKey(email);
  const ids = (await findPerson(db, person)).map(({ id }) => id);
  await settle(db, ids, patience);
  const deliveries = await deliveriesOf(db, ids);

  const copied = deliveries.filter(
    ({ channel, attempts }) => channel === 'content-copy' && attempts > 0,
  );
  const documents = [...new Set(copied.map((copy) => `submission.${copy.submission_id}`))];
  if (documents.length > 0) await options.removeCopies?.(documents);
  // Before the rows, too: after a crash in between, erasing again still finds them.
  const testimonials = await testimonialsOf(db, ids);
  if (testimonials.length > 0) await options.testimonials?.remove(testimonials);

  // Before the rows, which tell whose the files are, and after them, for what was being sent meanwhile.
  const messageIds = deliveries.map(({ message_id }) => message_id);
  const early = await removeEmailFiles(mailFolder, messageIds, address ?? undefined);
  const record = erasureOf(person, options);
  const removed = await removeRows(options, { ids, email: address ? email : '', record });
  const late = await removeEmailFiles(mailFolder, messageIds);
  // Even if there was nothing to remove: an earlier erasure may have left bytes.
  const tables = [...PERSONAL_TABLES, ...(options.testimonials?.tables ?? [])];
  const isScrubbed = await scrub(
    db as unknown as Kysely<Record<string, unknown>>,
    tables,
    patience,
  ).catch(() => false);
  const isEmail = ({ channel }: { channel: string }) => channel !== 'content-copy';
  return {
    ...removed,
    deliveries: deliveries.length,
    /** Files of the mail folder. */
    emails: early + late,
    /** Documents of the content service; those that are left there, since it is no longer configured. */
    copies: options.removeCopies ? documents.length : 0,
    copiesLeft: options.removeCopies ? [] : documents,
    /** Testimonials that were made of what they wrote, and those that are still there. */
    testimonials: options.testimonials ? testimonials.length : 0,
    testimonialsLeft: options.testimonials ? [] : testimonials,
    /** Emails that had already been sent, and those that were being sent at that moment: erase again afterwards. */
    sent: deliveries.filter((row) => isEmail(row) && row.state === 'delivered').length,
    underWay: deliveries.filter(({ state }) => state === 'sending').length,
    /**
     * False if the rows are gone but their bytes are not, because other programs kept the database busy
     * or there was no space to rewrite it. With SQLite the running site tries again every hour.
     */
    isScrubbed,
  };
}

/** Keeps deliveries of these submissions from starting, and waits for those being sent. */
async function settle(db: Db, ids: readonly string[], patience: number): Promise<void> {
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

async function areUnderWay(db: Db, ids: readonly string[]) {
  const row = await db
    .selectFrom('deliveries')
    .select('id')
    .where('submission_id', 'in', ids)
    .where('state', '=', 'sending')
    .where('lease_until', '>', Date.now())
    .executeTakeFirst();
  return row !== undefined;
}

async function deliveriesOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('deliveries').selectAll().where('submission_id', 'in', ids).execute();
}

async function testimonialsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('testimonial_consents')
    .select('document_id')
    .where('submission_id', 'in', ids)
    .execute();
  return rows.map(({ document_id }) => document_id);
}

/** What is removed, and the record of it. */
interface Removal {
  readonly ids: readonly string[];
  /** Whose mailbox is forgotten; empty for nobody's. */
  readonly email: string;
  readonly record: (counts: Readonly<Record<string, number>>) => readonly ErasuresTable[];
}

async function removeRows({ db, dataKey }: EraseOptions, { ids, email, record }: Removal) {
  return db.transaction().execute(async (transaction) => {
    const counts = { submissions: 0, allergies: 0, keys: 0, limits: 0, notes: 0, answers: 0 };
    if (email) counts.limits = await forgetMailbox(transaction, email, dataKey);
    for (const id of ids) {
      const of = async (table: Counted | 'testimonial_consents') => {
        const gone = transaction.deleteFrom(table).where('submission_id', '=', id);
        return Number((await gone.executeTakeFirst()).numDeletedRows);
      };
      // First of all, as whoever changes something of it does: each would wait for the other.
      await takeSubmissions(transaction, [id]);
      counts.allergies += await of('allergies');
      counts.keys += await of('idempotency_keys');
      counts.notes += await of('submission_notes');
      counts.answers += await of('answers');
      // The rest goes with the submission itself.
      await of('testimonial_consents');
      const row = transaction.deleteFrom('submissions').where('id', '=', id);
      counts.submissions += Number((await row.executeTakeFirst()).numDeletedRows);
    }
    const erasures = counts.submissions > 0 ? record(counts) : [];
    if (erasures.length > 0) await transaction.insertInto('erasures').values(erasures).execute();
    await markForScrub(transaction);
    return counts;
  });
}

/** The tables of a submission's rows that are counted. */
type Counted = 'allergies' | 'idempotency_keys' | 'submission_notes' | 'answers';
