import { sql } from 'kysely';
import { addDays, businessDay } from '../../i18n/index.ts';
import type { Db } from '../tables.server.ts';
import { isAccepted, isOpen, openUntil } from './progress.ts';
import type { QuoteState } from './states.ts';
import type { ReminderAbout } from './tables.server.ts';
import { withVersions, type Quote } from './versions.server.ts';

const DAY = 86_400_000;
/** How long before a quote or a deposit lapses its customer is reminded, days. */
const REMIND_DAYS = 2;
/** How long a payment that came in is told, milliseconds. */
const TOLD_FOR = 2 * DAY;
/** How long after its event a quote is still looked at, days. */
const AFTER_EVENT = 30;
/** How far back quotes are looked through, milliseconds, and how many at most. */
const LOOKED_BACK = 400 * DAY;
const MOST = 200;

/** In which order quotes are told: accepted, due, received; then what waits for its customer or is being written. */
const ORDER: readonly (readonly QuoteState[])[] = [
  ['accepted'],
  ['lapsed', 'depositDue', 'balanceDue'],
  ['deposited', 'paid'],
];

/**
 * Quotes that need somebody: accepted, with money due or come in; about to lapse; or typed and never
 * sent. What was accepted stands before what is due, then what came in, then the others. Each with what
 * its customer may be reminded of now, and was not yet.
 */
export async function waitingQuotes(db: Db, now: number) {
  const today = businessDay(new Date(now));
  const quotes = await openQuotes(db, now);
  return quotes
    .flatMap((quote) => {
      const reminder = reminderFor(quote, today);
      const isWaiting = reminder !== null || isWork(quote, today, now);
      return isWaiting && quote.handled !== quote.state ? [{ quote, reminder }] : [];
    })
    .sort((one, other) => compare(orderOf(one.quote), orderOf(other.quote)));
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** By rank, then by what is due first; the newest first among equals, as they come. */
function orderOf({ state, versions }: Quote): string {
  const rank = ORDER.findIndex((states) => states.includes(state));
  return `${rank === -1 ? ORDER.length : rank} ${versions[0]?.due?.until ?? '9'}`;
}

/** Those that may still need somebody, newest first; none whose request was declined. */
export async function openQuotes(db: Db, now: number): Promise<Quote[]> {
  const today = businessDay(new Date(now));
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('submissions', 'submissions.id', 'quotes.submission_id')
    .leftJoin('quote_versions as sent', (join) =>
      join.onRef('sent.quote_id', '=', 'quotes.id').onRef('sent.version', '=', 'quotes.version'),
    )
    .leftJoin('quote_answers', 'quote_answers.version_id', 'sent.id')
    .selectAll('quotes')
    .where('quotes.updated_at', '>', now - LOOKED_BACK)
    .where('quotes.called_off_at', 'is', null)
    .where('submissions.status', 'not in', ['declined', 'spam'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('quotes.version', '=', 0), eb('quotes.revision', '>', 1)]),
        and([eb('answer', 'is', null), eb('valid_until', '>=', today)]),
        and([
          eb('answer', '=', 'accepted'),
          or([
            eb('quotes.updated_at', '>', now - TOLD_FOR),
            sql<boolean>`coalesce((
              select sum(case when kind = 'refund' then -cents else cents end)
              from quote_payments where quote_payments.quote_id = quotes.id
            ), 0) < sent.total`,
          ]),
        ]),
      ]),
    )
    .orderBy('quotes.updated_at', 'desc')
    .limit(MOST)
    .execute();
  return withVersions(db, rows, now);
}

/** What the customer of a quote may be reminded of on a day; null where nothing lapses soon, or they were. */
export function reminderFor({ versions }: Quote, today: string): ReminderAbout | null {
  const [version] = versions;
  if (!version) return null;
  const isAnswer = isOpen(version.state);
  if (!isAnswer && version.state !== 'depositDue') return null;
  const about = isAnswer ? 'answer' : 'deposit';
  const until = isAnswer ? openUntil(version.document) : version.due?.until;
  if (!until || addDays(until, -REMIND_DAYS) > today) return null;
  return version.reminders.includes(about) ? null : about;
}

/**
 * A quote that was typed is work until it is sent or its day is over. An accepted one is until what is due is there,
 * and told for a while once something came in.
 */
function isWork({ versions, draft, updatedAt }: Quote, today: string, now: number): boolean {
  const [version] = versions;
  if (!version) return draft.day === '' || draft.day >= today;
  if (!isAccepted(version.state)) return false;
  if (addDays(version.document.day, AFTER_EVENT) < today) return false;
  if (version.state === 'deposited' || version.state === 'paid') return updatedAt > now - TOLD_FOR;
  return true;
}
