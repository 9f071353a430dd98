import { connectToPostgres, type PostgresConnection } from '../../database/index.server.ts';
import { CHANNEL } from './change-log.server.ts';

/** Pause before reconnecting after a connection was lost, milliseconds. */
const RECONNECT_AFTER = 1_000;
/**
 * A connection can die silently, so this often it is probed and changes are checked for,
 * milliseconds.
 */
const PROBE_EVERY = 10_000;

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
    const connection = await connectToPostgres(connectionString);
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
    again = setTimeout(() => void reconnect(), RECONNECT_AFTER);
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

  const probe = () => {
    // A connection that does not answer is cut, which makes it emit its end.
    if (isListening) client?.ask('select 1').catch(() => {});
    look();
  };

  try {
    await connect();
  } catch (error) {
    isStopped = true;
    clearTimeout(again);
    await client?.close();
    throw error;
  }
  const timer = setInterval(probe, PROBE_EVERY);
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
