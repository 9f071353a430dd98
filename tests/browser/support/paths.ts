import { sitemapPaths } from '../../support/html.ts';

/** How many pages of one kind (posts, workshops, lists of the menu) represent all of them. */
const OF_A_KIND = 2;

/** The kind of a page: what differs in nothing but its text is of one kind. */
export const kindOf = (path: string): string =>
  path.replace(/^(\/[^/]+\/)[^/]+$/, '$1*').replace(/=.*$/, '=*');

/**
 * Paths of the sitemap's pages in the default language, with only two of each kind of page that
 * differs in nothing but its text.
 */
export async function pathsOfEachKind(url: string): Promise<string[]> {
  const paths = sitemapPaths(await (await fetch(`${url}/sitemap.xml`)).text());
  const seen = new Map<string, number>();
  return paths.filter((path) => {
    if (/^\/en(\/|$)/.test(path)) return false;
    const kind = kindOf(path);
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= OF_A_KIND;
  });
}
