import { sitemapPaths } from '../../support/html.ts';
import { openSite, type OpenSite } from './open-site.ts';

let site: Promise<OpenSite> | undefined;
let pages: Promise<ReadonlyMap<string, string>> | undefined;

/** The site with no setting, for tests that only ask: one for all that a worker runs, until it ends. */
export function sharedSite(): Promise<OpenSite> {
  site ??= openSite();
  return site;
}

/** The HTML of every page of its sitemap, which has both languages, by path. */
export function listedPages(): Promise<ReadonlyMap<string, string>> {
  pages ??= readPages();
  return pages;
}

async function readPages(): Promise<ReadonlyMap<string, string>> {
  const { get } = await sharedSite();
  const html = new Map<string, string>();
  for (const path of sitemapPaths(await (await get('/sitemap.xml')).text())) {
    const answer = await get(path);
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    html.set(path, await answer.text());
  }
  return html;
}
