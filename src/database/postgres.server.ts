import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { asUnavailable, connectionSettings, PostgresClient } from './postgres-client.server.ts';

/** Connections a process holds at most: several processes share one server's limit of 100. */
const POOL_SIZE = 10;

/** Counts (int8) fit a JavaScript number here: no table comes near 2^53 rows. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Kysely's dialect over PostgreSQL at `postgres://…`. A statement is given up after
 * `statementLimit` milliseconds, and its connection with it when the server says nothing at all.
 */
export function postgresDialect(connectionString: string, statementLimit?: number): Dialect {
  return new PostgresDialect({ pool: openPool(connectionString, statementLimit) });
}

/** A pool that outlives broken connections, silent ones and restarts of the server. */
function openPool(connectionString: string, statementLimit?: number): PostgresPool {
  const settings = connectionSettings(connectionString, statementLimit);
  const pool = new pg.Pool({ ...settings, max: POOL_SIZE, Client: PostgresClient });
  const open = new Set<PostgresClient>();
  const busy = new Set<PostgresClient>();
  pool.on('connect', (client) => {
    const connected = asOurs(client);
    open.add(connected);
    connected.on('end', () => void open.delete(connected));
  });
  // An idle connection that breaks is replaced by the pool; unheard, it would end the process.
  pool.on('error', () => {});

  /** Where one connection has fallen silent, those that lie idle are as dead: nobody waits for each. */
  const cutIdle = () => {
    for (const client of open) if (!busy.has(client)) client.cut();
  };

  return {
    options: pool.options,
    async connect() {
      const pooled = await pool.connect().catch((error: unknown) => {
        throw asUnavailable(error);
      });
      const client = asOurs(pooled);
      busy.add(client);
      const query = async (sql: string, parameters: readonly unknown[]) => {
        try {
          return await client.ask(sql, parameters);
        } catch (error) {
          if (client.isSilent) cutIdle();
          throw error;
        }
      };
      const release = (isBroken?: boolean) => {
        busy.delete(client);
        pooled.release(isBroken);
      };
      // Kysely asks with cursors only when it is given their class.
      return { query, release } as object as PostgresPoolClient;
    },
    async end() {
      await pool.end();
      await Promise.all([...open].map((client) => client.close()));
    },
  };
}

/** The pool makes its clients of the class that it was given. */
function asOurs(client: pg.ClientBase): PostgresClient {
  if (!(client instanceof PostgresClient)) throw new TypeError('Not a client of this pool');
  return client;
}
