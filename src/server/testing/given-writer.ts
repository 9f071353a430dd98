import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { MessageChannel } from 'node:worker_threads';
import { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { silentLog } from '../../log/index.server.ts';
import { createActivity } from '../activity.ts';
import { createListener } from '../http-listener.ts';
import { createHttpServer } from '../http.ts';
import type { FromWriter, WriterTasks } from '../writer/messages.ts';
import { serveRequests, tellOver } from '../writer/serve-requests.ts';
import { startWriter, type WriterHost } from '../writer/start-writer.ts';

export const headers = () => ({ 'X-Guard': 'on' });

/** A writer in this thread with a small application, to which a test adds what it does. */
export function givenWriter(
  /** What it does for the thread that only reads. */
  tasks: Partial<WriterTasks> = {},
) {
  const app = new Hono();
  let tell: (message: FromWriter) => void = () => {
    throw new Error('It is not served yet');
  };

  function host(): WriterHost {
    const { port1: near, port2: far } = new MessageChannel();
    const ended = Promise.withResolvers<Error | null>();
    const end = () => {
      far.close();
      ended.resolve(null);
    };
    const listener = createListener({ app, headers, log: silentLog });
    tell = tellOver(far);
    serveRequests(far, tell, { listener, tasks: tasks as WriterTasks, onStop: end });
    tell({ type: 'readable' });
    tell({ type: 'open' });
    return {
      postMessage: (messages) => near.postMessage(messages),
      on: (event, listener) => near.on(event, listener),
      ended: ended.promise,
      kill: end,
    };
  }

  return {
    app,
    /** Says something to the site, as the writer does. */
    tell: (message: FromWriter) => tell(message),
    serve: () => serveSite(host),
  };
}

/** A site with a writer, until the end of the test: it answers every page with its path. */
export async function serveSite(host: () => WriterHost) {
  const writer = startWriter({ host, headers, log: silentLog, pause: 10 });
  onTestFinished(() => writer.stop());
  await writer.readable;
  const pages = new Hono().all('*', (c) => c.text(`site: ${c.req.path}`, 404));
  const activity = createActivity();
  const own = { app: pages, pages: { answerFromCache: () => false } };
  const server = createHttpServer({ ...own, writer, headers, activity, log: silentLog });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { writer, port, url: `http://127.0.0.1:${port}` };
}
