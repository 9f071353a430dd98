/** The booking conditions that visitors are told. */
export interface BookingTerms {
  /** Share of the price that secures a workshop, 0 to 1. */
  readonly workshopDeposit: number;
  /** Smallest share of the price that secures an event, 0 to 1. */
  readonly eventDeposit: number;
  /** Days of notice that are needed. */
  readonly leadDays: number;
}

/**
 * A deposit of 40 % for workshops and of at least 50 % for events, and three days of notice.
 */
export const BOOKING_TERMS: BookingTerms = { workshopDeposit: 0.4, eventDeposit: 0.5, leadDays: 3 };
