import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { isCrossSite, loggedPath, type FindSender } from '../../../http/index.server.ts';
import type { Log } from '../../../log/index.server.ts';
import type { Account } from '../../account.ts';
import { ApiError } from '../api/api-error.ts';
import { readJson } from '../api/json-body.ts';
import { recordAudit } from '../audit/audit.ts';
import { createSignInAudit, type FailedTry } from '../audit/sign-ins.ts';
import type { Auth } from './auth.ts';
import { DEVICE_LIFE, SENDER_HEADER } from './constants.ts';
import type { Devices } from './device.ts';
import { findLink, useLink } from './links.ts';
import { insertAccount, setPassword } from './new-account.ts';
import { hasOwner, inTurn } from './owners.ts';
import { hashPassword, verifyPassword } from './passwords/hash.ts';
import { inHashQueue } from './passwords/queue.ts';
import { requirePassword } from './passwords/require.ts';
import type { Passkeys } from './passkeys.ts';
import { isRefusal } from './refusal.ts';
import { ASSERTION, CODE, EMAIL, LANGUAGE, NAME, PASSWORD, TOKEN } from './schemas.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { readCode, type UsedCodes } from './second-factor.ts';
import type { Sessions } from './sessions.ts';
import type { AdminTables } from '../tables.ts';
import { confirmSubject, PACES, requirePace, type Subject, type Tries } from './tries.ts';

export interface SignInRoutesOptions {
  readonly db: Kysely<AdminTables>;
  readonly auth: () => Promise<Auth>;
  readonly sessions: Sessions;
  readonly siteUrl: string;
  readonly cookiePrefix: string;
  readonly findSender: FindSender;
  readonly tries: Tries;
  readonly usedCodes: UsedCodes;
  readonly recoveryCodes: RecoveryCodes;
  readonly passkeys: Passkeys;
  readonly devices: Devices;
  readonly log: Log;
  readonly now: () => number;
}

/** Bytes of a body at most; none of ours comes near it. */
const MOST_BYTES = 16_384;

async function read<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, await readJson(request, MOST_BYTES));
  if (!result.success) throw new ApiError(422, 'invalid');
  return result.output;
}

const wrong = () => new ApiError(401, 'wrongCredentials');
const linkGone = () => new ApiError(404, 'linkGone');

/** The routes for who is not signed in yet, under `/api/admin/auth`. */
export function createSignInRoutes(options: SignInRoutesOptions): Hono {
  const { db, auth, sessions, siteUrl, cookiePrefix, findSender } = options;
  const { tries, usedCodes, recoveryCodes, passkeys, devices, log, now } = options;
  const audit = createSignInAudit({ db, now });
  const deviceCookie = `${cookiePrefix}.device`;
  const isSecure = cookiePrefix.startsWith('__Host-');

  /** The request's headers as better-auth reads them: only we say where it comes from. */
  const headersOf = (c: Context): Headers => {
    const headers = new Headers(c.req.raw.headers);
    headers.set(SENDER_HEADER, findSender(c).address);
    return headers;
  };

  /** What a try to get into an account counts on. */
  const subjectsOf = (c: Context, email: string, step: string): Subject[] => {
    const { network } = findSender(c);
    if (devices.knows(email, getCookie(c, deviceCookie)))
      return [{ pace: PACES.account, of: `${step} ${email} at a known device` }];
    return [
      { pace: PACES.network, of: network },
      { pace: PACES.account, of: `${step} ${email} from ${network}` },
      { pace: PACES.strangers, of: `${step} ${email}` },
    ];
  };

  const slowDown = (subjects: readonly Subject[]) => requirePace(tries, subjects);

  /** Adds the cookies of better-auth's answer to ours. */
  const passCookies = (c: Context, headers: Headers) => {
    for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
  };

  const remember = (c: Context, email: string) =>
    setCookie(c, deviceCookie, devices.mark(email), {
      ...{ path: '/', httpOnly: true, sameSite: 'Strict', secure: isSecure },
      maxAge: DEVICE_LIFE / 1_000,
    });

  /** Notes that a second factor was shown in a session. */
  const noteFactor = (column: 'id' | 'token', value: string) =>
    db
      .updateTable('account_sessions')
      .set({ has_shown_factor: 1 })
      .where(column, '=', value)
      .execute();

  /** Signs in who has shown who they are by a link or a passkey. */
  const start = async (c: Context, account: Account, by: 'link' | 'passkey' = 'link') => {
    const { api } = await auth();
    const { headers, response } = await api.startSession({
      body: { accountId: account.id },
      headers: headersOf(c),
      returnHeaders: true,
    });
    if (response.token === null) throw wrong();
    if (by === 'passkey') await noteFactor('token', response.token);
    passCookies(c, headers);
    remember(c, account.email);
    return c.json({ account });
  };

  const record = (
    transaction: Kysely<AdminTables>,
    account: Account,
    action: string,
    after?: unknown,
  ) =>
    recordAudit(transaction, {
      ...{ account, action, subject: `account/${account.id}`, after, at: now() },
    });

  const accountBy = async (column: 'id' | 'email', value: string): Promise<Account> =>
    db
      .selectFrom('accounts')
      .select(['id', 'name', 'email', 'role', 'language'])
      .where(column, '=', value)
      .executeTakeFirstOrThrow();

  /** Records that a try failed, and answers as it was going to. */
  const failing =
    (action: FailedTry, accountId: string | null) =>
    async (error: unknown): Promise<never> => {
      // Who is told to wait has tried nothing.
      if (error instanceof ApiError && error.status === 401) await audit.failed(action, accountId);
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
    if (!(error instanceof ApiError)) {
      log.error('Signing in failed', { path: loggedPath(c.req.path), error });
      return c.json({ error: 'failed' }, 500);
    }
    const { wait } = error.details;
    if (typeof wait === 'number') c.header('Retry-After', String(wait));
    return c.json({ error: error.code, ...error.details }, error.status);
  });

  const signIn = v.strictObject({ email: EMAIL, password: PASSWORD });
  app.post('/sign-in', async (c) => {
    const { email, password } = await read(c.req.raw, signIn);
    const subjects = subjectsOf(c, email, 'password');
    await slowDown(subjects);
    const { api } = await auth();
    const headers = headersOf(c);
    const answer = await inHashQueue(() =>
      api.signInEmail({ body: { email, password }, headers, returnHeaders: true }).catch(refused),
    ).catch(async (error: unknown) => failing('account.signInFailed', await idOf(email))(error));
    await tries.forget(subjects.filter(({ pace }) => pace !== PACES.strangers));
    if ('twoFactorRedirect' in answer.response) {
      passCookies(c, answer.headers);
      return c.json({ next: 'secondFactor' });
    }
    const account = await accountBy('email', email);
    await audit.signedIn(account, 'password');
    passCookies(c, answer.headers);
    remember(c, email);
    return c.json({ account });
  });

  const secondFactor = v.strictObject({ code: CODE });
  app.post('/second-factor', async (c) => {
    const { code: typed } = await read(c.req.raw, secondFactor);
    const { api } = await auth();
    const headers = headersOf(c);
    const pending = await api.pendingAccount({ headers });
    if (!pending) throw new ApiError(401, 'signInAgain');
    const account = await accountBy('id', pending.accountId);
    const subjects = subjectsOf(c, account.email, 'code');
    await slowDown(subjects);
    const code = readCode(typed);
    const failed = failing('account.codeFailed', account.id);
    // A code counts once: whoever saw it typed, or reads it on the way, has nothing.
    if (!code || !(await usedCodes.use(account.id, code.code)))
      return failed(new ApiError(401, 'wrongCode'));
    const verify = async () => {
      if (code.kind === 'totp')
        return api.verifyTOTP({ body: { code: code.code }, headers, returnHeaders: true });
      const body = { code: await recoveryCodes.hashFor(account.id, code.code) };
      return api.verifyBackupCode({ body, headers, returnHeaders: true });
    };
    const answer = await verify().catch(async (error: unknown) => {
      await usedCodes.release(account.id, code.code);
      if (!isRefusal(error)) throw error;
      const isOver = /TWO_FACTOR_COOKIE|TOO_MANY/.test(error.body?.code ?? '');
      return failed(new ApiError(401, isOver ? 'signInAgain' : 'wrongCode'));
    });
    await tries.forget(subjects.filter(({ pace }) => pace !== PACES.strangers));
    if (answer.response.token) await noteFactor('token', answer.response.token);
    await audit.signedIn(account, code.kind === 'totp' ? 'code' : 'recoveryCode');
    passCookies(c, answer.headers);
    remember(c, account.email);
    return c.json({ account });
  });

  app.post('/sign-out', async (c) => {
    // Who has nothing to sign out of costs nothing.
    if (!c.req.header('cookie')?.includes(cookiePrefix)) return c.body(null, 204);
    const { api } = await auth();
    const session = await sessions.find(c.req.raw);
    if (session) await audit.signedOut(session.account);
    const { headers } = await api.signOut({ headers: headersOf(c), returnHeaders: true });
    passCookies(c, headers);
    return c.body(null, 204);
  });

  app.post('/passkey/options', async (c) => {
    // What each look at the door asks for must not use up the tries of who means it.
    const purpose = c.req.query('for') === 'autofill' ? 'passkey offer' : 'passkey';
    await slowDown([{ pace: PACES.network, of: `${purpose} ${findSender(c).network}` }]);
    return c.json(await passkeys.request());
  });

  /** Whose passkey it is; refused when it is nobody's. */
  const passkeyOwner = async (c: Context, passkey: v.InferOutput<typeof ASSERTION>) => {
    const subjects = [{ pace: PACES.network, of: `passkey ${findSender(c).network}` }];
    await slowDown(subjects);
    const id = await passkeys.owner(passkey, c.req.header('origin') ?? null);
    if (id === null) throw new ApiError(401, 'wrongPasskey');
    await tries.forget(subjects);
    return id;
  };

  const withPasskey = v.strictObject({ passkey: ASSERTION });
  app.post('/passkey', async (c) => {
    const { passkey } = await read(c.req.raw, withPasskey);
    const id = await passkeyOwner(c, passkey).catch(failing('account.passkeyFailed', null));
    const account = await accountBy('id', id);
    const answer = await start(c, account, 'passkey');
    await audit.signedIn(account, 'passkey');
    return answer;
  });

  const confirm = v.union([v.strictObject({ password: PASSWORD }), withPasskey]);
  app.post('/confirm', async (c) => {
    const session = await sessions.find(c.req.raw);
    if (!session) throw new ApiError(401, 'signedOut');
    const given = await read(c.req.raw, confirm);
    const { id } = session.account;
    if ('passkey' in given) {
      if ((await passkeyOwner(c, given.passkey)) !== id) throw new ApiError(422, 'wrongPasskey');
      await noteFactor('id', session.id);
    } else {
      const subjects = [confirmSubject(id)];
      await slowDown(subjects);
      const { password } = await db
        .selectFrom('account_credentials')
        .select('password')
        .where('account_id', '=', id)
        .executeTakeFirstOrThrow();
      const isRight = await inHashQueue(() => verifyPassword(password ?? '', given.password));
      if (!isRight) throw new ApiError(422, 'wrongPassword');
      await tries.forget(subjects);
    }
    await db
      .updateTable('account_sessions')
      .set({ confirmed_at: now() })
      .where('id', '=', session.id)
      .execute();
    return c.body(null, 204);
  });

  const check = v.strictObject({
    purpose: v.picklist(['setUp', 'invitation', 'recovery']),
    token: TOKEN,
  });
  app.post('/link', async (c) => {
    const { purpose, token } = await read(c.req.raw, check);
    await slowDown([{ pace: PACES.network, of: `link ${findSender(c).network}` }]);
    const link = await findLink(db, purpose, token, now());
    if (!link || (purpose === 'setUp' && (await hasOwner(db)))) throw linkGone();
    if (link.account_id !== null) {
      const { email, name } = await accountBy('id', link.account_id);
      return c.json({ email, name });
    }
    return c.json({ email: link.email, role: link.role });
  });

  const setUp = v.strictObject({
    ...{ token: TOKEN, name: NAME, email: EMAIL, password: PASSWORD, language: LANGUAGE },
  });
  app.post('/set-up', async (c) => {
    const { token, password, ...person } = await read(c.req.raw, setUp);
    await slowDown([{ pace: PACES.network, of: `link ${findSender(c).network}` }]);
    if (!(await findLink(db, 'setUp', token, now()))) throw linkGone();
    await requirePassword(password, [person.name, person.email, siteUrl]);
    const hash = await inHashQueue(() => hashPassword(password));
    const account = await inTurn(db, async (transaction) => {
      const link = await useLink(transaction, 'setUp', token, now());
      if (!link || (await hasOwner(transaction))) throw linkGone();
      const owner = { ...person, role: 'owner' } as const;
      const made = await insertAccount(transaction, owner, hash, now());
      if (!made) throw new ApiError(409, 'emailTaken');
      await transaction.deleteFrom('account_links').where('purpose', '=', 'setUp').execute();
      await record(transaction, made, 'account.setUp');
      return made;
    });
    return start(c, account);
  });

  const invitation = v.strictObject({
    ...{ token: TOKEN, name: NAME, password: PASSWORD, language: LANGUAGE },
  });
  app.post('/invitation', async (c) => {
    const { token, password, ...person } = await read(c.req.raw, invitation);
    await slowDown([{ pace: PACES.network, of: `link ${findSender(c).network}` }]);
    const found = await findLink(db, 'invitation', token, now());
    if (!found) throw linkGone();
    await requirePassword(password, [person.name, found.email ?? '', siteUrl]);
    const hash = await inHashQueue(() => hashPassword(password));
    const account = await inTurn(db, async (transaction) => {
      const link = await useLink(transaction, 'invitation', token, now());
      if (!link?.email || !link.role) throw linkGone();
      const { email, role } = link;
      const made = await insertAccount(transaction, { ...person, email, role }, hash, now());
      if (!made) throw new ApiError(409, 'emailTaken');
      await record(transaction, made, 'account.joined', role);
      return made;
    });
    return start(c, account);
  });

  const recovery = v.strictObject({ token: TOKEN, password: PASSWORD });
  app.post('/recovery', async (c) => {
    const { token, password } = await read(c.req.raw, recovery);
    await slowDown([{ pace: PACES.network, of: `link ${findSender(c).network}` }]);
    const found = await findLink(db, 'recovery', token, now());
    if (!found?.account_id) throw linkGone();
    const { account_id: id } = found;
    const account = await accountBy('id', id);
    await requirePassword(password, [account.name, account.email, siteUrl]);
    const hash = await inHashQueue(() => hashPassword(password));
    await inTurn(db, async (transaction) => {
      if (!(await useLink(transaction, 'recovery', token, now()))) throw linkGone();
      await setPassword(transaction, id, hash, now());
      // Whoever lost, or let out of hand, what they signed in with begins anew.
      for (const table of OF_AN_ACCOUNT)
        await transaction.deleteFrom(table).where('account_id', '=', id).execute();
      await transaction
        .updateTable('accounts')
        .set({ has_second_factor: 0 })
        .where('id', '=', id)
        .execute();
      await record(transaction, account, 'account.recovered');
    });
    return start(c, account);
  });

  return app;
}

/** What lets somebody in beside the password. */
const OF_AN_ACCOUNT = [
  'account_sessions',
  'account_second_factors',
  'account_passkeys',
  'account_links',
] as const;

/** Whatever was wrong with what somebody gave, they learn no more than that it was. */
function refused(error: unknown): never {
  throw isRefusal(error) ? wrong() : error;
}
