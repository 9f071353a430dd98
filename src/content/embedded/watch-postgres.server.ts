import pg from 'pg';
import { CHANNEL } from './change-log.server.ts';

/** Pause before a lost connection is made again, milliseconds. */
const RECONNECT_AFTER = 1_000;
/** A connection can be dead without a word; changes are looked for this often in any case, milliseconds. */
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
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;

  const look = () => {
    if (!isStopped) onWrite().catch(onError);
  };

  async function connect(): Promise<void> {
    const made = new pg.Client({ connectionString, keepAlive: true });
    client = made;
    made.on('notification', look);
    made.on('error', (error) => lost(made, error));
    made.on('end', () => lost(made));
    await made.connect();
    await made.query(`listen ${CHANNEL}`);
  }

  function lost(which: pg.Client, error?: unknown): void {
    if (isStopped || client !== which) return;
    client = undefined;
    if (error) onError(error);
    which.end().catch(() => {});
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

  await connect();
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(again);
      await client?.end();
    },
  };
}
