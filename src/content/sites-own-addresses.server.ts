import { LANGUAGES } from '../i18n/index.ts';

/**
 * First parts of addresses that the site has of its own. What is missing here is found by
 * `tests/system/addresses.test.ts`, which knows the pages.
 */
const SITES_OWN: ReadonlySet<string> = new Set([
  ...[
    '404',
    'about',
    'admin',
    'api',
    'assets',
    'blog',
    'calendar',
    'contact',
    'error',
    'feedback',
    'files',
    'fonts',
    'form',
    'gallery',
    'health',
    'images',
    'legal',
    'privacy',
    'cookies',
    'terms',
  ],
  ...[
    'image-upload-test',
    'language',
    'menu',
    'metrics',
    'offline',
    'past-experiences',
    'quote',
    'sanity-test',
    'screen',
    'services',
    'thanks',
    'tile',
    'unavailable',
    'workshop-creation',
  ],
]);

/** Would an owner's page at this address never be seen, whatever its case? What has an ending is a file. */
export function isSitesOwn(slug: string): boolean {
  const first = slug.toLowerCase();
  return (
    /[.]\w+$/.test(first) || SITES_OWN.has(first) || LANGUAGES.some(({ code }) => code === first)
  );
}
