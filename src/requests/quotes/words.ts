import { amountOfCents, formatPercent, formatPrice, type Language } from '../../i18n/index.ts';
import { WHOLE } from './draft.ts';

/**
 * Cents as the language writes money: `12,50 €`. The currency is always asked for, since what was sent keeps its own;
 * undefined is the business's.
 */
export function priceText(cents: number, language: Language, currency: string | undefined): string {
  return formatPrice(amountOfCents(cents, currency), language, currency);
}

/** Hundredths of a percent as the language writes a share: `40 %`. */
export function shareText(share: number, language: Language): string {
  return formatPercent(share / WHOLE, language);
}
