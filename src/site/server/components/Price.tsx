import { formatPrice } from '../../../i18n/index.ts';
import type { Service } from '../../../content/index.ts';
import { usePage, type PageContext } from '../page-context.ts';

export type ServicePrice = Service['prices'][number];

/** An amount in the display serif. `euros` as stored. */
export function Price({ euros }: { euros: number }) {
  return <span className="price">{formatPrice(euros, usePage().language)}</span>;
}

/** An amount, or a span of amounts. */
export function priceSpan(
  { from, to }: { from: number; to?: number | undefined },
  page: PageContext,
) {
  const first = formatPrice(from, page.language);
  return to === undefined || to === from ? first : `${first} – ${formatPrice(to, page.language)}`;
}

/** What a service costs in a few words: its only price, its span, or the lowest; null when it has none. */
export function priceLine(prices: readonly ServicePrice[], page: PageContext): string | null {
  const { t } = page;
  const own = prices.filter(({ isExtra }) => !isExtra);
  // A service that has only fees is named by its first: "Chef: 150,00 € por evento".
  const shown = own.toSorted((a, b) => a.from - b.from)[0] ?? prices[0];
  if (!shown) return null;
  const amount = priceSpan(shown, page);
  const price = own.length > 1 ? t('common:from', { price: amount }) : amount;
  const label = own.length > 0 ? '' : `${page.text(shown.label)}: `;
  return `${label}${price} ${t(`common:per.${shown.per}`)}`;
}
