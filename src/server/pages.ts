import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { isDatabaseAway } from '../database/index.server.ts';
import { loggedPath, ownPath, REQUEST_ID_HEADER } from '../http/index.server.ts';
import { defaultLanguage, localizedPath, splitPath, type Language } from '../i18n/index.ts';
import { currentRequest, type Log } from '../log/index.server.ts';
import { makeAnew, type Resource, type Site } from '../site/index.server.ts';
import { parseAddress } from './address.ts';
import {
  cacheResponse,
  privateResponse,
  sendCached,
  toResponse,
  type CachedResponse,
  type HeadersOf,
} from './cached-response.ts';
import { answerDiner, filterOf, keepFilter } from './diner-pages.ts';
import type { EdgeCache } from './edge-cache/edge-cache.ts';
import { chosenLanguage, languageCookie, redirectForChoice } from './language-choice.ts';
import type { PageCache } from './page-cache.ts';
import { withVite, type ViteClient } from './vite-client.ts';

export interface PagesOptions {
  readonly site: Site;
  readonly cache: PageCache;
  readonly log: Log;
  readonly headers: HeadersOf;
  /** What caches in front of the site may keep; without it, nothing. */
  readonly edge?: Pick<EdgeCache, 'redirectHeaders'> | undefined;
  /** In development nothing is cached, and each page brings Vite's client. */
  readonly vite?: ViteClient | undefined;
}

export type Pages = ReturnType<typeof createPages>;

/** The site's pages, from the cache. Who edits them is answered by `editedPage` before it comes to this. */
export function createPages(options: PagesOptions) {
  const { site, cache, log, headers, vite, edge } = options;
  const isSecure = site.options.siteUrl.startsWith('https:');
  const failures = new WeakMap<Resource, CachedResponse>();

  const plain = (status: number, text: string, more: Record<string, string> = {}) =>
    new Response(text, { status, headers: { 'Content-Type': TEXT, ...more } });

  const redirect = (status: number, location: string, more: Record<string, string> = {}) =>
    plain(status, '', { Location: location, 'Cache-Control': 'no-store', ...more });

  /** Where somebody's choice of a language leads from a page; null when they are shown the page. */
  const otherLanguage = (
    page: { readonly language: Language; readonly pagePath?: string | undefined },
    cookies: string | undefined,
  ): string | null => {
    const { language, pagePath } = page;
    if (!pagePath) return null;
    return redirectForChoice({ language, pagePath }, chosenLanguage(cookies, site.languages));
  };

  /** The address that a request comes from, in a language; undefined when it is not one of ours. */
  const cameFrom = (c: Context, language: Language): string | undefined => {
    const referer = c.req.header('referer') ?? '';
    if (!URL.canParse(referer)) return undefined;
    const { host, pathname, search } = new URL(referer);
    // A proxy may have put its own name for us into the request.
    if (host !== c.req.header('host') && host !== new URL(site.options.siteUrl).host)
      return undefined;
    return ownPath(localizedPath(splitPath(pathname, site.addressed).path, language) + search);
  };

  const alone = (resource: Resource): Response =>
    privateResponse(withVite(resource, vite), headers);

  /** Answers what an address of the site means: a page, a file, a redirect, a 404. */
  const answer = async (c: Context): Promise<Response> => {
    const address = parseAddress(c.req.url);
    if (!address) return plain(400, 'Bad Request');
    const resolution = site.resolve(address.pathname, address.query);
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (resolution.kind !== 'missing' && !isRead) {
      return plain(405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
    }
    const filter = filterOf(address.query);
    const asked = new URL(c.req.url).pathname + address.search;
    // What a diner may eat is nobody else's, not even where it leads them.
    const isKept = !vite && !filter;
    if (resolution.kind === 'redirect') {
      const { location, isWhole, isTemporary } = resolution;
      const status = isTemporary ? 302 : 308;
      const to = isWhole ? keepFilter(location, filter) : location + address.search;
      return redirect(status, to, isKept ? edge?.redirectHeaders(asked, false) : undefined);
    }
    const other =
      resolution.kind === 'resource' && otherLanguage(resolution, c.req.header('cookie'));
    if (other) {
      const isOwn = resolution.kind === 'resource' && resolution.key === asked;
      const kept = isKept && isOwn ? edge?.redirectHeaders(asked, true) : undefined;
      return redirect(302, keepFilter(other, filter), kept ?? { Vary: 'Cookie' });
    }
    const isFile = resolution.kind === 'resource' && resolution.pagePath === undefined;
    if (filter && !isFile) {
      const { setting, isCanonical } = filter;
      if (!isCanonical && resolution.kind === 'resource') {
        return redirect(303, keepFilter(resolution.key, filter));
      }
      const { pathname } = address;
      const own = { cache: vite ? undefined : cache, headers, addition: vite?.html ?? '' };
      if (setting) return answerDiner(c, { ...own, shown: site, resolution, setting, pathname });
    }
    const wanted = resolution.kind === 'missing' ? resolution.errorAnswer : resolution;
    const response = vite
      ? alone(await makeAnew(resolution))
      : toResponse(await cache.answer(wanted), c.req.raw.headers, asked);
    if (response.status !== NOT_FOUND || resolution.kind === 'missing') return response;
    // For good, but the owner may give the address to another page: nobody keeps it.
    const moved = await resolution.movedTo?.();
    return moved === undefined ? response : redirect(301, moved);
  };

  return {
    /**
     * The short cut in front of the routes: answers at once, on Node's own request and response, when
     * the page is cached; false when it is not.
     */
    answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
      const page = request.url === undefined ? undefined : cache.get(request.url);
      if (!page || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      const { cookie } = request.headers;
      if (otherLanguage(page.resolution, cookie)) return false;
      sendCached(page.response, request, response);
      return true;
    },

    /**
     * `GET /language/en?to=/menu`: how a language is chosen without JavaScript. A page that does not
     * know its own address names none: then it is the one that the browser comes from.
     */
    async chooseLanguage(c: Context) {
      const asked = site.addressed.find((option) => option === c.req.param('code'));
      if (!asked) return answer(c);
      const isOffered = site.languages.includes(asked);
      const language = isOffered ? asked : defaultLanguage();
      const to = c.req.query('to');
      const location = to === undefined ? cameFrom(c, language) : ownPath(to);
      // Nobody has chosen the language that they get in place of one that is not offered now.
      const cookie = isOffered && { 'Set-Cookie': languageCookie(language, isSecure) };
      return redirect(303, location ?? '/', { ...cookie });
    },

    answer,

    /** Answers that something failed, without saying what. */
    fail(error: Error, c: Context): Response {
      const isAway = isDatabaseAway(error);
      // The database has said itself that it is away.
      if (!isAway)
        log.error('A request failed', {
          method: c.req.method,
          path: loggedPath(c.req.path),
          error,
        });
      const status = isAway ? '503 Service Unavailable' : '500 Internal Server Error';
      const { language } = splitPath(parseAddress(c.req.url)?.pathname ?? '/', site.languages);
      try {
        // One for each language: it says nothing of what failed.
        const resource = site.failure(status, language);
        if (vite) return alone(resource);
        const cached = failures.get(resource) ?? cacheResponse(resource, headers);
        failures.set(resource, cached);
        return named(toResponse(cached, c.req.raw.headers, ''));
      } catch (failed) {
        log.error('The page of a failure failed', { error: failed });
        return plain(500, 'Unexpected Application Error!\n500 Internal Server Error\n');
      }
    },
  };
}

/** Who meets an error can say which it was. */
function named(response: Response): Response {
  const id = currentRequest();
  if (id !== undefined) response.headers.set(REQUEST_ID_HEADER, id);
  return response;
}

const TEXT = 'text/plain; charset=utf-8';

const NOT_FOUND = 404;
