import { LANGUAGES, splitPath } from '../../i18n/index.ts';
import type { PageContext } from '../page-context.server.ts';

const CODES = LANGUAGES.map(({ code }) => code);

/** A link that may be followed; `isInternal` for a path of this site. */
export interface SafeLink {
  readonly href: string;
  readonly isInternal: boolean;
}

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * A link written in content, if it may be followed: a path or an anchor of this site, or an address
 * of a known scheme. Anything else, a `javascript:` among them, is null. A path that names a language
 * loses it: the page that shows the link gives it its own.
 */
export function linkOf(href: unknown): SafeLink | null {
  if (typeof href !== 'string') return null;
  const address = href.trim();
  if (address.startsWith('#')) return { href: address, isInternal: false };
  if (/^\/(?![/\\])/.test(address)) {
    return { href: splitPath(address, CODES).path, isInternal: true };
  }
  if (!URL.canParse(address)) return null;
  const { protocol } = new URL(address);
  return SCHEMES.has(protocol) ? { href: address, isInternal: false } : null;
}

/**
 * The same link as a page shows it, in the page's language; null too where it leads to a page of this
 * site that is not shown just now.
 */
export function shownLink(
  { link: leadTo }: Pick<PageContext, 'link'>,
  address: unknown,
): SafeLink | null {
  const link = linkOf(address);
  if (!link?.isInternal) return link;
  const href = leadTo(link.href);
  return href === null ? null : { ...link, href };
}
