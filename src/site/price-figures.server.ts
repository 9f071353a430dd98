import { estimate, type Service, type Workshop } from '../content/index.ts';
import { formatPrice, type Language, type PlaceholderValues } from '../i18n/index.ts';

/**
 * The prices of a service as its texts name them: `{{price.tasting}}` by the key of the price,
 * `{{priceTo.tasting}}` where it has an upper end, and `{{total.4}}` for what a group of the size
 * that a price holds for pays in all, with what is added once.
 */
export function servicePriceFigures(service: Service, language: Language): PlaceholderValues {
  const figures: Record<string, string> = {};
  for (const { key, from, to, group } of service.prices) {
    figures[`price.${key}`] = formatPrice(from, language);
    if (to !== undefined) figures[`priceTo.${key}`] = formatPrice(to, language);
    if (group === undefined) continue;
    const { total } = estimate({ service, terms: null }, { people: group, extras: [] });
    figures[`total.${group}`] = formatPrice(total.from, language);
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
