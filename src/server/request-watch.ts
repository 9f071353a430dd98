import type { IncomingMessage, ServerResponse } from 'node:http';
import { loggedPath } from '../http/index.server.ts';
import type { Log } from '../log/index.server.ts';
import type { RequestMetrics } from './metrics/request-metrics.ts';
import type { RequestKind } from './request-kind.ts';

interface WatchOptions {
  readonly metrics: RequestMetrics | undefined;
  /** Logs each request; without one, none is. */
  readonly accessLog: Log | undefined;
}

/** Watches requests being answered, for metrics, for the log, or for both. */
export type RequestWatch = NonNullable<ReturnType<typeof createRequestWatch>>;

/** Undefined when nobody wants to know: then nothing is watched. */
export function createRequestWatch({ metrics, accessLog }: WatchOptions) {
  if (!metrics && !accessLog) return undefined;

  const line = (
    { method, url = '/' }: IncomingMessage,
    { statusCode }: ServerResponse,
    more: Readonly<Record<string, unknown>>,
  ) => accessLog?.info('Request', { method, path: loggedPath(url), status: statusCode, ...more });

  return {
    /** A held page was answered at once. */
    held(
      request: IncomingMessage,
      response: ServerResponse,
      nameOf: (request: IncomingMessage) => string,
    ) {
      metrics?.held(request, response);
      if (accessLog) line(request, response, { kind: 'held', request: nameOf(request) });
    },
    /** Another answer begins to be made. */
    begin(request: IncomingMessage, response: ServerResponse, kind: RequestKind, id: string) {
      const startedAt = performance.now();
      response.once('close', () => {
        const milliseconds = performance.now() - startedAt;
        metrics?.answered(request, response, kind, milliseconds);
        line(request, response, {
          ...{ kind, milliseconds: Math.round(milliseconds * 10) / 10, request: id },
          // Not all of it went out: the visitor left, or the answer broke off.
          ...(!response.writableFinished && { isCut: true }),
        });
      });
    },
  };
}
