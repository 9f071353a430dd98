/** Paths of every page that stands in the sitemap, without those of the second language. */
export async function sitemapPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
  return paths.filter((path) => !/^\/en(\/|$)/.test(path));
}

/** How many pages of one kind (posts, workshops, lists of the menu) stand for all of them. */
const OF_A_KIND = 2;

/** As `sitemapPaths`, with two of each kind of page that differ in nothing but their words. */
export async function pathsOfEachKind(url: string): Promise<string[]> {
  const seen = new Map<string, number>();
  return (await sitemapPaths(url)).filter((path) => {
    const kind = path.replace(/^(\/[^/]+\/)[^/]+$/, '$1*').replace(/=.*$/, '=*');
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= OF_A_KIND;
  });
}
