import { WHOLE, type QuoteDraft } from './draft.ts';

/**
 * The arithmetic of a quote, in whole cents, or whatever the smallest unit of the currency is: the back office shows it
 * while a quote is written, the server stores it.
 */

/** What of a quote its sums are made of. */
export type QuoteFigures = Pick<QuoteDraft, 'lines' | 'discount' | 'vatRate' | 'depositShare'>;

/** What the figures come to, in cents. */
export interface QuoteSum {
  /** Of each line, in their order. */
  readonly lines: readonly number[];
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  /** The VAT within the total; null when its rate is not said. */
  readonly vat: number | null;
  readonly deposit: number;
  /** What is left to pay after the deposit. */
  readonly rest: number;
}

/** Adds up a quote. Each amount is rounded once, half a cent up, and never taken from a rounded one. */
export function sumQuote({ lines, discount, vatRate, depositShare }: QuoteFigures): QuoteSum {
  const sums = lines.map(({ count, unit }) => count * unit);
  const subtotal = sums.reduce((all, one) => all + one, 0);
  const off = discount === null ? 0 : Math.min(discountOf(discount, subtotal), subtotal);
  const total = subtotal - off;
  const deposit = shareOf(total, depositShare);
  const net = vatRate === null ? null : times(total, WHOLE, WHOLE + vatRate);
  return {
    lines: sums,
    subtotal,
    discount: off,
    total,
    vat: net === null ? null : total - net,
    deposit,
    rest: total - deposit,
  };
}

/** A share of an amount, in whole cents. */
export function shareOf(cents: number, share: number): number {
  return times(cents, share, WHOLE);
}

function discountOf(discount: NonNullable<QuoteFigures['discount']>, subtotal: number): number {
  return discount.kind === 'amount' ? discount.cents : shareOf(subtotal, discount.share);
}

/** An amount times a fraction, rounded to a whole number, halves up. Of rupiahs a product is no longer exact as a number. */
function times(amount: number, over: number, under: number): number {
  const [above, below] = [BigInt(amount) * BigInt(over), BigInt(under)];
  return Number((2n * above + below) / (2n * below));
}
