/**
 * How long one statement of a migration may take, including the wait for another process's
 * migration, milliseconds.
 */
export const MIGRATION_LIMIT = 10 * 60_000;
