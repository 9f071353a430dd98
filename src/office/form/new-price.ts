/** To what a price is rounded, cents. */
export const ROUNDINGS = [5, 10, 50] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** A price so many percent dearer, or cheaper below zero, rounded to so many cents; never nothing. */
export function newPrice(euros: number, percent: number, rounding: Rounding): number {
  if (euros === 0) return 0;
  // A tenth of a cent is the noise of computing, not a price.
  const cents = Math.round(euros * (100 + percent) * 1000) / 1000;
  return Math.max(rounding, Math.round(cents / rounding) * rounding) / 100;
}
