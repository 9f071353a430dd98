import { paymentWays, mayReadRequests } from '../office/index.server.ts';
import { Hono, type Context } from 'hono';
import { saysSignedIn } from '../http/index.server.ts';
import { localize } from '../content/index.ts';
import type { Site } from '../site/index.server.ts';
import { createFeedRoutes, createQuoteRoutes } from '../requests/index.server.ts';
import type { HeadersOf } from './cached-response.ts';
import type { Core } from './core.ts';
import { mailDomain, wordsOf } from './submissions.ts';

interface PrivatePagesOptions {
  readonly site: () => Promise<Site>;
  /** What an address is answered that leads nowhere. */
  readonly notFound: (c: Context) => Promise<Response>;
  readonly headers: HeadersOf;
  readonly wakeOutbox: () => void;
}

/** What only who has its secret address sees: `/quote/<token>`, `/calendar/<token>.ics`. Past every cache. */
export function openPrivatePages(core: Core, options: PrivatePagesOptions): Hono {
  const { config, log, database, content, findSender, turns } = core;
  const { site, notFound, headers, wakeOutbox } = options;
  const { db } = database;
  const rendered = (html: string) => ({ html, headers: headers('text/html', html) });
  const shared = { db, log, findSender, rateLimits: config.RATE_LIMITS };
  const quotes = createQuoteRoutes({
    ...shared,
    turns,
    mailDomain: mailDomain(config.SITE_URL),
    render: async (page) => rendered(await (await site()).quote(page)),
    failed: async (language) =>
      rendered((await site()).failure('503 Service Unavailable', language).body),
    ways: (language) => paymentWays(content.service, language),
    isOffice: (request) => saysSignedIn(request.headers.get('cookie'), config.SITE_URL),
    notFound,
    onAnswered: wakeOutbox,
  });
  const feeds = createFeedRoutes({
    ...shared,
    mayRead: (account) => mayReadRequests(db, account),
    async context(language) {
      const [settings, services, words] = await Promise.all([
        content.service.globalSettings(),
        content.service.services(),
        wordsOf(content.service, language),
      ]);
      const titles = new Map(services.map(({ key, title }) => [String(key), title]));
      return {
        business: settings?.siteName ?? new URL(config.SITE_URL).host,
        siteUrl: config.SITE_URL,
        language,
        words,
        serviceTitle: (service) => localize(titles.get(service), language) || undefined,
      };
    },
  });
  return new Hono().route('/', quotes).route('/', feeds);
}
