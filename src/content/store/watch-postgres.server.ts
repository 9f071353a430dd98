import { Clock, connectToPostgres, type PostgresConnection } from '../../database/index.server.ts';
import { CHANNEL } from './change-log.server.ts';

/** Pause before the next attempt to reconnect, milliseconds. */
const RECONNECT_AFTER = 1_000;
/**
 * A connection can die silently, so this often it is probed and changes are checked for,
 * milliseconds. With the limit below, silence is noticed within 5 s.
 */
const PROBE_EVERY = 2_000;
/** How long the server may work on a statement of this connection, all of them tiny, milliseconds. */
const STATEMENT_LIMIT = 2_000;

/**
 * Calls `onWrite` whenever a process announces a write on PostgreSQL's channel, and after each
 * reconnection, since announcements were missed meanwhile. Until it is stopped, its connection keeps
 * the process alive.
 */
export async function watchPostgres(
  connectionString: string,
  onWrite: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<{ stop(): Promise<void> }> {
  let client: PostgresConnection | undefined;

  async function connect(): Promise<PostgresConnection> {
    const connection = await connectToPostgres(connectionString, STATEMENT_LIMIT);
    connection.on('notification', () => void onWrite().catch(onError));
    connection.on('end', () => connection === client && void clock.check());
    try {
      await connection.connect();
      await connection.ask(`listen ${CHANNEL}`);
    } catch (error) {
      await connection.close();
      throw error;
    }
    return connection;
  }

  async function probe(): Promise<void> {
    try {
      await client?.ask('select 1');
    } catch (error) {
      onError(error);
      client?.close().catch(() => {});
      client = undefined;
    }
  }

  const clock = new Clock({
    async run() {
      await probe();
      client ??= await connect();
      // Only then: on a pool that is as dead this would wait, and whoever looks after it.
      await onWrite();
    },
    ...{ every: PROBE_EVERY, tryAgain: RECONNECT_AFTER },
    // That the connection is lost was reported, and is not with each attempt to reconnect.
    onError: (error) => client && onError(error),
  });
  client = await connect();
  clock.startIn(PROBE_EVERY);
  return {
    async stop() {
      await clock.stop();
      await client?.close();
    },
  };
}
