import { load, type CheerioAPI } from 'cheerio';

/** Parses a page's HTML, to be queried by selectors. */
export function parseHtml(html: string): CheerioAPI {
  return load(html);
}

/** The paths, with their queries, of all pages of a sitemap, in order. */
export function sitemapPaths(sitemap: string): string[] {
  const $ = load(sitemap, { xml: true });
  return $('url > loc')
    .toArray()
    .map((element) => {
      const { pathname, search } = new URL($(element).text());
      return pathname + search;
    });
}
