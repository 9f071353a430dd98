import type { LogConfig } from 'kysely';

/** A statement that has run: its text has placeholders for the values. */
export interface RunStatement {
  readonly sql: string;
  readonly milliseconds: number;
  readonly isFailed: boolean;
}

/** Is told of every statement, and never of a value. */
export type WatchStatements = (statement: RunStatement) => void;

/** Kysely's way to tell. */
export function kyselyLog(watch: WatchStatements | undefined): LogConfig {
  if (!watch) return [];
  return ({ level, query, queryDurationMillis }) =>
    watch({ sql: query.sql, milliseconds: queryDurationMillis, isFailed: level === 'error' });
}
