import { createServer, type Server } from 'node:http';
import type { Hono } from 'hono';
import type { Log } from '../log/index.server.ts';
import type { Activity } from './activity.ts';
import type { HeadersOf } from './cached-response.ts';
import { STOPPING } from './close-server.ts';
import { createListener } from './http-listener.ts';
import type { Pages } from './pages.ts';
import { isWritersAddress } from './writer/paths.ts';
import type { Writer } from './writer/start-writer.ts';

export interface HttpServerParts {
  readonly app: Hono;
  readonly pages: Pick<Pages, 'answerFromCache'>;
  /** Who answers what stores something; without one, the application does. */
  readonly writer?: Pick<Writer, 'answer'> | undefined;
  readonly headers: HeadersOf;
  readonly activity: Activity;
  readonly log: Log;
}

/** A slow or silent client is let go after these, milliseconds. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 15_000 };

/**
 * The HTTP server: the application, and in front of it two short cuts on Node's own request and
 * response. A cached page is answered before anything is built for it; what stores something goes to
 * the writer.
 */
export function createHttpServer(parts: HttpServerParts): Server {
  const { app, pages, writer, headers, activity, log } = parts;
  const listener = createListener({ app, headers, log });
  let isStopping = false;
  const server = createServer(TIMEOUTS, (request, response) => {
    activity.note();
    if (isStopping) response.shouldKeepAlive = false;
    if (pages.answerFromCache(request, response)) return;
    const answer = () => void listener(request, response);
    if (writer && isWritersAddress(request.url)) writer.answer(request, response, answer);
    else answer();
  });
  return server.once(STOPPING, () => (isStopping = true));
}
