import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'node:net';

/** Told to an HTTP server once it stops: from then on it keeps no connection alive. */
export const STOPPING = 'stopping';

/**
 * How long a connection that rests between two requests may still bring one, milliseconds. A proxy that
 * is at work uses it within that time, and learns from the answer that it is the last.
 */
const LINGER = 250;

/** How often connections that rest are looked for after that, milliseconds. */
const REST = 50;

/** How long visitors under way are waited for, milliseconds. */
export const PATIENCE = 10_000;

/**
 * Takes no new visitors. Those under way are waited for, but not for ever; each is told with its answer
 * that the connection ends, so that no proxy sends a request into one that is being closed.
 */
export async function closeServer(
  server: HttpServer,
  { patience = PATIENCE, linger = LINGER } = {},
): Promise<void> {
  const closed = once(server, 'close');
  server.emit(STOPPING);
  // Stops listening alone: Node's own `close` of an HTTP server cuts resting connections at once.
  Server.prototype.close.call(server);
  // What has arrived by then has been read, so that none is cut that brings a request.
  const closeResting = () => void setImmediate(() => server.closeIdleConnections());
  let resting: NodeJS.Timeout | undefined;
  const lingering = setTimeout(() => {
    closeResting();
    resting = setInterval(closeResting, REST);
  }, linger);
  const giveUp = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearTimeout(lingering);
  clearInterval(resting);
  clearTimeout(giveUp);
  // For the timers that Node keeps beside its connections; nothing else is left to close.
  server.close();
}
