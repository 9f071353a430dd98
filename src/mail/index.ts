/** The door of the mail room that a browser may pass: what an address must be to be written to. */
export * from './address.ts';
