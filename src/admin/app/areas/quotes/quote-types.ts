import type { QuoteDraft, QuoteLine, QuoteState } from '../../../../submissions/index.ts';

/** A quote as the API answers it. */
export interface QuoteRecord {
  readonly id: string;
  readonly number: string;
  readonly submissionId: string;
  readonly state: QuoteState;
  readonly revision: string;
  readonly draft: QuoteDraft;
  readonly request: {
    readonly name: string;
    readonly company: string;
    readonly email: string;
    readonly phone: string;
    readonly day: string;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly participants: string;
    readonly workshop: string;
    readonly message: string;
    readonly estimate: string;
  };
  readonly versions: readonly SentVersion[];
}

export interface SentVersion {
  readonly id: string;
  readonly version: number;
  readonly state: Exclude<QuoteState, 'draft'>;
  readonly sentAt: number;
  readonly author: string;
  readonly total: number;
  readonly fingerprint: string;
  /** Null when it can no longer be made. */
  readonly link: string | null;
  readonly answer: {
    readonly answer: 'accepted' | 'declined';
    readonly name: string;
    readonly word: string;
    readonly answeredAt: number;
  } | null;
}

/** Lines from the price list. */
export interface PricedLines {
  readonly lines: readonly QuoteLine[];
  readonly more: readonly QuoteLine[];
}
