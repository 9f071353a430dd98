/** What a browser may import of the mail module: which addresses can be written to. */
export * from './address.ts';
