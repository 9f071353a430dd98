import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '../log/index.server.ts';
import type { Activity } from './activity.server.ts';
import type { Pages } from './pages.server.ts';

export interface ListenerOptions {
  readonly routes: Hono;
  readonly pages: Pages;
  readonly activity: Activity;
  readonly log: Log;
}

/** A slow or silent client is let go after these, milliseconds. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 15_000 };

/**
 * The HTTP server. A held page is answered on Node's own request and response, before anything is
 * built for it; the rest goes through Hono's routes, and what they do not want is a page.
 */
export function createHttpServer(options: ListenerOptions): Server {
  const { pages, activity } = options;
  const listener = routeListener(options);
  return createServer(TIMEOUTS, (request, response) => {
    activity.note();
    if (!pages.answerHeld(request, response)) void listener(request, response);
  });
}

/** For a request that no held page answers. */
function routeListener({ routes, pages, log }: ListenerOptions) {
  const listener = getRequestListener(routes.fetch, { overrideGlobalObjects: false });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (isRoute(request.url ?? '/')) await listener(request, response);
      else await pages.answer(request, response);
    } catch (error) {
      log.error('A request failed', { method: request.method, error });
      pages.fail(request, response);
    }
  };
}

/** Paths that belong to Hono's routes: the API, pictures and files, what the build wrote. */
function isRoute(address: string): boolean {
  return ROUTE.test(address) && !WORKSHOP_DATA.test(address);
}

const ROUTE =
  /^\/(api|images|files|assets|fonts)\/|^\/(favicon|icon-|apple-touch-icon|map\.svg)[^/]*$/;

/** Made from content like a page, and held like one. */
const WORKSHOP_DATA = /^\/api\/workshops\//;
