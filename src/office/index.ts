/** What the back office's server and its application share. */
export * from './account.ts';
export * from './paths.ts';
export * from './roles.ts';
