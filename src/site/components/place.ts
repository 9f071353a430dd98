import type { PageContext } from '../page-context.ts';

/** What a map is asked for to find the business: its name and its address. */
export function mapQuery({ settings, text, t }: PageContext): string {
  const name = settings?.siteName ?? t('common:siteName');
  const address = text(settings?.contactInfo.address) || t('common:footer.address');
  return `${name}, ${address}`;
}

/** Where the business's reviews are read, on the provider's site. */
export function reviewsUrl(page: PageContext): string {
  const query = new URLSearchParams({ api: '1', query: mapQuery(page) });
  return `https://www.google.com/maps/search/?${query}`;
}
