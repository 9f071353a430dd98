import { Hono, type Context } from 'hono';
import { isDatabaseAway } from '../database/index.server.ts';
import { loggedPath, retryAfter } from '../http/index.server.ts';
import { TILES_PATH } from '../look/index.ts';
import type { Log } from '../log/index.server.ts';
import { BOOKING_PATH } from '../requests/index.ts';
import type { HeadersOf } from './cached-response.ts';
import type { Pages } from './pages.ts';
import { answerTile } from './tile.ts';

/** Bytes of an address's path and query at most; none of ours comes near it. */
const MAXIMUM_ADDRESS = 2_048;

interface AppParts {
  readonly headers: HeadersOf;
  readonly log: Log;
  /** The routes of the modules, each with its own addresses. */
  readonly modules: readonly Hono[];
}

export interface PagesAppParts extends AppParts {
  readonly pages: Pages;
}

/**
 * The application of whoever answers visitors' requests for pages: which path goes where. What no route
 * wants belongs to the site, whose own addresses are those of `site/routes.server.ts` and its files for
 * machines. In development and in tests the writer's modules are among its own.
 */
export function createPagesApp({ pages, ...parts }: PagesAppParts): Hono {
  const app = createApp(parts);
  const site = new Hono();
  site.onError(pages.fail);
  // Made from content like a page, and cached like one.
  site.all('/api/workshops/*', pages.answer);
  site.all(BOOKING_PATH, pages.answer);
  // No person comes to these: what is not there needs no page.
  for (const path of NO_PAGES) site.all(path, notFound);
  site.get(`${TILES_PATH}/*`, answerTile);
  site.get('/language/:code', pages.chooseLanguage);
  site.all('*', pages.answer);
  return app.route('/', site);
}

/** The application of the writer: what no route wants is answered by `answerUnknown`. */
export function createWriterApp({
  answerUnknown,
  ...parts
}: AppParts & { readonly answerUnknown: (c: Context) => Promise<Response> }): Hono {
  return createApp(parts).all('*', answerUnknown);
}

/** What both have in common: what guards every answer, and what is said of an error. */
function createApp({ modules, headers, log }: AppParts): Hono {
  const app = new Hono();
  app.use(secured(headers));
  app.use(async (c, next) => (isTooLong(c) ? c.text('URI Too Long', 414) : next()));
  for (const routes of modules) app.route('/', routes);
  app.onError((error, c) => {
    if (isDatabaseAway(error)) {
      const again = { ...retryAfter(), 'Cache-Control': 'no-store' };
      return c.json({ error: 'Service Unavailable' }, 503, again);
    }
    log.error('A request failed', { path: loggedPath(c.req.path), error });
    return c.json({ error: 'Internal Server Error' }, 500);
  });
  return app;
}

const NO_PAGES = [
  '/api/*',
  '/assets/*',
  '/fonts/*',
  '/sw.js',
  '/:icon{(?:favicon|icon-|apple-touch-icon).*}',
];

function notFound(c: Context): Response {
  return c.json({ error: 'Not Found' }, 404);
}

function isTooLong(c: Context): boolean {
  const { url } = c.req;
  return url.length - url.indexOf('/', url.indexOf('//') + 2) > MAXIMUM_ADDRESS;
}

/** Gives each answer the headers that guard it; pages bring their own. */
function secured(headers: HeadersOf) {
  const all = Object.entries(headers('text/plain', ''));
  return async (c: Context, next: () => Promise<void>) => {
    await next();
    for (const [name, value] of all) if (!c.res.headers.has(name)) c.header(name, value);
  };
}
