import type { QuoteDraft } from './draft.ts';
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
    /** The legal name and the tax number, as far as they are known. */
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
  readonly sum: QuoteSum;
  /** The conditions under which it is booked, a sentence each. */
  readonly terms: readonly string[];
}

/**
 * - draft: never sent
 * - sent: waits for the visitor's answer
 * - accepted, declined: as the visitor answered
 * - expired: not answered in time
 * - replaced: a newer version was sent
 */
export const QUOTE_STATES = [
  ...(['draft', 'sent', 'accepted', 'declined', 'expired', 'replaced'] as const),
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** The answers that a visitor can give. */
export type QuoteAnswer = 'accepted' | 'declined';

/** How a sent version is shown to whoever has its address. */
export interface QuotePage {
  /** Of the page; it holds the token, and goes nowhere but into the page itself. */
  readonly path: string;
  readonly document: QuoteDocument;
  readonly state: Exclude<QuoteState, 'draft'>;
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
