import { parseHtml, sitemapPaths } from '../../support/html.ts';

/** What one address answered. */
export interface Crawled {
  readonly status: number;
  /** Its text; empty for pictures and the like. */
  readonly text: string;
  readonly isPage: boolean;
  /** The first page that leads to it; empty for those of the sitemap. */
  readonly from: string;
}

/** Addresses that are no page of the site's own: calls, pictures, and the choice of a language. */
const NO_PAGE = /^\/(api|images|language)\//;

/** What pages lead to that were looked at before: of a site that is crawled again most are the same. */
const known = new Map<string, readonly string[]>();

/** What a page leads to: its links, its icons, and the picture that it is shared with. */
function ledToBy(html: string): readonly string[] {
  const links = known.get(html) ?? linksIn(html);
  known.set(html, links);
  return links;
}

function linksIn(html: string): string[] {
  // Most of a page is its styles and data, which lead nowhere.
  const $ = parseHtml(html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, ''));
  const hrefs = $('main a[href^="/"], header a[href^="/"], footer a[href^="/"], link[rel*=icon]')
    .toArray()
    .map((link) => ($(link).attr('href') ?? '').split('#')[0] ?? '')
    .filter((address) => !NO_PAGE.test(address));
  const shared = $('meta[property="og:image"]').attr('content');
  return shared === undefined ? hrefs : [...hrefs, new URL(shared).pathname];
}

/** The addresses of the sitemap and those given, and all that their pages link to, in order. */
export async function crawl(
  get: (path: string) => Promise<Response>,
  more: readonly string[] = [],
): Promise<ReadonlyMap<string, Crawled>> {
  const sitemap = await (await get('/sitemap.xml')).text();
  const found = new Map<string, Crawled>();
  const ledFrom = new Map([...sitemapPaths(sitemap), ...more].map((path) => [path, '']));
  // What is led to is looked at in turn, while the map grows.
  for (const [path, from] of ledFrom) {
    const answer = await get(path);
    const type = answer.headers.get('content-type') ?? '';
    const isPage = type.startsWith('text/html');
    const bytes = await answer.bytes();
    const text = /^(text|application)\//.test(type) ? new TextDecoder().decode(bytes) : '';
    found.set(path, { status: answer.status, text, isPage, from });
    if (!isPage) continue;
    for (const address of ledToBy(text)) if (!ledFrom.has(address)) ledFrom.set(address, path);
  }
  return found;
}

/** The addresses that lead nowhere, each with where it is written. */
export function deadAddresses(pages: ReadonlyMap<string, Crawled>): string[] {
  return [...pages]
    .filter(([, { status }]) => status >= 400)
    .map(([path, { status, from }]) => `${status} ${path} ${from && `on ${from}`}`.trim());
}
