import { load, type CheerioAPI } from 'cheerio';

/** A page's HTML, to be asked by selectors. */
export function parseHtml(html: string): CheerioAPI {
  return load(html);
}

/** The paths (with their queries) of every page in a sitemap, in its order. */
export function sitemapPaths(sitemap: string): string[] {
  const $ = load(sitemap, { xml: true });
  return $('url > loc')
    .toArray()
    .map((element) => {
      const { pathname, search } = new URL($(element).text());
      return pathname + search;
    });
}
