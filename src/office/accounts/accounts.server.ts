import type { Kysely } from 'kysely';
import { createRateLimiter } from '../../database/index.server.ts';
import { cookiePrefixOf, sessionCookieOf, type FindSender } from '../../http/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import { deriveKey } from '../../requests/index.server.ts';
import { createAttempt } from './attempts.server.ts';
import type { Auth } from './auth.server.ts';
import { createChallenges } from './challenges.server.ts';
import { createDevices } from './device.server.ts';
import { createFactorRule } from './factor-rule.server.ts';
import { createProveIdentity } from './identity.server.ts';
import type { AccountMail } from './forgotten.server.ts';
import { makeLink, SERVER } from './links.server.ts';
import { createOwnAccount } from './own-account.server.ts';
import { createOwnSecondFactor } from './own-second-factor.server.ts';
import { hasOwner } from './owners.server.ts';
import { createPasskeys } from './passkeys.server.ts';
import { createHashTurns } from './sign-in-turns.server.ts';
import { createPeopleLinks } from './people-links.server.ts';
import { createPeople } from './people.server.ts';
import { createRecoveryCodes } from './recovery-codes.server.ts';
import { createSignInRoutes } from './routes.server.ts';
import { createUsedCodes } from './second-factor.server.ts';
import { createSessions } from './sessions.server.ts';
import type { BusinessName } from '../business-name.server.ts';
import type { OfficeTables } from '../tables.server.ts';

export interface AccountsOptions {
  readonly db: Kysely<OfficeTables>;
  readonly siteUrl: string;
  readonly dataKey: Uint8Array;
  readonly log: Log;
  readonly now: () => number;
  readonly findSender: FindSender;
  readonly mail: AccountMail;
  /** What devices and authenticator apps call the office. */
  readonly businessName: BusinessName;
}

/** Who may come in, and how. better-auth is loaded when somebody opens the office, or first comes in. */
export function createAccounts(options: AccountsOptions) {
  const { db, siteUrl, dataKey, log, findSender, mail, now, businessName } = options;
  const secret = deriveKey(dataKey, 'accounts').toString('hex');
  const cookiePrefix = cookiePrefixOf(siteUrl);
  const cookie = sessionCookieOf(siteUrl);
  const recoveryCodes = createRecoveryCodes({
    ...{ db, key: deriveKey(dataKey, 'account recovery codes') },
  });
  let loaded: Promise<Auth> | undefined;
  const auth = () =>
    (loaded ??= import('./auth.server.ts').then(({ createAuth }) =>
      createAuth({ db, siteUrl, secret, cookiePrefix, recoveryCodes, log, now }),
    ));
  const sessions = createSessions({ db, auth, cookie, secret, now });
  const limiter = createRateLimiter(deriveKey(dataKey, 'account tries'), now);
  const usedCodes = createUsedCodes({ db, key: deriveKey(dataKey, 'account codes'), now });
  const challenges = createChallenges({
    ...{ key: deriveKey(dataKey, 'account challenges'), usedCodes, now },
  });
  const passkeys = createPasskeys({ db, siteUrl, challenges, now, businessName });
  const turns = createHashTurns();
  const attempt = createAttempt({ db, turns, limiter });
  const proveIdentity = createProveIdentity({ db, attempt, passkeys });
  const routes = createSignInRoutes({
    ...{ db, auth, sessions, siteUrl, cookiePrefix, findSender, log, now },
    ...{ limiter, mail, turns, attempt, proveIdentity, usedCodes, recoveryCodes, passkeys },
    devices: createDevices(deriveKey(dataKey, 'account devices')),
  });
  return {
    /** Everything under `/api/admin/auth`. */
    routes,
    /** The name of the cookie that everybody who is signed in sends. */
    cookie,
    /** Who is signed in by a request's cookie, with what is known of the session. */
    sessionOf: sessions.find,
    tokenOf: sessions.tokenOf,
    /** What somebody does with their own account. */
    own: createOwnAccount({ db, siteUrl, turns, now }),
    proveIdentity,
    secondFactor: createOwnSecondFactor({ auth, attempt, usedCodes, businessName }),
    /** Loads what signs in, before somebody does. */
    prepare: () =>
      void auth().catch((error: unknown) => log.error('Signing in cannot be loaded', { error })),
    /** What owners do with the accounts of others. */
    people: createPeople({ db, now }),
    links: createPeopleLinks({ db, siteUrl, now }),
    factorRule: createFactorRule({ db, now }),
    passkeys,
    setUp: {
      /** Writes a link that makes the first owner into the log, while there is no owner. */
      async announce(): Promise<void> {
        if (await hasOwner(db)) return;
        const link = { purpose: 'setUp', created_by: SERVER } as const;
        const { url } = await makeLink(db, link, { siteUrl, now: now() });
        log.info('Nobody owns the back office yet: open this link within 24 hours', { link: url });
      },
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
