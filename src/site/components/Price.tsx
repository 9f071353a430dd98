import { formatPrice } from '../../i18n/index.ts';
import type { Service } from '../../content/index.ts';
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
  const considered = own.length > 0 ? own : prices;
  const lowest = considered.toSorted((a, b) => a.from - b.from)[0];
  if (!lowest) return null;
  const per = t(`common:per.${lowest.per}`);
  const amount = priceSpan(lowest, page);
  // Fees alone, or several prices: "from".
  const isOne = own.length === 1;
  return `${isOne ? amount : t('common:from', { price: amount })} ${per}`;
}
