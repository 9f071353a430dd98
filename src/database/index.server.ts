/**
 * The database module's entry point on the server: opening and migrating. Each module has its own
 * tables.
 */
export { asInserted, BATCH, inBatches } from './batches.server.ts';
export { Clock } from './clock.server.ts';
export { countUpTo, MOST_COUNTED, type Total } from './count-up-to.server.ts';
export {
  eventMigrations,
  eventRow,
  forgetEvents,
  recordEvents,
  type Event,
  type EventTables,
} from './events.server.ts';
export {
  addFact,
  claimFact,
  factMigrations,
  factsAfter,
  lockFact,
  readFact,
  removeFact,
  renewFact,
  writeFact,
  type FactTables,
} from './facts.server.ts';
export { isSqlite, type DatabaseKind } from './kind.server.ts';
export * from './migrate.server.ts';
export * from './open.server.ts';
export { MOST_ROWS, pageOf, rowsOfPage, type Paging } from './paging.server.ts';
export { respellMigration, runSql, sqlMigration } from './sql-migration.server.ts';
export {
  createRateLimiter,
  rateLimitMigrations,
  type Limit,
  type RateLimiter,
  type RateLimitTables,
  type Subject,
} from './rate-limits.server.ts';
export { isScrubDue, markForScrub, scrub } from './scrub.server.ts';
export * from './unavailable.server.ts';
export type { WatchStatements } from './watch.server.ts';
