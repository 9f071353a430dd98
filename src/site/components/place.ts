import type { PageContext } from '../page-context.ts';
import { contactDetails } from './contact-details.ts';

/** What a map is asked for to find the business: its name and its address. */
export function mapQuery(page: PageContext): string {
  const { siteName, address } = contactDetails(page);
  return `${siteName}, ${address}`;
}

/** Where the business's reviews are read, on the provider's site. */
export function reviewsUrl(page: PageContext): string {
  const query = new URLSearchParams({ api: '1', query: mapQuery(page) });
  return `https://www.google.com/maps/search/?${query}`;
}
