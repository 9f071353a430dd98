import { sitemapPaths } from './html.ts';

/** The pages of a lawyer's text, which the footer leads to. */
const LEGAL = /^\/(cookies|legal|privacy|terms)$/;

/** Services whose pages have no block that another's, which comes first, has not. */
const ALIKE = /^\/(birthday|chef)$/;

/** The page of a workshop, whichever service has it. */
const WORKSHOP = /^\/(birthday|gastronomic)\/[^/]+$/;

/**
 * The kind of a page: what differs in nothing but its text is of one kind (posts, workshops, lists of the menu, what the
 * law asks for).
 */
const kindOf = (path: string): string =>
  path
    .replace(LEGAL, '/legal')
    .replace(ALIKE, '/gastronomic')
    .replace(WORKSHOP, '/workshop')
    .replace(/^(\/[^/]+\/)[^/]+$/, '$1*')
    .replace(/\?list=.*$/, '')
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
