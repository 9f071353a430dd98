import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '../log/index.server.ts';
import type { HeadersOf } from './cached-response.ts';

interface ListenerParts {
  readonly app: Hono;
  readonly headers: HeadersOf;
  readonly log: Log;
}

/** The application as a listener on Node's own request and response. */
export function createListener({ app, headers, log }: ListenerParts) {
  return getRequestListener(app.fetch, {
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
}
