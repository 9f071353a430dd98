import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import * as v from 'valibot';
import { isDatabaseAway } from '../../database/index.server.ts';
import {
  createFairScheduler,
  isCrossSite,
  QueueFullError,
  RefusedError,
  statusOf,
} from '../../http/index.server.ts';
import { createSeldomWarning, type Log } from '../../log/index.server.ts';
import type { Session } from '../accounts/sessions.server.ts';
import { recordAudit } from '../audit.server.ts';
import { OFFICE_API } from '../paths.ts';
import { mayDo } from '../roles.ts';
import { COME_AGAIN, createAccountQueue, type AccountQueue } from '../account-queue.server.ts';
import { ApiError } from './api-error.server.ts';
import { receiveJson } from './json-body.server.ts';
import type { RecordDone, Route } from './route.server.ts';

export interface PipelineOptions {
  readonly routes: readonly Route[];
  /** Who sent a request, and what is known of their session; null when nobody is signed in. */
  readonly sessionOf: (request: Request) => Promise<Session | null>;
  /** The address that visitors see; a write from another one is refused. */
  readonly siteUrl: string;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly accountQueue?: AccountQueue | undefined;
  /** Was it sent by an application of another build, in a tab that was opened before an upgrade? */
  readonly isOfAnotherBuild?: ((request: Request) => boolean) | undefined;
}

/** Nothing that the back office answers is anybody else's, nor kept. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

const NUL = '\0';

/** Not what its route declares. */
class MisshapenError extends ApiError {}

/** The code of a call that another build would have understood. */
const OUTDATED = 'outdated';

/**
 * The one way of every call to the back office: where it comes from, who sends it, by what they came in,
 * what they may do, whether it is still them, what they sent, and only then the route itself. A refusal says
 * why, and nothing has changed.
 */
export function createApi(options: PipelineOptions): Hono {
  const {
    routes,
    sessionOf,
    siteUrl,
    log,
    now,
    accountQueue = createAccountQueue(createFairScheduler()),
    isOfAnotherBuild = () => false,
  } = options;
  const app = new Hono();
  app.use(compress());
  // One a minute: who sends a thousand of them must not fill the log.
  const warnOfRefusal = createSeldomWarning(log, 'A call to the back office was refused');
  for (const route of routes) {
    app.on(route.method, `${OFFICE_API}${route.path}`, async (c) => {
      try {
        return await answer(route, c);
      } catch (error) {
        return refusal(withBuild(error, c.req.raw), route, log);
      }
    });
  }
  app.all(`${OFFICE_API}/*`, (c) =>
    json({ error: isOfAnotherBuild(c.req.raw) ? OUTDATED : 'notFound' }, 404),
  );

  /** What an older application could not know is no fault of what was typed into it. */
  function withBuild(error: unknown, request: Request): unknown {
    return error instanceof MisshapenError && isOfAnotherBuild(request)
      ? new ApiError(error.status, OUTDATED)
      : error;
  }

  async function answer(route: Route, c: Context): Promise<Response> {
    const request = c.req.raw;
    if (route.method !== 'GET' && isCrossSite(request.headers, siteUrl)) {
      warnOfRefusal({ route: route.path, reason: 'crossSite' });
      throw new ApiError(403, 'crossSite');
    }
    const session = await accountQueue.signedIn(request, sessionOf);
    if (!session) throw new ApiError(401, 'signedOut');
    const { account, isConfirmed } = session;
    if (account.owes && !route.whileOwing.includes(account.owes))
      throw new ApiError(403, 'secondFactorNeeded', { owes: account.owes });
    if (!mayDo(account.role, route.needs)) {
      warnOfRefusal({ route: route.path, reason: 'notAllowed', account: account.id });
      throw new ApiError(403, 'notAllowed');
    }
    if (route.confirms === 'before' && !isConfirmed) throw new ApiError(403, 'confirmIdentity');
    const revision = revisionOf(request);
    if (route.needsRevision && revision === null) throw new MisshapenError(428, 'revisionNeeded');
    const params = c.req.param() as Record<string, string>;
    // No id has one, and PostgreSQL takes none.
    if (Object.values(params).some((value) => value.includes(NUL)))
      throw new ApiError(404, 'notFound');
    const author = { id: account.id, name: account.name };
    const record: RecordDone = (transaction, action, subject, change) =>
      recordAudit(transaction, { account, action, subject, ...change, at: now() });
    const read = route.body && (await receiveJson(request, route.maximumBytes));
    const handle = async () => {
      const query = route.query ? checked(route.query, c.req.query()) : undefined;
      const body = route.body ? checked(route.body, read?.()) : undefined;
      return route.handle({
        ...{ session, account, author, record },
        ...{ params, query, body, revision, request },
      });
    };
    const result = await (route.isSlow ? handle() : accountQueue.run(account.id, handle));
    if (result instanceof Response) return withPrivacy(accountQueue.inPieces(account.id, result));
    return result === undefined
      ? new Response(null, { status: 204, headers: PRIVATE })
      : json(result);
  }
  return app;
}

/** The revision that `If-Match` names, which stands in quotes. */
function revisionOf(request: Request): string | null {
  const given = request.headers.get('if-match');
  return given === null ? null : given.replace(/^"|"$/g, '');
}

function checked(schema: v.GenericSchema, given: unknown): unknown {
  refuseNul(given);
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => ({
    path: issue.path?.map(({ key }) => key as string | number) ?? [],
    rule: issue.type,
    message: issue.message,
  }));
  throw new MisshapenError(422, 'invalid', { problems });
}

/** Refuses what has a NUL in a text, which nobody types and PostgreSQL does not store. */
function refuseNul(given: unknown): void {
  JSON.stringify(given, (key, value: unknown) => {
    if (key.includes(NUL) || (typeof value === 'string' && value.includes(NUL)))
      throw new MisshapenError(422, 'invalid');
    return value;
  });
}

function refusal(error: unknown, route: Route, log: Log): Response {
  if (error instanceof RefusedError) {
    const status = error instanceof ApiError ? error.status : statusOf(error);
    return json({ error: error.code, ...error.details }, status);
  }
  if (error instanceof QueueFullError)
    return json({ error: 'busy' }, 429, { 'Retry-After': COME_AGAIN });
  if (isDatabaseAway(error)) return json({ error: 'contentAway' }, 503);
  log.error('A call to the back office failed', { route: route.path, error });
  return json({ error: 'failed' }, 500);
}

function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(value, { status, headers: { ...PRIVATE, ...headers } });
}

function withPrivacy(response: Response): Response {
  for (const [name, value] of Object.entries(PRIVATE))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}
