import { Hono } from 'hono';
import { retryAfter, type FindSender } from '../../http/index.server.ts';
import type { Language } from '../../i18n/index.ts';
import type { Log } from '../../log/index.server.ts';
import { textAnswer } from '../intake/answers.server.ts';
import { createMinuteRate } from '../intake/minute-rate.server.ts';
import type { Db } from '../tables.server.ts';
import { feedCalendar, feedOf, type FeedContext } from './feed.server.ts';

export interface FeedRoutesOptions {
  readonly db: Db;
  readonly log: Log;
  readonly findSender: FindSender;
  readonly rateLimits: boolean;
  /** Whether an account may still read requests. */
  readonly mayRead: (account: string) => Promise<boolean>;
  readonly context: (language: Language) => Promise<FeedContext>;
  readonly now?: () => number;
}

/** Where a phone reads the calendar. */
export const FEED_PREFIX = '/calendar';

/** Readings in a minute, right or wrong; a phone comes once an hour. */
const READINGS = { network: 30 };

const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** `/calendar/<token>.ics`: the groups, for the phone of who made the address. */
export function createFeedRoutes(options: FeedRoutesOptions): Hono {
  const { db, log, findSender, now = Date.now } = options;
  const rate = createMinuteRate(READINGS, options.rateLimits);
  const app = new Hono();
  app.get(`${FEED_PREFIX}/:file{[A-Za-z0-9_-]+\\.ics}`, async (c) => {
    const wait = rate.take(findSender(c));
    if (wait > 0) return textAnswer(429, { ...PRIVATE, ...retryAfter(wait) });
    try {
      const feed = await feedOf(db, c.req.param('file').slice(0, -'.ics'.length), now());
      if (!feed || !(await options.mayRead(feed.account))) return textAnswer(404, PRIVATE);
      const calendar = await feedCalendar(
        db,
        await options.context(feed.language),
        new Date(now()),
      );
      return new Response(calendar, {
        headers: { ...PRIVATE, 'Content-Type': 'text/calendar; charset=utf-8' },
      });
    } catch (error) {
      // Without the address, which is the secret.
      log.error('The calendar for a phone could not be read', { error });
      return textAnswer(503, { ...PRIVATE, ...retryAfter(60_000) });
    }
  });
  return app;
}
