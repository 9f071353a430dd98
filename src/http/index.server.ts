/** The http module's entry point on the server: what several modules need of HTTP. */
export * from './index.ts';
export { isNetwork } from './client-address.server.ts';
export { parseJson, piecesOf, readBytes, wholeOf } from './bodies.server.ts';
export { isCrossSite } from './cross-site.server.ts';
export { loggedPath } from './logged-path.server.ts';
export { createNameRequest, REQUEST_ID_HEADER, type NameRequest } from './request-id.server.ts';
export { matchesETag } from './etag.server.ts';
export { createFairQueue, type Asker, type QueueLimits } from './fair-queue.server.ts';
export { ownPath } from './own-path.server.ts';
export { QueueFullError } from './queue-full-error.server.ts';
export {
  ConflictError,
  NotFoundError,
  RefusedError,
  statusOf,
  TooLargeError,
} from './refusals.server.ts';
export { createRecentCounts } from './recent-counts.server.ts';
export { readRetryAfter, retryAfter } from './retry-after.server.ts';
export { createFairScheduler, type FairScheduler } from './fair-scheduler.server.ts';
export { abortError, untilAborted } from './until-aborted.server.ts';
export {
  createFindSender,
  createSenderOf,
  type FindSender,
  type Sender,
  type SenderOf,
} from './sender.server.ts';
export { isPublicHttps } from './public-address.server.ts';
export { fetchPublic } from './fetch-public.server.ts';
export { cookiePrefixOf, saysSignedIn, sessionCookieOf } from './session-cookie.server.ts';
