/**
 * How long one statement of a migration may take, including the wait for another process's
 * migration, milliseconds.
 */
export const MIGRATION_LIMIT = 10 * 60_000;

/** What PostgreSQL rewrites a table by. It takes as long as the table is large: as a migration may. */
export const REWRITE = 'vacuum (full)';
