import type { PageCopy } from '../../content/index.ts';
import { copyText } from '../load-copy.server.ts';
import type { PageContext } from '../page-context.server.ts';
import { contactDetails } from './contact-details.server.ts';

/** What a map is asked for to find the business: its name and its address. */
export function mapQuery(page: PageContext): string {
  const { address } = contactDetails(page);
  return address ? `${page.siteName}, ${address}` : page.siteName;
}

/** The drawn map in words. */
export function mapPicture({ text, siteName }: PageContext, map: PageCopy | null): string {
  return text(copyText(map, 'picture')) || siteName;
}

/** Where the business's reviews are read, on the provider's site. */
export function reviewsUrl(page: PageContext): string {
  const query = new URLSearchParams({ api: '1', query: mapQuery(page) });
  return `https://www.google.com/maps/search/?${query}`;
}
