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
  return !isOff(page, parts) && (!page.isThere || !parts || page.isThere(parts, params));
}

/** Has the owner switched it off, or the page that it is part of? */
function isOff({ partOf }: PageDefinition, parts: PageParts | null): boolean {
  return partOf !== undefined && parts?.filled.has(`off:${partOf}`) === true;
}

/** Is there what the page shows? Empty, it answers at its address and says so. */
function isFilled({ filledBy }: PageDefinition, parts: PageParts | null): boolean {
  return !filledBy || !parts || parts.filled.has(filledBy);
}

/** Is there anything on it to lead to? */
function isLedTo(
  page: PageDefinition,
  parts: PageParts | null,
  params?: Readonly<Record<string, string>>,
): boolean {
  return isPageShown(page, parts, params) && isFilled(page, parts);
}

/** The same of the page that a link of this site leads to, without the language. */
export function isLinkShown(link: string, parts: PageParts | null): boolean {
  const [path = ''] = link.split(/[?#]/, 1);
  const match = matchAddress(path);
  return !match || isLedTo(match.page, parts, match.params);
}

/** The pages that search engines are told of; those with `entries` say themselves which there are. */
export function listedPages(parts: PageParts): readonly PageDefinition[] {
  return ROUTES.filter(
    (page) =>
      page.isListed &&
      !isOff(page, parts) &&
      (page.entries ? isFilled(page, parts) : isLedTo(page, parts)),
  );
}
