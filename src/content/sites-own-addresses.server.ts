import { LANGUAGES } from '../i18n/index.ts';
import { PAGE_ADDRESSES } from './page-addresses.gen.server.ts';

/** First parts of addresses that the site has of its own, its pages' and others. */
const SITES_OWN: ReadonlySet<string> = new Set([
  ...PAGE_ADDRESSES,
  ...['admin', 'api', 'assets', 'calendar', 'files', 'fonts', 'health', 'images'],
  ...['language', 'metrics', 'screen', 'tile'],
]);

/** Would an owner's page at this address never be seen, whatever its case? What has an ending is a file. */
export function isSitesOwn(slug: string): boolean {
  const first = slug.toLowerCase();
  return (
    /[.]\w+$/.test(first) || SITES_OWN.has(first) || LANGUAGES.some(({ code }) => code === first)
  );
}
