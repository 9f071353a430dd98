import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { FindSender } from '../../http/index.server.ts';
import type { Account } from '../account.ts';
import { ApiError } from '../api/api-error.server.ts';
import { readJson } from '../api/json-body.server.ts';
import type { Caller } from './attempts.server.ts';
import type { Auth } from './auth.server.ts';
import { DEVICE_LIFE, SENDER_HEADER } from './constants.server.ts';
import type { Devices } from './device.server.ts';
import { noteFactor } from './factor-rule.server.ts';
import { SIGN_IN_LIMITS } from './sign-in-limits.server.ts';
import type { OfficeTables } from '../tables.server.ts';

export interface SignInContextOptions {
  readonly db: Kysely<OfficeTables>;
  readonly auth: () => Promise<Auth>;
  readonly cookiePrefix: string;
  readonly findSender: FindSender;
  readonly devices: Devices;
}

/** Bytes of a body at most; none of ours comes near it. */
const MOST_BYTES = 16_384;

/** The body of a call of somebody who is not signed in yet. */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, await readJson(request, MOST_BYTES));
  if (!result.success) throw new ApiError(422, 'invalid');
  return result.output;
}

export const wrong = () => new ApiError(401, 'wrongCredentials');

/** What every way in ends with: whose account it is, their session, and a browser that knows them. */
export function createSignInContext({
  db,
  auth,
  cookiePrefix,
  findSender,
  devices,
}: SignInContextOptions) {
  const deviceCookie = `${cookiePrefix}.device`;

  /** The request's headers as better-auth reads them: only we say where it comes from. */
  const headersOf = (c: Context): Headers => {
    const headers = new Headers(c.req.raw.headers);
    headers.set(SENDER_HEADER, findSender(c).address);
    return headers;
  };

  /**
   * The same with no cookie but that of who gave their password: beside a session better-auth would ask for the code of
   * whoever is signed in.
   */
  const pendingHeadersOf = (c: Context): Headers => {
    const headers = headersOf(c);
    const cookies = headers.get('cookie')?.split(/;\s*/) ?? [];
    const pending = cookies.filter((one) => one.startsWith(`${cookiePrefix}.two_factor=`));
    headers.set('cookie', pending.join('; '));
    return headers;
  };

  /** Adds the cookies of better-auth's answer to ours. */
  const passCookies = (c: Context, headers: Headers) => {
    for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
  };

  const remember = (c: Context, email: string) =>
    setCookie(c, deviceCookie, devices.mark(email), {
      ...{ path: '/', httpOnly: true, sameSite: 'Strict' },
      ...{ secure: cookiePrefix.startsWith('__Host-'), maxAge: DEVICE_LIFE / 1_000 },
    });

  return {
    headersOf,
    pendingHeadersOf,
    passCookies,
    remember,

    accountBy: async (column: 'id' | 'email', value: string): Promise<Account> =>
      db
        .selectFrom('accounts')
        .select(['id', 'name', 'email', 'role', 'language'])
        .where(column, '=', value)
        .executeTakeFirstOrThrow(),

    /** Who tries a password or a code: known by their browser, or a stranger. */
    callerOf(c: Context, email: string, step: 'password' | 'code'): Caller {
      const sender = findSender(c);
      const isKnown = devices.knows(email, getCookie(c, deviceCookie));
      // Who is asked for a code has given the password, and does not wait with strangers.
      const known = step === 'code' ? `code ${email}` : isKnown ? email : undefined;
      const waiter = known === undefined ? sender : { known };
      if (isKnown) {
        const of = `${step} ${email} at a known device`;
        return { waiter, subjects: [{ limit: SIGN_IN_LIMITS.account, of }] };
      }
      const { network, neighbourhood } = sender;
      return {
        waiter,
        subjects: [
          { limit: SIGN_IN_LIMITS.network, of: network },
          { limit: SIGN_IN_LIMITS.account, of: `${step} ${email} from ${network}` },
          { limit: SIGN_IN_LIMITS.neighbourhood, of: `${step} ${email} from ${neighbourhood}` },
          ...(step === 'code' ? [{ limit: SIGN_IN_LIMITS.strangers, of: `code ${email}` }] : []),
        ],
      };
    },

    /**
     * Who asks for a link to a mailbox: a browser that knows the account has a count of its own, so that nobody
     * else's asking keeps its owner from one; that of all others together bounds what the mailbox gets.
     */
    askerOf(c: Context, email: string): Caller {
      if (devices.knows(email, getCookie(c, deviceCookie))) {
        const of = `link ${email} at a known device`;
        return { waiter: { known: email }, subjects: [{ limit: SIGN_IN_LIMITS.account, of }] };
      }
      const sender = findSender(c);
      const { network, neighbourhood } = sender;
      return {
        waiter: sender,
        subjects: [
          // First, since all others have a row for each network or address that is made up.
          { limit: SIGN_IN_LIMITS.linkNeighbourhood, of: `link ${neighbourhood}` },
          { limit: SIGN_IN_LIMITS.network, of: `link ${network}` },
          { limit: SIGN_IN_LIMITS.account, of: `link ${email} from ${network}` },
          { limit: SIGN_IN_LIMITS.mailbox, of: email },
        ],
      };
    },

    /** Signs in who has shown who they are by a link or a passkey. */
    async start(c: Context, account: Account, by: 'link' | 'passkey' = 'link') {
      const { api } = await auth();
      const { headers, response } = await api.startSession({
        body: { accountId: account.id },
        headers: headersOf(c),
        returnHeaders: true,
      });
      if (response.token === null) throw wrong();
      if (by === 'passkey') await noteFactor(db, 'token', response.token);
      passCookies(c, headers);
      remember(c, account.email);
      return c.json({ account });
    },
  };
}

export type SignInContext = ReturnType<typeof createSignInContext>;
