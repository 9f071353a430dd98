/**
 * How far a quote has come; everybody sees the same.
 * - draft: being written; previewed: looked at as its customer will see it
 * - sent; seen: its customer has opened it
 * - declined, expired (not answered in time), replaced (a newer version was sent)
 * - accepted: with no deposit to pay
 * - depositDue: accepted, firm once the deposit is there; lapsed: the deposit did not come in time
 * - calledOff: the business has called the booking off; nothing is due any more
 * - deposited: the deposit is there; balanceDue: the rest is to be paid soon; paid: all of it is there
 */
export const QUOTE_STATES = [
  ...(['draft', 'previewed', 'sent', 'seen', 'declined', 'expired', 'replaced'] as const),
  ...(['accepted', 'depositDue', 'lapsed', 'deposited', 'balanceDue', 'paid'] as const),
  ...(['calledOff'] as const),
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** What a sent version can be. */
export type SentState = Exclude<QuoteState, 'draft' | 'previewed'>;

/** What is to be paid next. */
export interface Due {
  readonly kind: 'deposit' | 'balance';
  readonly cents: number;
  /** The last day for it; null where none was agreed. */
  readonly until: string | null;
}
