/** What the tests of this module share. */
export * from './clock.ts';
export * from './databases.ts';
export * from './intake.ts';
export * from './quotes.ts';
export * from './submissions.ts';
