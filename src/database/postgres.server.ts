import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import {
  asUnavailable,
  connectionSettings,
  onSilence,
  PostgresClient,
} from './postgres-client.server.ts';

/**
 * How many connections a thread opens: several processes, of two threads each, share one server's
 * limit of 100. Pages are held, so that who only reads needs few.
 */
const POOL_SIZE = { writer: 10, reader: 4 };

/** How long a connection has to answer after another has fallen silent, milliseconds. */
const LAST_MOMENT = 1_000;

/** Counts (int8) fit a JavaScript number here: no table comes near 2^53 rows. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The connections of a pool: in use, at rest, and how many wait for one. */
export interface Connections {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/**
 * Kysely's dialect over PostgreSQL at `postgres://…`, and what becomes of its connections. A statement is
 * given up after `statementLimit` milliseconds, and its connection with it if the server does not answer at
 * all.
 */
export function openPostgresDialect(
  connectionString: string,
  statementLimit?: number,
  isReader = false,
) {
  const size = isReader ? POOL_SIZE.reader : POOL_SIZE.writer;
  const { pool, connections } = openPool(connectionString, size, statementLimit);
  return { dialect: new PostgresDialect({ pool }) as Dialect, connections };
}

/** A pool that outlives broken connections, silent ones and restarts of the server. */
function openPool(connectionString: string, max: number, statementLimit?: number) {
  const settings = connectionSettings(connectionString, statementLimit);
  const pool = new pg.Pool({ ...settings, max, Client: PostgresClient });
  const open = new Set<PostgresClient>();
  const busy = new Set<PostgresClient>();
  pool.on('connect', (client) => {
    const connected = asOurs(client);
    open.add(connected);
    connected.on('end', () => void open.delete(connected));
  });
  // The pool replaces an idle connection that breaks; without a listener its error would end the
  // process.
  pool.on('error', () => {});

  /**
   * When one connection has fallen silent, so have the idle ones: they are cut, so that nobody waits for
   * each. Those that are asked something have a last moment to answer.
   */
  const cutSilent = () => {
    for (const client of open) {
      if (busy.has(client)) client.cutUnlessAnswered(LAST_MOMENT);
      else client.cut();
    }
  };
  const forgetSilence = onSilence(cutSilent);

  const kyselys: PostgresPool = {
    options: pool.options,
    async connect() {
      const pooled = await pool.connect().catch((error: unknown) => {
        throw asUnavailable(error);
      });
      const client = asOurs(pooled);
      busy.add(client);
      const query = (sql: string, parameters: readonly unknown[]) => client.ask(sql, parameters);
      const release = (isBroken?: boolean) => {
        busy.delete(client);
        pooled.release(isBroken);
      };
      // Kysely uses cursors only if their class is configured.
      return { query, release } as object as PostgresPoolClient;
    },
    async end() {
      forgetSilence();
      await pool.end();
      await Promise.all([...open].map((client) => client.close()));
    },
  };
  const connections = (): Connections => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { pool: kyselys, connections };
}

/** The pool creates its clients from the class in its options. */
function asOurs(client: pg.ClientBase): PostgresClient {
  if (!(client instanceof PostgresClient)) throw new TypeError('Not a client of this pool');
  return client;
}
