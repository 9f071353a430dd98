import { createHash } from 'node:crypto';
import type { BarePage } from './bare-server.ts';
import { ask } from './http-client.ts';

/** What a browser of today says that it takes. */
const BROWSER = { 'accept-encoding': 'br, gzip', accept: 'image/avif,image/webp,*/*' };
/** What the bare server writes by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
const PICTURE = /\/images\/[^\s"]+/g;
/** The widest picture that is asked for as a new one, device pixels. */
const MODERATE = 480;

/** The text of a page; throws when it is not answered 200. */
async function read(url: string, path: string): Promise<string> {
  const { status, body } = await ask({ url }, { path });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return body.toString();
}

/** The addresses of every page that the sitemap names, as paths. */
export async function pagePaths(url: string): Promise<string[]> {
  const sitemap = await read(url, '/sitemap.xml');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** What a bystander asks for in turn: a page, a form, a script, a picture. */
export async function bystanderPaths(url: string): Promise<string[]> {
  const home = await read(url, '/');
  const script = /\/assets\/boot[^"]*\.js/.exec(home)?.[0];
  const [picture] = picturesIn(home);
  if (script === undefined || picture === undefined) throw new Error('The home page lacks parts');
  return ['/', '/contact', script, picture];
}

/** The addresses of the pictures of a page, as a browser reads them. */
function picturesIn(html: string): string[] {
  const found = [...html.matchAll(PICTURE)].map(([address]) =>
    address.replace(/,$/, '').replaceAll('&amp;', '&'),
  );
  return [...new Set(found)];
}

/** Pictures of moderate width on pages that nobody has looked at, one address of each. */
export async function unseenPictures(url: string): Promise<string[]> {
  const pages = await Promise.all(['/gallery', '/blog'].map((path) => read(url, path)));
  const byPicture = new Map<string, string>();
  for (const address of pages.flatMap((html) => picturesIn(html).reverse())) {
    const { pathname, searchParams } = new URL(address, url);
    const width = Number(searchParams.get('w'));
    if (width > 0 && width <= MODERATE) byPicture.set(pathname, address);
  }
  // The first ones stand at the top of their page, and may have been made ready.
  return [...byPicture.values()].slice(2);
}

/** Pages as they are sent, for the bare server to send likewise. */
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
 * A mark of each page's bytes as compressed. A held page has been compressed with more patience
 * than one that was made a moment ago, so that the mark tells the one from the other.
 */
export async function marksOf(url: string, paths: readonly string[]): Promise<string[]> {
  const marks: string[] = [];
  for (const path of paths) {
    const { status, body } = await ask({ url }, { path, headers: BROWSER });
    marks.push(`${status} ${createHash('sha256').update(body).digest('hex')}`);
  }
  return marks;
}
