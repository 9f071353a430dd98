/**
 * The door of the mail room that a browser may pass: what an address must be to be written to, and
 * the terms that letters name.
 */
export * from './address.ts';
export { BOOKING_TERMS, type BookingTerms } from './letters/terms.ts';
