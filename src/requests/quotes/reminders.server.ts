import { Clock } from '../../database/index.server.ts';
import { ConflictError, NotFoundError } from '../../http/index.server.ts';
import { businessClock, businessDay } from '../../i18n/index.ts';
import type { Log } from '../../log/index.server.ts';
import type { Db, Tx } from '../tables.server.ts';
import { openQuotes, reminderFor } from './attention.server.ts';
import { addDelivery, addressOf, type MailOptions } from './send.server.ts';
import { readQuote } from './store.server.ts';
import type { ReminderAbout } from './tables.server.ts';

/** How often it is looked for reminders that are due, milliseconds. */
const PERIOD = 60 * 60_000;
/** Between which hours people are reminded, by the business's clock. */
const HOURS = { from: '09:00', to: '20:00' };

interface Reminding {
  readonly quoteId: string;
  readonly about: ReminderAbout;
  /** Does the clock ask for it, and no person? */
  readonly isAutomatic?: boolean;
}

/**
 * Has the customer of a quote reminded; answers whether it was done now. Each is reminded of the same
 * once, whoever asks for it and however often. Throws a `ConflictError` where nothing is about to lapse.
 */
export async function remind(
  transaction: Tx,
  { quoteId, about, isAutomatic = false }: Reminding,
  { mailDomain, now }: MailOptions,
): Promise<boolean> {
  const quote = await readQuote(transaction, quoteId, now);
  if (!quote) throw new NotFoundError();
  const [version] = quote.versions;
  if (version?.reminders.includes(about)) return false;
  if (!version || reminderFor(quote, businessDay(new Date(now))) !== about)
    throw new ConflictError('nothingToRemind');
  if ((await addressOf(transaction, quote.submissionId)) === null)
    throw new ConflictError('noAddress');
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('quote_reminders')
    .values({ version_id: version.id, about, sent_at: now })
    .onConflict((conflict) => conflict.columns(['version_id', 'about']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  const delivery = { submissionId: quote.submissionId, versionId: version.id, about, isAutomatic };
  await addDelivery(transaction, 'visitor-reminder', delivery, { mailDomain, now });
  return true;
}

/**
 * Reminds everybody who is to be reminded now; answers how many. One that cannot be, or got or accepted the quote today, is
 * left to the owner.
 */
export async function remindAll(db: Db, options: MailOptions): Promise<number> {
  const today = businessDay(new Date(options.now));
  let count = 0;
  for (const quote of await openQuotes(db, options.now)) {
    const about = reminderFor(quote, today);
    const [version] = quote.versions;
    const since = version?.answer?.answered_at ?? version?.sentAt ?? 0;
    if (about === null || businessDay(new Date(since)) === today) continue;
    const reminding = db
      .transaction()
      .execute((transaction) =>
        remind(transaction, { quoteId: quote.id, about, isAutomatic: true }, options),
      );
    const isDone = await reminding.catch((error) => {
      if (error instanceof ConflictError || error instanceof NotFoundError) return false;
      throw error;
    });
    if (isDone) count += 1;
  }
  return count;
}

interface StartOptions {
  readonly db: Db;
  readonly log: Log;
  readonly mailDomain: string;
  /** Does the business have it done by itself just now? */
  readonly isWanted: () => Promise<boolean>;
  /** There is something to send. */
  readonly onReminded: () => void;
  readonly now?: () => number;
}

/** Reminds customers by itself while the business wants that, in the hours of the day. */
export function startReminders(options: StartOptions): Clock {
  const { db, log, mailDomain, isWanted, onReminded, now = Date.now } = options;
  const clock = new Clock({
    async run() {
      const at = now();
      const time = businessClock(new Date(at)).padStart(5, '0');
      if (time < HOURS.from || time >= HOURS.to || !(await isWanted())) return;
      if ((await remindAll(db, { mailDomain, now: at })) > 0) onReminded();
    },
    every: PERIOD,
    onError: (error) => log.error('Customers could not be reminded', { error }),
  });
  void clock.check();
  return clock;
}
