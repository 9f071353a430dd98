import { ANY_PLACE, CUSTOMER_PLACE, placeTitle, type Service } from '../../content/index.ts';
import type { PageContext } from '../page-context.server.ts';

/** Where something is had, in words of its own; empty of a place that is no longer there. */
export function placeText(key: string, { hours, text, t }: PageContext): string {
  return key === CUSTOMER_PLACE ? t('quotes:page.customerPlace') : placeTitle(key, hours, text);
}

/** A choice between places, each by its key: ours needs no name beside the customer's. */
export function placeChoice(
  keys: readonly string[],
  words: { readonly here: string; readonly customer: string },
  { hours, text }: PageContext,
): [key: string, name: string][] {
  const isOnlyOne = keys.filter((key) => key !== CUSTOMER_PLACE).length === 1;
  return keys.map((key) => {
    if (key === CUSTOMER_PLACE) return [key, words.customer];
    const place = isOnlyOne ? undefined : hours?.places.find((one) => one.key === key);
    return [key, place ? text(place.name) : words.here];
  });
}

/** The places that an estimate of a service can be for, each by its key. */
export function estimatePlaces({ groups }: Service, page: PageContext) {
  const { t } = page;
  const keys = groups.map(({ place }) => place).filter((place) => place !== ANY_PLACE);
  const words = { here: t('estimate:places.here'), customer: t('estimate:places.customer') };
  return placeChoice(keys, words, page);
}
