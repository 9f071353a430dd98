import pg from 'pg';
import { MIGRATION_LIMIT, REWRITE } from './limits.server.ts';
import { DatabaseUnavailableError } from './unavailable.server.ts';

/**
 * How long the server may work on a statement, milliseconds; then it cancels the statement itself.
 */
export const STATEMENT_LIMIT = 4_000;
/** How much longer to wait for its answer before the connection counts as dead, milliseconds. */
const ANSWER_GRACE = 500;
/** How long a connection may take to be established, milliseconds. */
const CONNECT_LIMIT = 3_000;
/** How long a connection that is ended may take to close, milliseconds. */
const END_LIMIT = 1_000;
/** Idle time after which the operating system sends keep-alive probes, milliseconds. */
const KEEP_ALIVE_AFTER = 10_000;
/** An abandoned transaction is ended by the server after this, milliseconds. */
const IDLE_IN_TRANSACTION_LIMIT = 15_000;

/**
 * Error codes of a server that is starting, stopping or short of resources (classes 08, 53 and
 * 57P), and of a statement or transaction that took too long.
 */
const CANNOT_WORK_NOW = /^(?:08|53|57P|57014|25P0[34])/;

const silenceListeners = new Set<() => void>();

/**
 * Calls `listener` when any connection of this process was cut because no answer came: what lies between
 * it and the server (a failover, a network that forgets) has swallowed the others, too. Returns how to
 * stop that.
 */
export function onSilence(listener: () => void): () => void {
  silenceListeners.add(listener);
  return () => void silenceListeners.delete(listener);
}

/** The settings of every connection; `statementLimit` in milliseconds. */
export function connectionSettings(connectionString: string, statementLimit = STATEMENT_LIMIT) {
  return {
    connectionString,
    statement_timeout: statementLimit,
    idle_in_transaction_session_timeout: Math.max(IDLE_IN_TRANSACTION_LIMIT, statementLimit),
    connectionTimeoutMillis: CONNECT_LIMIT,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER,
  };
}

/**
 * A connection to PostgreSQL that may break or fall silent at any time: its `error` events always
 * have a listener, without which they would end the process, and no statement waits for ever.
 */
export class PostgresClient extends pg.Client {
  readonly #answerLimit: number;
  #askedAt: number | undefined;

  constructor(config: pg.ClientConfig = {}) {
    super(config);
    this.#answerLimit = (config.statement_timeout || STATEMENT_LIMIT) + ANSWER_GRACE;
    // Whoever waits for an answer gets the error from its promise.
    this.on('error', () => {});
  }

  /** Cuts the connection unless the answer that is waited for now comes within some milliseconds. */
  cutUnlessAnswered(within: number): void {
    const askedAt = this.#askedAt;
    if (askedAt === undefined) return;
    setTimeout(() => {
      if (this.#askedAt === askedAt) this.cut();
    }, within).unref();
  }

  /**
   * Runs a statement. Rejects with the server's `DatabaseError`, or with
   * `DatabaseUnavailableError`; a connection that does not answer in time is cut first, so that
   * nobody uses it again.
   */
  async ask(sql: string, parameters: readonly unknown[] = []): Promise<pg.QueryResult> {
    let isAnswered = false;
    this.#askedAt = performance.now();
    const giveUp = () => {
      if (isAnswered) return;
      this.cut();
      for (const listener of silenceListeners) listener();
    };
    // An answer that has arrived while the process was busy is read before the check.
    const limit = sql.startsWith(REWRITE) ? MIGRATION_LIMIT + ANSWER_GRACE : this.#answerLimit;
    const timer = setTimeout(() => setImmediate(giveUp), limit);
    try {
      return await this.query(sql, [...parameters]);
    } catch (error) {
      throw asUnavailable(error);
    } finally {
      isAnswered = true;
      this.#askedAt = undefined;
      clearTimeout(timer);
    }
  }

  /** Cuts the connection at once; what waits for it rejects. */
  cut(): void {
    this.connection.stream.destroy(new Error('PostgreSQL gave no answer in time'));
  }

  /** Ends the session, and closes even if the server does not answer. */
  async close(): Promise<void> {
    const timer = setTimeout(() => this.connection.stream.destroy(), END_LIMIT);
    await this.end();
    clearTimeout(timer);
  }
}

/**
 * Turns an error into `DatabaseUnavailableError`, unless the server sent it and it means something
 * else than that it cannot work now.
 */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError || error instanceof TypeError) return error;
  if (error instanceof pg.DatabaseError && !CANNOT_WORK_NOW.test(error.code ?? '')) return error;
  return new DatabaseUnavailableError(reasonOf(error), { cause: error });
}

/** The message of a failed connection; one that was tried at several addresses has only a code. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || String(error);
}
