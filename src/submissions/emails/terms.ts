/** The conditions that a visitor is told in their email. */
export interface BookingTerms {
  /** Share of the price that secures a workshop, 0 to 1. */
  readonly workshopDeposit: number;
  /** Smallest share of the price that secures an event, 0 to 1. */
  readonly eventDeposit: number;
  /** Days of notice that are asked for. */
  readonly leadDays: number;
}

/**
 * The terms of the specification's section 9: 40 % for workshops and 50 % for events, which both
 * stand, and three days of notice. A server that keeps them as content gives its own instead.
 */
export const BOOKING_TERMS: BookingTerms = { workshopDeposit: 0.4, eventDeposit: 0.5, leadDays: 3 };
