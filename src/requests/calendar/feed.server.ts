import { randomBytes } from 'node:crypto';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { addDays, businessDay, timeZone, type Language } from '../../i18n/index.ts';
import { calendarTimeZone, type Translate } from '../../i18n/index.server.ts';
import { headerText } from '../../email/index.server.ts';
import { lastDay } from '../quotes/draft.ts';
import { isToken, sha256 } from '../quotes/link.server.ts';
import type { Db } from '../tables.server.ts';
import type { GroupEntry } from './plan.ts';
import { readGroups } from './store.server.ts';

/** How far back and ahead a phone is shown the calendar, days. */
const BACK = 31;
const AHEAD = 365;
const TOKEN_BYTES = 32;

/** A feed as its owner sees it; its address is shown once, when it is made. */
export interface Feed {
  readonly createdAt: number;
  readonly readAt: number | null;
}

/** The feed of an account; null when it has none. */
export async function readFeed(db: Db, account: string): Promise<Feed | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['created_at as createdAt', 'read_at as readAt'])
    .where('account', '=', account)
    .executeTakeFirst();
  return row ?? null;
}

/** Gives an account a feed under a new address, of which only the hash is stored; answers its token. */
export async function renewFeed(
  db: Db,
  { account, language }: { readonly account: string; readonly language: Language },
  now: number,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = { token_hash: sha256(token), language, created_at: now, read_at: null };
  await db
    .insertInto('calendar_feeds')
    .values({ account, ...row })
    .onConflict((conflict) => conflict.column('account').doUpdateSet(row))
    .execute();
  return token;
}

/** Makes the address of an account's feed lead nowhere. */
export async function revokeFeed(db: Db, account: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('account', '=', account).execute();
}

/** Whose feed a token opens; undefined when it opens none. */
export async function feedOf(
  db: Db,
  token: string,
  now: number,
): Promise<{ account: string; language: Language } | undefined> {
  if (!isToken(token)) return undefined;
  const row = await db
    .updateTable('calendar_feeds')
    .set({ read_at: now })
    .where('token_hash', '=', sha256(token))
    .returning(['account', 'language'])
    .executeTakeFirst();
  return row && { account: row.account, language: row.language as Language };
}

export interface FeedContext {
  readonly business: string;
  readonly siteUrl: string;
  readonly language: Language;
  readonly words: Translate;
  /** What a service is called; undefined where the content does not say. */
  readonly serviceTitle: (service: string) => string | undefined;
}

/**
 * The calendar for a phone: when, what and how many. Whose group it is, what they eat and how to
 * reach them stay in the back office, to which each event leads.
 */
export async function feedCalendar(db: Db, context: FeedContext, now: Date): Promise<string> {
  const { business, siteUrl, language, words } = context;
  const today = businessDay(now);
  const range = { from: addDays(today, -BACK), to: addDays(today, AHEAD) };
  // Where they are had is not said.
  const groups = await readGroups(db, range, () => '');
  const calendar = ical({
    name: words('quotes:calendar.feedName', { business }),
    prodId: {
      company: headerText(business),
      product: 'Groups',
      language: language.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    // Without a name, so that the time stamp stays in UTC as RFC 5545 requires.
    timezone: { name: null, generator: calendarTimeZone },
    ttl: 3_600,
  });
  for (const group of groups) {
    calendar.createEvent({
      id: `${group.id}@${new URL(siteUrl).hostname}`,
      stamp: now,
      start: `${group.day}T${group.startsAt}:00`,
      end: `${lastDay(group)}T${group.endsAt}:00`,
      timezone: timeZone(),
      status: group.state === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      summary: summaryOf(group, context),
      url: `${siteUrl}/admin/calendar?day=${group.day}`,
    });
  }
  return `${calendar.toString()}\r\n`;
}

function summaryOf(group: GroupEntry, { words, serviceTitle }: FeedContext): string {
  const service = serviceTitle(group.service) ?? words('quotes:calendar.group');
  const people = `${group.people}${group.isOpenEnded ? '+' : ''}`;
  return group.state === 'confirmed'
    ? words('quotes:calendar.feedSummary', { service, people })
    : words('quotes:calendar.feedAsked', { service, people });
}
