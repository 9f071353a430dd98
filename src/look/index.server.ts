/** The look's entry point for the server: what needs no browser. */
export * from './repaint.server.ts';
