import { connectToPostgres, type PostgresConnection } from '../../database/index.server.ts';
import { CHANNEL } from './change-log.server.ts';

/** Pause before reconnecting after a connection was lost, milliseconds. */
const RECONNECT_AFTER = 1_000;
/**
 * A connection can die silently, so this often it is probed and changes are checked for,
 * milliseconds.
 */
const LOOK_EVERY = 10_000;

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
  let isHearing = false;
  let again: NodeJS.Timeout | undefined;

  const look = () => {
    if (!isStopped) onWrite().catch(onError);
  };

  async function connect(): Promise<void> {
    const made = await connectToPostgres(connectionString);
    if (isStopped) return;
    client = made;
    made.on('notification', look);
    made.on('error', (error) => lost(made, error));
    made.on('end', () => lost(made));
    await made.connect();
    await made.ask(`listen ${CHANNEL}`);
    isHearing = true;
  }

  function lost(which: PostgresConnection, error?: unknown): void {
    if (isStopped || client !== which) return;
    client = undefined;
    // Reported once, and not again with each attempt to reconnect.
    if (error && isHearing) onError(error);
    isHearing = false;
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
    if (isHearing) client?.ask('select 1').catch(() => {});
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
  const timer = setInterval(probe, LOOK_EVERY);
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
