import { sitemapPaths } from './html.ts';

/** The pages of a lawyer's text, which the footer leads to. */
const LEGAL = /^\/(cookies|legal|privacy|terms)$/;

/**
 * The kind of a page: what differs in nothing but its text is of one kind (posts, workshops, lists of the menu, what the
 * law asks for).
 */
const kindOf = (path: string): string =>
  path
    .replace(LEGAL, '/legal')
    .replace(/^(\/[^/]+\/)[^/]+$/, '$1*')
    .replace(/=.*$/, '=*');

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
