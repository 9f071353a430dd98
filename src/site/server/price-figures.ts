import type { Service, Workshop } from '../../content/index.ts';
import { formatPrice, type Language, type PlaceholderValues } from '../../i18n/index.ts';

/**
 * The prices of a service as its texts name them: `{{price.tasting}}` by the key of the price,
 * `{{priceTo.tasting}}` where it has an upper end, and `{{total.4}}` for what a group of the size
 * that a price holds for pays in all, with what is added once.
 */
export function servicePriceFigures({ prices }: Service, language: Language): PlaceholderValues {
  const figures: Record<string, string> = {};
  const fees = prices
    .filter(({ isExtra, per }) => isExtra && per === 'event')
    .reduce((sum, { from }) => sum + from, 0);
  for (const { key, from, to, group } of prices) {
    figures[`price.${key}`] = formatPrice(from, language);
    if (to !== undefined) figures[`priceTo.${key}`] = formatPrice(to, language);
    if (group !== undefined) figures[`total.${group}`] = formatPrice(group * from + fees, language);
  }
  return figures;
}

/** The price of a workshop as its texts name it. */
export function workshopPriceFigures(
  { pricePerPerson }: Workshop,
  language: Language,
): PlaceholderValues {
  return { pricePerPerson: formatPrice(pricePerPerson, language) };
}
