import { currency, priceDecimals } from '../../i18n/index.ts';

/** An amount of the business's currency as an Offer of schema.org says it: a point, and as many decimals as it has. */
export function priceOf(amount: number): { price: string; priceCurrency: string } {
  return { price: amount.toFixed(priceDecimals()), priceCurrency: currency() };
}
