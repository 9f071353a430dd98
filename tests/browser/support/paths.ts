import { sitemapPaths } from '../../support/html.ts';

/** The kind of a page: what differs in nothing but its text is of one kind (posts, workshops, lists of the menu). */
const kindOf = (path: string): string =>
  path.replace(/^(\/[^/]+\/)[^/]+$/, '$1*').replace(/=.*$/, '=*');

/** Paths of the sitemap's pages in the default language, one of each kind. */
export async function pathsOfEachKind(url: string): Promise<string[]> {
  const paths = sitemapPaths(await (await fetch(`${url}/sitemap.xml`)).text());
  const seen = new Set<string>();
  return paths.filter((path) => {
    if (/^\/en(\/|$)/.test(path)) return false;
    const kind = kindOf(path);
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}
