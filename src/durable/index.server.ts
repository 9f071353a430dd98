/** The entry point of what makes names in folders survive a loss of power. */
export * from './folders.server.ts';
