/** The door of the database room: opening and migrating. Each room brings its own tables. */
export type { DatabaseKind } from './kind.server.ts';
export * from './migrate.server.ts';
export * from './open.server.ts';
export { isScrubDue, markForScrub, scrub } from './scrub.server.ts';
export * from './unavailable.ts';
