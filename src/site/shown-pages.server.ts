import type { ContentService } from '../content/index.ts';
import type { PageDefinition } from './page.server.ts';
import type { PageParts } from './page-parts.server.ts';
import { matchAddress, ROUTES } from './routes.server.ts';
import { readShownAddresses, type ShownAddresses } from './shown-addresses.server.ts';

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
  const match = matchAddress(pathOf(link));
  return !match || isLedTo(match.page, parts, match.params);
}

/**
 * Where the links of one page lead that are written somewhere: a former address to that of today, and
 * what is not shown just now nowhere. Posts and workshops are no parts of pages: only once a link asks
 * for one is it read which there are.
 */
export class WrittenLinks {
  readonly #parts: PageParts | null;
  readonly #guessed = new Map<string, string | null>();
  #addresses: ShownAddresses | null = null;

  constructor(parts: PageParts | null) {
    this.#parts = parts;
  }

  /** A path that a link leads to, both without the language; null where it leads nowhere. */
  leadsTo(link: string): string | null {
    const path = pathOf(link);
    const match = matchAddress(path);
    if (!match) return link;
    const { page, params } = match;
    const asThere = isLedTo(page, this.#parts, params) ? link : null;
    const isPart = path.indexOf('/', 1) < 0 && asThere !== null;
    if (!this.#parts || Object.keys(params).length === 0 || isPart) return asThere;
    if (!this.#addresses) {
      this.#guessed.set(link, asThere);
      return asThere;
    }
    if (isOff(page, this.#parts)) return null;
    const { current, former } = this.#addresses;
    if (current.has(match.path)) return link;
    const to = former.get(match.path);
    return to === undefined ? null : to + link.slice(path.length);
  }

  /** Reads what the answers so far took for granted; do they hold? Else the page is made once more. */
  async hold(content: ContentService): Promise<boolean> {
    if (this.#guessed.size === 0 || this.#addresses) return true;
    this.#addresses = await readShownAddresses(content);
    return [...this.#guessed].every(([link, answer]) => this.leadsTo(link) === answer);
  }
}

const pathOf = (link: string) => link.split(/[?#]/, 1)[0] ?? '';

/** The pages that search engines are told of; those with `entries` say themselves which there are. */
export function listedPages(parts: PageParts): readonly PageDefinition[] {
  return ROUTES.filter(
    (page) =>
      page.isListed &&
      !isOff(page, parts) &&
      (page.entries ? isFilled(page, parts) : isLedTo(page, parts)),
  );
}
