import { amountOfCents, centsOf, isMiddleUnit, isSmallUnit } from '../../i18n/index.ts';
import { numberTyped } from './number-text.ts';

/** The most that prices are changed by at once, percent. */
export const MOST_PERCENT = 50;

/** So many percent up or down as it was typed; undefined when it is no number, or too many. */
export function percentTyped(text: string): number | undefined {
  const percent = numberTyped(text.replace(/^\s*\+/, ''), 'number', undefined, MOST_PERCENT);
  return typeof percent === 'number' && Math.abs(percent) <= MOST_PERCENT ? percent : undefined;
}

/** To what prices can be rounded, in the business's currency: to cents, to whole kronor, to tens of yen and Argentine pesos. */
export function roundings(): readonly [number, number, number] {
  if (isMiddleUnit()) return [1, 5, 10];
  return isSmallUnit() ? [10, 50, 100] : [0.05, 0.1, 0.5];
}

/** A price so many percent dearer, or cheaper below zero, rounded; never nothing, nor further the other way. */
export function newPrice(price: number, percent: number, rounding: number): number {
  if (price === 0) return 0;
  // A millionth is the noise of computing, not a price.
  const times = Math.round((price * (100 + percent) * 10_000) / rounding) / 1e6;
  const rounded = amountOfCents(centsOf(Math.max(1, Math.round(times)) * rounding));
  if (percent > 0) return Math.max(price, rounded);
  return percent < 0 ? Math.min(price, rounded) : rounded;
}
