import type { QuoteDraft } from './draft.ts';
import type { Due, SentState } from './states.ts';
import type { NotedPayment, PaymentWays } from './payment.ts';
import type { QuoteSum } from './sum.ts';

/**
 * Everything that a visitor is shown of a quote, as it was when it was sent: whatever the business
 * changes afterwards, this says the same.
 */
export interface QuoteDocument extends Omit<QuoteDraft, 'service'> {
  /** `2026-0007` */
  readonly number: string;
  /** Of one quote, from 1. */
  readonly version: number;
  readonly sentAt: number;
  readonly business: {
    readonly name: string;
    /** The name in law, else `name`, and the tax number, as far as they are known. Older versions may have that number alone. */
    readonly identity: readonly string[];
    readonly address: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly customer: {
    readonly name: string;
    readonly company: string;
  };
  readonly service: { readonly key: QuoteDraft['service']; readonly title: string };
  /** Where it is had; empty unless at a place of the business. Older versions do not say: theirs is what it is called now. */
  readonly placeTitle?: string;
  /** Of every amount. Older versions do not say: theirs are in the business's. */
  readonly currency?: string;
  readonly sum: QuoteSum;
  /** The text of the terms page when it was sent; empty without one. */
  readonly termsText?: string;
  /** Older versions have the notes beside the form of requests instead, a sentence each. */
  readonly terms?: readonly string[];
  /** Within how many days of the acceptance the deposit is to be paid. Older versions do not say. */
  readonly depositDays?: number;
  /** How many days before the event the balance is to be paid. */
  readonly balanceDays?: number;
}

/** Are there terms to accept with it? */
export const hasTerms = ({ termsText, terms }: Pick<QuoteDocument, 'termsText' | 'terms'>) =>
  Boolean(termsText || terms?.length);

/** The answers that a visitor can give. */
export type QuoteAnswer = 'accepted' | 'declined';

/** How a sent version is shown to whoever has its address. */
export interface QuotePage {
  /** Of the page; it holds the token, and goes nowhere but into the page itself. */
  readonly path: string;
  readonly document: QuoteDocument;
  readonly state: SentState;
  /** Is there an address that its customer can be emailed at? */
  readonly isEmailed: boolean;
  /** What is to be paid next. */
  readonly due: Due | null;
  readonly payments: readonly NotedPayment[];
  /** How it is paid, as the business says it today. */
  readonly ways: PaymentWays;
  /** One of the payments, where its receipt is to be shown. */
  readonly receipt?: NotedPayment | undefined;
  readonly answeredAt?: number | undefined;
  /** Who accepted it. */
  readonly answeredBy?: string | undefined;
  /** The first digits of the hash of what was accepted. */
  readonly fingerprint: string;
  /** What was typed, and what is wrong with it; nothing until something is posted. */
  readonly form: {
    readonly name: string;
    readonly word: string;
    readonly errors: Readonly<Partial<Record<'name' | 'terms', 'missing'>>>;
  };
}
