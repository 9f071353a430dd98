import { createHash } from 'node:crypto';
import type { BarePage } from './bare-server.ts';
import { ask } from './http-client.ts';

/** Accept headers of a current browser. */
const BROWSER = { 'accept-encoding': 'br, gzip', accept: 'image/avif,image/webp,*/*' };
/** Headers that the bare server sends by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
const PICTURE = /\/images\/[^\s"]+/g;
/** The widest new picture to request, device pixels. */
const MAX_WIDTH = 480;

/** The text of a page; throws unless its status is 200. */
async function read(url: string, path: string): Promise<string> {
  const { status, body } = await ask({ url }, { path });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return body.toString();
}

/** The paths of all pages in the sitemap. */
export async function pagePaths(url: string): Promise<string[]> {
  const sitemap = await read(url, '/sitemap.xml');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** What the bystander requests in turn: two pages, a script, a picture. */
export async function bystanderPaths(url: string): Promise<string[]> {
  const home = await read(url, '/');
  const script = /\/assets\/boot[^"]*\.js/.exec(home)?.[0];
  const [picture] = picturesIn(home);
  if (script === undefined || picture === undefined) throw new Error('The home page lacks parts');
  return ['/', '/contact', script, picture];
}

/** The picture addresses in a page, unescaped. */
function picturesIn(html: string): string[] {
  const found = [...html.matchAll(PICTURE)].map(([address]) =>
    address.replace(/,$/, '').replaceAll('&amp;', '&'),
  );
  return [...new Set(found)];
}

/** Pictures that nobody has requested yet, one address of moderate width for each. */
export async function unseenPictures(url: string): Promise<string[]> {
  const pages = await Promise.all(['/gallery', '/blog'].map((path) => read(url, path)));
  const byPicture = new Map<string, string>();
  for (const address of pages.flatMap((html) => picturesIn(html).reverse())) {
    const { pathname, searchParams } = new URL(address, url);
    const width = Number(searchParams.get('w'));
    if (width > 0 && width <= MAX_WIDTH) byPicture.set(pathname, address);
  }
  // The first ones are at the top of their page, and may have been warmed.
  return [...byPicture.values()].slice(2);
}

/** Pages as sent by the site, for the bare server to send. */
export async function rawPages(
  url: string,
  paths: readonly string[],
): Promise<Map<string, BarePage>> {
  const pages = new Map<string, BarePage>();
  for (const path of paths) {
    const { status, headers, body } = await ask({ url }, { path, headers: BROWSER });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const kept = Object.entries(headers).filter(
      (entry): entry is [string, string] =>
        !OWN_HEADERS.has(entry[0]) && typeof entry[1] === 'string',
    );
    pages.set(path, { headers: Object.fromEntries(kept), body });
  }
  return pages;
}

/**
 * A fingerprint of each page's compressed bytes. Cached pages have been recompressed in the background,
 * so the fingerprint tells a cached page from one that was just rendered.
 */
export async function fingerprintsOf(url: string, paths: readonly string[]): Promise<string[]> {
  const marks: string[] = [];
  for (const path of paths) {
    const { status, body } = await ask({ url }, { path, headers: BROWSER });
    marks.push(`${status} ${createHash('sha256').update(body).digest('hex')}`);
  }
  return marks;
}
