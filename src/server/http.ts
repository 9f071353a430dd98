import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Hono } from 'hono';
import {
  createNameRequest,
  createSenderOf,
  REQUEST_ID_HEADER,
  type NameRequest,
  type SenderOf,
  type FairScheduler,
} from '../http/index.server.ts';
import { forRequest, type Log } from '../log/index.server.ts';
import type { Activity } from './activity.ts';
import type { HeadersOf } from './cached-response.ts';
import { STOPPING } from './close-server.ts';
import { createListener } from './http-listener.ts';
import type { Pages } from './pages.ts';
import { isScreen, kindOf, type RequestKind } from './request-kind.ts';
import type { RequestWatch } from './request-watch.ts';
import { isWritersAddress } from './writer/paths.ts';
import { hasBody, sendAway } from './writer/pass-requests.ts';
import type { Writer } from './writer/start-writer.ts';

export interface HttpServerParts {
  readonly app: Hono;
  readonly pages: Pick<Pages, 'answerFromCache'>;
  /** Who answers what stores something; without one, the application does. */
  readonly writer?: Pick<Writer, 'answer' | 'isThere'> | undefined;
  /** May a request with these cookies be one's who is signed in? Nobody's, unless told otherwise. */
  readonly isSignedIn?: (cookies: string | undefined) => boolean;
  readonly headers: HeadersOf;
  readonly activity: Activity;
  readonly log: Log;
  /** By default no proxy is known, and every id is made here. */
  readonly nameRequest?: NameRequest;
  /** By default no proxy is known. */
  readonly senderOf?: SenderOf;
  /** What is not cached waits for one; without them it is answered as it comes. */
  readonly turns?: FairScheduler | undefined;
  /** Who counts and logs requests, if somebody does. */
  readonly watch?: RequestWatch | undefined;
  /** How long who sends a body may fall silent, milliseconds. */
  readonly silence?: number;
}

/** A client is let go after these, milliseconds; a kitchen's phone sends its largest file within an hour. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 3_600_000, keepAliveTimeout: 15_000 };

/** One that has begun to send and falls silent is let go after this, milliseconds. */
const SILENCE = 60_000;

/** What is kept or passed on as it is carries no id: it would be another request's. */
const UNNAMED: readonly RequestKind[] = ['page', 'file', 'picture'];

/**
 * The HTTP server: the application, and in front of it two short cuts on Node's own request and
 * response. A cached page is answered before anything is built for it; what stores something goes to
 * the writer. The rest waits for its turn, so that whoever asks for a cached page need not wait for all
 * that others want which is not. Whatever is not answered from the cache has an id, which its lines in
 * the log have too.
 */
export function createHttpServer(parts: HttpServerParts): Server {
  const { app, pages, writer, headers, activity, log, watch } = parts;
  const { isSignedIn = () => false, silence = SILENCE } = parts;
  const { nameRequest = createNameRequest([]), senderOf = createSenderOf([]), turns } = parts;
  const nameOf = (request: IncomingMessage) =>
    nameRequest(request.socket.remoteAddress, request.headers['x-request-id']);
  const listener = createListener({ app, headers, log });
  let isStopping = false;
  const server = createServer(TIMEOUTS, (request, response) => {
    // Televisions, which ask each second, keep no work waiting.
    if (!isScreen(request.url ?? '')) activity.note();
    if (isStopping) response.shouldKeepAlive = false;
    // Who edits a page is shown it with pencils: the writer, which knows who they are, is asked first.
    const isEditors = isSignedIn(request.headers.cookie);
    if (!isEditors && pages.answerFromCache(request, response)) {
      watch?.held(request, response, nameOf);
      return;
    }
    if (hasBody(request)) {
      request.setTimeout(silence, () => request.destroy());
      // What it is answered may take its time; a connection that is kept has a limit of its own.
      request.once('end', () => response.writableFinished || request.setTimeout(0));
    }
    const id = nameOf(request);
    const kind = kindOf(request.url);
    if (!UNNAMED.includes(kind)) response.setHeader(REQUEST_ID_HEADER, id);
    watch?.begin(request, response, kind, id);
    const answerNow = () => void forRequest(id, () => listener(request, response));
    const answer = () => {
      if (!turns) return answerNow();
      const forwardedFor = request.headers['x-forwarded-for'];
      turns.take(senderOf(request.socket.remoteAddress, String(forwardedFor ?? ''))).then(
        // Whoever has gone meanwhile wants no answer.
        () => response.destroyed || answerNow(),
        () => sendAway({ request, response }, headers),
      );
    };
    const isAsked = isEditors && kind === 'page' && writer?.isThere;
    if (writer && (isAsked || isWritersAddress(request.url)))
      writer.answer(request, response, id, answer);
    else answer();
  });
  return server.once(STOPPING, () => (isStopping = true));
}
