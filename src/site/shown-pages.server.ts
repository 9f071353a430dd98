import type { PageDefinition } from './page.server.ts';
import type { PageParts } from './page-parts.server.ts';
import { matchAddress, ROUTES } from './routes.server.ts';

/**
 * Is there such a page just now? Its address, the sitemap, the bar, the footer and every other link
 * go by this alone. While nothing is known of the parts, every page is shown.
 */
export function isPageShown(
  page: PageDefinition,
  parts: PageParts | null,
  params: Readonly<Record<string, string>> = {},
): boolean {
  return !page.isThere || !parts || page.isThere(parts, params);
}

/** Is there anything on it to lead to? Empty, it answers at its address and says so. */
function isLedTo(
  page: PageDefinition,
  parts: PageParts | null,
  params?: Readonly<Record<string, string>>,
): boolean {
  const { filledBy } = page;
  return isPageShown(page, parts, params) && (!filledBy || !parts || parts.filled.has(filledBy));
}

/** The same of the page that a link of this site leads to, without the language. */
export function isLinkShown(link: string, parts: PageParts | null): boolean {
  const [path = ''] = link.split(/[?#]/, 1);
  const match = matchAddress(path);
  return !match || isLedTo(match.page, parts, match.params);
}

/** The pages that search engines are told of; those with `entries` say themselves which there are. */
export function listedPages(parts: PageParts): readonly PageDefinition[] {
  return ROUTES.filter((page) => page.isListed && (page.entries || isLedTo(page, parts)));
}
