import { Clock, isScrubDue, markForScrub, scrub } from '../database/index.server.ts';
import { businessDay } from '../i18n/index.ts';
import type { Log } from '../log/index.server.ts';
import { removeOldGroups } from './calendar/store.server.ts';
import { removeEmailFiles } from './inbox/email-files.server.ts';
import { KEY_LIFE } from './intake/replays.server.ts';
import { releaseHeld } from './delivery/release.server.ts';
import { keptSince } from './retention.server.ts';
import { eraseDue } from './allergies.server.ts';
import { PERSONAL_TABLES, type Db } from './tables.server.ts';

/** How often what has expired is removed, milliseconds. */
const PERIOD = 60 * 60_000;
/** How long to wait for other programs that keep the database busy, milliseconds. */
const PATIENCE = 10_000;
/** Submissions removed in one transaction, so that others can write in between. */
const BATCH = 500;

export interface HousekeepingOptions {
  readonly db: Db;
  /** Where MAIL_TRANSPORT=folder writes emails. */
  readonly mailFolder: string;
  readonly log: Log;
  readonly now?: () => number;
  /** How long to wait for other programs that keep the database busy, milliseconds. */
  readonly patience?: number;
  /** What else has ended and is removed then. */
  readonly alsoRemove?: (now: number) => Promise<void>;
}

/**
 * Removes what has expired, now and every hour: old submissions with everything that belongs to them
 * and their emails in the mail folder, allergies that are due, old idempotency keys, captcha proofs
 * and rate limits. Not a byte of a person's data is left in the database's files.
 */
export function startHousekeeping(options: HousekeepingOptions): Clock {
  const { log, now = Date.now, alsoRemove = async () => undefined } = options;
  const clock = new Clock({
    run: () => Promise.all([removeExpired(options, now()), alsoRemove(now())]),
    every: PERIOD,
    onError: (error) => log.error('What has expired could not be removed', { error }),
  });
  void clock.check();
  return clock;
}

/** Removes what has expired once; `now` is milliseconds since 1970. */
export async function removeExpired(
  options: Omit<HousekeepingOptions, 'now'>,
  now: number,
): Promise<void> {
  const { db, log, patience = PATIENCE } = options;
  const allergies = await db.transaction().execute(async (transaction) => {
    const date = new Date(now);
    const count = (await eraseDue(transaction, date)) + (await removeOldGroups(transaction, date));
    if (count > 0) await markForScrub(transaction);
    return count;
  });
  const submissions = await removeSubmissions(options, now);
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', now - KEY_LIFE)
    .execute();
  await db.deleteFrom('captcha_nonces').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
  await releaseHeld(db, now);

  if (allergies + submissions === 0 && !(await isScrubDue(db))) return;
  if (await scrub(db, PERSONAL_TABLES, patience)) return;
  log.warn('Other programs keep the database busy: what is deleted is overwritten next time');
}

/** Removes old submissions with their emails; answers how many. */
async function removeSubmissions(
  { db, mailFolder }: Pick<HousekeepingOptions, 'db' | 'mailFolder'>,
  now: number,
): Promise<number> {
  let count = 0;
  for (const [kind, since] of await keptSince(db, now)) {
    const day = businessDay(new Date(since));
    const old = db
      .selectFrom('submissions')
      .select('id')
      .where('kind', '=', kind)
      .where('created_at', '<', since)
      // What is booked long before is kept as long after its event, on the day that was agreed.
      .where((row) => row.or([row('event_day', 'is', null), row('event_day', '<', day)]))
      .where('id', 'not in', (groups) =>
        groups
          .selectFrom('groups')
          .select('submission_id')
          .where('submission_id', 'is not', null)
          .where('day', '>=', day)
          .$castTo<{ submission_id: string }>(),
      )
      .orderBy('created_at')
      .limit(BATCH);
    for (;;) {
      const ids = (await old.execute()).map(({ id }) => id);
      if (ids.length === 0) break;
      const emails = await db
        .selectFrom('deliveries')
        .select('message_id')
        .where('submission_id', 'in', ids)
        .execute();
      // Before the rows: after a crash in between, the next round still knows whose the files are.
      await removeEmailFiles(
        mailFolder,
        emails.map(({ message_id }) => message_id),
      );
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('submissions').where('id', 'in', ids).execute();
        await markForScrub(transaction);
      });
      count += ids.length;
    }
  }
  return count;
}
