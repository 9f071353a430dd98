import { createServer, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '../log/index.server.ts';
import type { Activity } from './activity.ts';
import type { HeadersOf } from './cached-response.ts';
import { STOPPING } from './close-server.ts';
import type { Pages } from './pages.ts';

export interface HttpServerParts {
  readonly app: Hono;
  readonly pages: Pick<Pages, 'answerFromCache'>;
  readonly headers: HeadersOf;
  readonly activity: Activity;
  readonly log: Log;
}

/** A slow or silent client is let go after these, milliseconds. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 15_000 };

/**
 * The HTTP server: the application, and in front of it the one short cut. A cached page is answered on
 * Node's own request and response, before anything is built for it.
 */
export function createHttpServer({ app, pages, headers, activity, log }: HttpServerParts): Server {
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // For the few old programs that name no host.
    hostname: 'localhost',
    errorHandler(error) {
      // An address or host that makes no URL.
      const isTheirs = error instanceof RequestError;
      if (!isTheirs) log.error('A request failed', { error });
      const text = isTheirs ? 'Bad Request' : 'Internal Server Error';
      const type = 'text/plain; charset=utf-8';
      return new Response(text, {
        status: isTheirs ? 400 : 500,
        headers: { 'Content-Type': type, ...headers(type, text) },
      });
    },
  });
  let isStopping = false;
  const server = createServer(TIMEOUTS, (request, response) => {
    activity.note();
    if (isStopping) response.shouldKeepAlive = false;
    if (!pages.answerFromCache(request, response)) void listener(request, response);
  });
  return server.once(STOPPING, () => (isStopping = true));
}
