import * as v from 'valibot';
import { isDay } from '../dates.ts';
import { MOST_CENTS } from './draft.ts';

/** What a payment is for; a refund is given back. */
export const PAYMENT_KINDS = ['deposit', 'balance', 'refund'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** How it was paid. */
export const PAYMENT_MEANS = ['transfer', 'bizum', 'cash', 'card'] as const;
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

/** A payment as the owner notes it. */
export const payment = /* @__PURE__ */ (() =>
  v.strictObject({
    kind: v.picklist(PAYMENT_KINDS),
    means: v.picklist(PAYMENT_MEANS),
    cents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_CENTS)),
    /** The day on which it was received, yyyy-mm-dd. */
    day: v.pipe(v.string(), v.maxLength(10), v.check(isDay, 'day')),
  }))();
export type Payment = v.InferOutput<typeof payment>;

/** A payment that was noted. */
export interface NotedPayment extends Payment {
  readonly id: string;
  readonly revision: number;
  readonly author: string;
}

/** What payments come to, in cents: what was given back counts against it. */
export function paidIn(payments: readonly Pick<Payment, 'kind' | 'cents'>[]): number {
  return payments.reduce((all, { kind, cents }) => all + (kind === 'refund' ? -cents : cents), 0);
}

/** How the business is paid, in its own words and one language; empty where it has said nothing. */
export interface PaymentWays {
  /** Without spaces. */
  readonly iban: string;
  /** Whose account it is. */
  readonly holder: string;
  readonly transfer: string;
  readonly bizum: string;
}

export const NO_WAYS: PaymentWays = { iban: '', holder: '', transfer: '', bizum: '' };

/** Does the business say how it is paid? Where accounts have no IBAN, its own words say which. */
export function isPayable({ iban, transfer, bizum }: PaymentWays): boolean {
  return [iban, transfer, bizum].some(Boolean);
}

/** An IBAN in groups of four, as it is read. */
export function ibanText(iban: string): string {
  return (iban.match(/.{1,4}/g) ?? []).join(' ');
}

/** Where the receipt of a payment is shown, by the address of its quote. */
export const receiptPath = (quote: string, payment: string) => `${quote}/receipts/${payment}`;
