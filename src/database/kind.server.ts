import type { QueryExecutorProvider } from 'kysely';

export type DatabaseKind = 'sqlite' | 'postgres';

/** Where SQL differs. Kysely knows: of its two dialects only PostgreSQL's changes tables within transactions. */
export function isSqlite(db: QueryExecutorProvider): boolean {
  return !db.getExecutor().adapter.supportsTransactionalDdl;
}
