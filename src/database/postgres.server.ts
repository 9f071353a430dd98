import { PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';

/** Connections a process holds at most: several processes share one server's limit of 100. */
const POOL_SIZE = 10;

/** Counts (int8) fit a JavaScript number here: no table comes near 2^53 rows. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Kysely's dialect over PostgreSQL at `postgres://…`. */
export function postgresDialect(connectionString: string): Dialect {
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE });
  // An idle connection that the server closes is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
