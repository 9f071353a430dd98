import { formatPrice } from '../../i18n/index.ts';
import { estimate, type Service } from '../../content/index.ts';
import { usePage, type PageContext } from '../page-context.server.ts';

export type ServicePrice = Service['prices'][number];

/** An amount in the display serif. */
export function Price({ amount }: { amount: number }) {
  return <span className="price">{formatPrice(amount, usePage().language)}</span>;
}

/** An amount, or a span of amounts. */
export function priceSpan(
  { from, to }: { from: number; to?: number | undefined },
  page: PageContext,
) {
  const first = formatPrice(from, page.language);
  return to === undefined || to === from ? first : `${first} – ${formatPrice(to, page.language)}`;
}

/** What a price is charged for: `per person`. */
export function unitText({ per, unitText: own }: ServicePrice, { t, text }: PageContext): string {
  return (per === 'other' && text(own)) || t(`common:per.${per}`);
}

/**
 * What a service costs in a few words: what whole groups pay where that depends on their size; the
 * dishes that are charged for beside the fees; its only price, its span, or the lowest. Null when it
 * has none. `dishPrices` are those of the dishes that are chosen from.
 */
export function priceLine(
  service: Service,
  page: PageContext,
  dishPrices: readonly number[] = [],
): string | null {
  const { t, terms, language } = page;
  const own = service.prices.filter(({ isExtra }) => !isExtra);
  const sizes = own.flatMap(({ group }) => group ?? []).toSorted((one, other) => one - other);
  if (sizes.length > 0) {
    const totals = sizes.map((people) => {
      const { total } = estimate({ service, terms }, { people, extras: [] });
      return { people, price: formatPrice(total.from, language) };
    });
    return totals
      .map(({ people, price }, index) =>
        index === 0 ? t('services:total', { people, price }) : `${people}:\u00a0${price}`,
      )
      .join(' · ');
  }
  const [shown] = own.toSorted((one, other) => one.from - other.from);
  if (shown) {
    const amount = priceSpan(shown, page);
    const price = own.length > 1 ? t('common:from', { price: amount }) : amount;
    return `${price} ${unitText(shown, page)}`;
  }
  return feesLine(service, page, dishPrices);
}

/** A service that has only fees: they come on top of the dishes. */
function feesLine(
  { prices }: Service,
  { t, text, language }: PageContext,
  dishPrices: readonly number[],
): string | null {
  if (prices.length === 0) return null;
  const fees = prices.map(({ label }) => text(label)).join(', ');
  if (dishPrices.length === 0) return t('services:fees', { fees });
  const price = formatPrice(Math.min(...dishPrices), language);
  return t('services:dishesAndFees', { price, fees });
}
