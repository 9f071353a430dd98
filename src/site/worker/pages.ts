import type { NavigatorNetworkInformation } from '../../browser/index.ts';
import { setting, withNotice } from './notice.ts';
import type { FetchEvent } from './scope.ts';
import { PAGES, store, storeFiles } from './stores.ts';

/** How old a page may become before it is fetched again in the background, milliseconds. */
const FRESH = 3_600_000;

/** The offline page in the default language, which names those in the others. */
const OFFLINE = '/offline';

/** Is what is at an address for one person alone, and a look at it noted? */
export const isPrivate = (url: string) => /^\/(?:admin|quote)\b/.test(new URL(url).pathname);

/** The offline page in the language of an address. */
function offlinePathOf(url: string): string {
  const [prefix = ''] = /^\/[a-z]{2}(?![^/])/.exec(new URL(url).pathname) ?? [];
  return prefix + OFFLINE;
}

/** Is it HTML that was found, as everybody gets it? */
function isPage({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    /^text\/html/.test(headers.get('content-type') ?? '') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  );
}

/** Stores a page; not one that search engines are not to keep either. */
async function storePage(url: string, response: Response): Promise<void> {
  const html = await response.clone().text();
  if (!html.includes('content="noindex"')) await store(PAGES, url, response);
}

/**
 * Answers a navigation from the network. Without a connection, or when only a proxy answers, from what is
 * stored: the page with a notice that says so, else the offline page.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request));
    if (response.status !== 502 && response.status !== 504) {
      // A file may be long: nothing of it is read.
      if (request.method === 'GET' && isPage(response))
        event.waitUntil(storePage(request.url, response.clone()));
      return response;
    }
  } catch {
    // No connection.
  }
  return (await storedPage(request)) ?? Response.error();
}

async function storedPage(request: Request): Promise<Response | undefined> {
  const { url, method, referrer } = request;
  // A form's address has no language; the page that it stands on has.
  const page = offlinePathOf((method !== 'GET' && referrer) || url);
  const offline = (await caches.match(page)) ?? (await caches.match(OFFLINE));
  const copy = method === 'GET' && (await caches.match(url));
  if (!copy || !offline || new URL(url).pathname.endsWith(OFFLINE)) return offline;
  const { headers } = copy;
  const date = new Date(headers.get('date') ?? '');
  return new Response(withNotice(await copy.text(), await offline.text(), date), { headers });
}

/** The HTML of a page, fetched and stored if it is not there or no longer fresh. Rejects without an offline page. */
async function refresh(url: string): Promise<string> {
  const cache = await caches.open(PAGES);
  const stored = await cache.match(url);
  const age = Date.now() - Date.parse(stored?.headers.get('date') ?? '');
  if (stored && age < FRESH) return stored.text();
  // Without cookies: as everybody gets it, whatever language was chosen.
  const response = await fetch(url, { credentials: 'omit', priority: 'low' });
  const html = await response.clone().text();
  const isOffline = url.endsWith(OFFLINE);
  if (isOffline && !response.ok) throw new Error(`No ${url}`);
  if (isOffline) await store(PAGES, url, response);
  else if (isPage(response)) await storePage(url, response);
  return html;
}

/**
 * Stores what the pages at these addresses need without a connection: the offline pages, the pages
 * themselves but private ones and, unless the visitor saves data, the main pages in their language and every script.
 */
export async function fill(urls: readonly string[]): Promise<void> {
  const offline = await refresh(OFFLINE);
  const others = setting(offline, 'others').split(' ');
  await Promise.all(others.map(refresh));
  await Promise.all(urls.filter((url) => !isPrivate(url)).map(refresh));
  const { connection = {} } = navigator as NavigatorNetworkInformation;
  if (connection.saveData || connection.effectiveType?.endsWith('2g')) return;
  await Promise.all([
    storeFiles(setting(offline, 'files').split(' ').filter(Boolean)),
    ...urls.map(async (url) => {
      const main = setting(await refresh(offlinePathOf(url)), 'main').split(' ');
      await Promise.all(main.map(refresh));
    }),
  ]);
}
