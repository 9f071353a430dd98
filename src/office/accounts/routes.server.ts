import { Hono } from 'hono';
import * as v from 'valibot';
import { isDatabaseAway, type RateLimiter } from '../../database/index.server.ts';
import { isCrossSite, loggedPath } from '../../http/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import { ApiError } from '../api/api-error.server.ts';
import { createSignInAudit, type FailedTry } from '../sign-ins.server.ts';
import type { Attempt } from './attempts.server.ts';
import {
  createSignInContext,
  readBody,
  wrong,
  type SignInContextOptions,
} from './sign-in-context.server.ts';
import { noteFactor } from './factor-rule.server.ts';
import { PROOF, type ProveIdentity } from './identity.server.ts';
import { createForgotten, type AccountMail } from './forgotten.server.ts';
import { createLinkRoutes } from './link-routes.server.ts';
import type { HashTurns } from './sign-in-turns.server.ts';
import type { Passkeys } from './passkeys.server.ts';
import { isRefusal } from './refusal.server.ts';
import { ASSERTION, CODE, EMAIL, PASSWORD } from './schemas.server.ts';
import type { RecoveryCodes } from './recovery-codes.server.ts';
import { readCode, type UsedCodes } from './second-factor.server.ts';
import type { Sessions } from './sessions.server.ts';

export interface SignInRoutesOptions extends SignInContextOptions {
  readonly sessions: Sessions;
  readonly siteUrl: string;
  readonly turns: HashTurns;
  readonly limiter: RateLimiter;
  readonly attempt: Attempt;
  readonly proveIdentity: ProveIdentity;
  readonly usedCodes: UsedCodes;
  readonly recoveryCodes: RecoveryCodes;
  readonly passkeys: Passkeys;
  readonly mail: AccountMail;
  readonly log: Log;
  readonly now: () => number;
}

const signIn = v.strictObject({ email: EMAIL, password: PASSWORD });
const secondFactor = v.strictObject({ code: CODE });
const withPasskey = v.strictObject({ passkey: ASSERTION });

/** The routes for who is not signed in yet, under `/api/admin/auth`. In one chain: so Hono knows what they answer. */
export function createSignInRoutes(options: SignInRoutesOptions) {
  const { db, auth, sessions, siteUrl, cookiePrefix, log, now } = options;
  const { turns, attempt, proveIdentity, usedCodes, recoveryCodes, passkeys } = options;
  const audit = createSignInAudit({ db, now });
  const signInContext = createSignInContext(options);
  const { accountBy, headersOf, pendingHeadersOf, passCookies } = signInContext;
  const { remember, start, callerOf } = signInContext;

  /** Records that a try failed, and answers as it was going to. */
  const failing =
    (action: FailedTry, accountOf: () => Promise<string | null>) =>
    async (error: unknown): Promise<never> => {
      // Who is told to wait, or sent away because others wait, has tried nothing.
      if (error instanceof ApiError && error.status === 401)
        await audit.failed(action, await accountOf());
      throw error;
    };

  const idOf = async (email: string): Promise<string | null> => {
    const found = db.selectFrom('accounts').select('id').where('email', '=', email);
    return (await found.executeTakeFirst())?.id ?? null;
  };

  const app = new Hono();

  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead && isCrossSite(c.req.raw.headers, siteUrl)) throw new ApiError(403, 'crossSite');
    await next();
  });

  app.onError((error, c) => {
    c.header('Cache-Control', 'no-store');
    if (isDatabaseAway(error)) return c.json({ error: 'contentAway' }, 503);
    if (!(error instanceof ApiError)) {
      log.error('Signing in failed', { path: loggedPath(c.req.path), error });
      return c.json({ error: 'failed' }, 500);
    }
    const { wait } = error.details;
    if (typeof wait === 'number') c.header('Retry-After', String(wait));
    return c.json({ error: error.code, ...error.details }, error.status);
  });

  const forgotten = createForgotten({ ...options, signInContext });
  return app
    .post('/sign-in', async (c) => {
      const { email, password } = await readBody(c.req.raw, signIn);
      const { api } = await auth();
      const headers = headersOf(c);
      const answer = await attempt(callerOf(c, email, 'password'), () =>
        api.signInEmail({ body: { email, password }, headers, returnHeaders: true }).catch(refused),
      ).catch(failing('account.signInFailed', () => idOf(email)));
      if ('twoFactorRedirect' in answer.response) {
        passCookies(c, answer.headers);
        return c.json({ next: 'secondFactor' });
      }
      const account = await accountBy('email', email);
      await audit.signedIn(account, 'password');
      passCookies(c, answer.headers);
      remember(c, email);
      return c.json({ account });
    })
    .post('/second-factor', async (c) => {
      const { code: typed } = await readBody(c.req.raw, secondFactor);
      const { api } = await auth();
      const headers = pendingHeadersOf(c);
      const pending = await api.pendingAccount({ headers });
      if (!pending) throw new ApiError(401, 'signInAgain');
      const account = await accountBy('id', pending.accountId);
      const code = readCode(typed);
      const verify = async ({ kind, code }: NonNullable<ReturnType<typeof readCode>>) => {
        if (kind === 'totp')
          return api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
        const body = { code: await recoveryCodes.hashFor(account.id, code) };
        return api.verifyBackupCode({ body, headers, returnHeaders: true });
      };
      const answer = await attempt(callerOf(c, account.email, 'code'), async () => {
        // A code counts once: whoever saw it typed, or reads it on the way, has nothing.
        if (!code || !(await usedCodes.use(account.id, code.code)))
          throw new ApiError(401, 'wrongCode');
        return verify(code).catch(async (error: unknown) => {
          await usedCodes.release(account.id, code.code);
          if (!isRefusal(error)) throw error;
          const isOver = /TWO_FACTOR_COOKIE|TOO_MANY/.test(error.body?.code ?? '');
          throw new ApiError(401, isOver ? 'signInAgain' : 'wrongCode');
        });
      }).catch(failing('account.codeFailed', async () => account.id));
      if (answer.response.token) await noteFactor(db, 'token', answer.response.token);
      await audit.signedIn(account, code?.kind === 'totp' ? 'code' : 'recoveryCode');
      passCookies(c, answer.headers);
      remember(c, account.email);
      return c.json({ account });
    })
    .post('/sign-out', async (c) => {
      // Who has nothing to sign out of costs nothing.
      if (!c.req.header('cookie')?.includes(cookiePrefix)) return c.body(null, 204);
      const { api } = await auth();
      const session = await sessions.find(c.req.raw);
      if (session) await audit.signedOut(session.account);
      const { headers } = await api.signOut({ headers: headersOf(c), returnHeaders: true });
      passCookies(c, headers);
      return c.body(null, 204);
    })
    .post('/passkey/options', async (c) => c.json(await passkeys.request()))
    .post('/passkey', async (c) => {
      const { passkey } = await readBody(c.req.raw, withPasskey);
      const found = await passkeys.owner(passkey, c.req.header('origin') ?? null);
      // A signature is not guessed: nobody is slowed down. Of a passkey that nobody has, nobody is told.
      const refusal = new ApiError(401, 'wrongPasskey');
      if (!found) throw refusal;
      const { accountId, isShown } = found;
      if (!isShown) return failing('account.passkeyFailed', async () => accountId)(refusal);
      const account = await accountBy('id', accountId);
      const answer = await start(c, account, 'passkey');
      await audit.signedIn(account, 'passkey');
      return answer;
    })
    .post('/confirm', async (c) => {
      const session = await sessions.find(c.req.raw);
      if (!session) throw new ApiError(401, 'signedOut');
      const proof = await readBody(c.req.raw, PROOF);
      await proveIdentity(session.account, proof, c.req.header('origin') ?? null);
      if ('passkey' in proof) await noteFactor(db, 'id', session.id);
      await db
        .updateTable('account_sessions')
        .set({ confirmed_at: now() })
        .where('id', '=', session.id)
        .execute();
      return c.body(null, 204);
    })
    .route('/', createLinkRoutes({ db, signInContext, turns, forgotten, siteUrl, now }));
}

/** Whatever was wrong with what somebody gave, they learn no more than that it was. */
function refused(error: unknown): never {
  throw isRefusal(error) ? wrong() : error;
}
