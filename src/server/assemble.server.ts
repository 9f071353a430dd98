import { Hono } from 'hono';
import type { ContentReads } from '../content/index.server.ts';
import { localizedPath } from '../i18n/index.ts';
import { createReviews } from '../reviews/index.server.ts';
import { createSite } from '../site/index.server.ts';
import type { Foundation } from './foundation.server.ts';
import { PageCache } from './page-cache.server.ts';
import { createPages } from './pages.server.ts';
import { securityHeaders } from './security.server.ts';
import { openSubmissions } from './submissions.server.ts';

const MEGABYTE = 1_048_576;

/**
 * Wires the rooms together: the site over its content, the cache over the site, the API's routes.
 * `script` is the address of the browser's script, `integrity` what its bytes must be.
 */
export async function assemble(foundation: Foundation, script: string, integrity?: string) {
  const { config, log, content, media } = foundation;
  const touch =
    config.CONTENT_SOURCE === 'sanity' ? (reads: ContentReads) => content.touch(reads) : undefined;
  const site = createSite({
    content: content.service,
    siteUrl: config.SITE_URL,
    pictures: media.addresses,
    languages: config.ENABLED_LANGUAGES,
    forms: { captcha: config.CAPTCHA, captchaSiteKey: config.CAPTCHA_SITE_KEY },
    hasReviews: Boolean(config.GOOGLE_PLACES_API_KEY && config.GOOGLE_PLACE_ID),
    isDebug: config.DEBUG_PAGES,
    script,
    integrity,
    touch,
  });
  const headers = securityHeaders(config);
  const cache = new PageCache({
    headers,
    log,
    maximumBytes: config.PAGE_CACHE_MB * MEGABYTE,
    touch,
  });
  const unsubscribe = content.changes.subscribe((change) => {
    site.contentChanged(change);
    cache.change(change);
  });
  const pages = createPages({ site, cache, log, headers });

  const submissions = openSubmissions(foundation, {
    async renderFormPage(answer) {
      const html = await site.formAnswer(answer);
      return { html, headers: headers('text/html', html) };
    },
    thanksPath: (kind, language) => localizedPath(`/thanks?kind=${kind}`, language),
  });

  const plainHeaders = Object.entries(headers('text/plain', ''));
  const routes = new Hono();
  routes.use(async (c, next) => {
    await next();
    // The pages among the answers bring their own.
    for (const [name, value] of plainHeaders) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  });
  routes.route('/', media.routes);
  routes.route('/', submissions.routes);
  const reviews = createReviews({
    apiKey: config.GOOGLE_PLACES_API_KEY,
    placeId: config.GOOGLE_PLACE_ID,
    apiUrl: config.GOOGLE_PLACES_API_URL,
    log,
  });
  routes.route('/', reviews.routes);
  routes.notFound((c) => c.json({ error: 'Not Found' }, 404));
  routes.onError((error, c) => {
    log.error('A request failed', { path: c.req.path, error });
    return c.json({ error: 'Internal Server Error' }, 500);
  });

  const stop = async () => {
    unsubscribe();
    await submissions.stop();
  };
  return { site, cache, pages, routes, stop };
}

export type Assembled = Awaited<ReturnType<typeof assemble>>;
