import { connectToPostgres, type PostgresConnection } from '../../database/index.server.ts';
import { CHANNEL } from './change-log.server.ts';

/** Pause before reconnecting after a connection was lost, milliseconds. */
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
  let isStopped = false;
  let client: PostgresConnection | undefined;
  let isListening = false;
  let again: NodeJS.Timeout | undefined;

  const look = () => {
    if (!isStopped) onWrite().catch(onError);
  };

  async function connect(): Promise<void> {
    const connection = await connectToPostgres(connectionString, STATEMENT_LIMIT);
    if (isStopped) return;
    client = connection;
    connection.on('notification', look);
    connection.on('error', (error) => lost(connection, error));
    connection.on('end', () => lost(connection));
    await connection.connect();
    await connection.ask(`listen ${CHANNEL}`);
    isListening = true;
  }

  function lost(which: PostgresConnection, error?: unknown): void {
    if (isStopped || client !== which) return;
    client = undefined;
    // Reported once, and not again with each attempt to reconnect.
    if (error && isListening) onError(error);
    isListening = false;
    which.close().catch(() => {});
    // Silence has lasted long enough; a server that refuses is given a moment.
    again = setTimeout(() => void reconnect(), which.isSilent ? 0 : RECONNECT_AFTER);
    again.unref();
  }

  async function reconnect(): Promise<void> {
    try {
      await connect();
      look();
    } catch (error) {
      if (client) lost(client, error);
    }
  }

  let isProbing = false;
  const probe = async () => {
    if (isProbing || !isListening) return;
    isProbing = true;
    try {
      // A connection that does not answer is cut, which makes it emit its end.
      await client?.ask('select 1');
      // Only then: on a pool that is as dead this would wait, and whoever looks after it.
      look();
    } catch {
      // It is connected again, and then looked.
    } finally {
      isProbing = false;
    }
  };

  try {
    await connect();
  } catch (error) {
    isStopped = true;
    clearTimeout(again);
    await client?.close();
    throw error;
  }
  const timer = setInterval(() => void probe(), PROBE_EVERY);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(again);
      await client?.close();
    },
  };
}
