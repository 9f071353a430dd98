import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { CamelCasePlugin, type Kysely } from 'kysely';
import type { Log } from '../../log/index.server.ts';
import { CHALLENGE_LIFE, SENDER_HEADER, SESSION_LIFE } from './constants.server.ts';
import { hashPassword, verifyPassword } from './password-hash.server.ts';
import { officePlugin } from './office-plugin.server.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password-rules.server.ts';
import type { RecoveryCodes } from './recovery-codes.server.ts';
import { newRecoveryCodes } from './second-factor.server.ts';
import type { OfficeTables } from '../tables.server.ts';

export interface AuthOptions {
  readonly db: Kysely<OfficeTables>;
  readonly siteUrl: string;
  /** Signs the cookies, and encrypts the seeds of one-time codes. */
  readonly secret: string;
  /** What the names of our cookies begin with. */
  readonly cookiePrefix: string;
  readonly recoveryCodes: RecoveryCodes;
  readonly log: Log;
  readonly now: () => number;
}

/**
 * better-auth over our tables: it keeps the sessions, signs their cookies, and checks passwords, one-time
 * codes and recovery codes. Only our own routes call it; its own are not served.
 */
export function createAuth(options: AuthOptions) {
  const { db, siteUrl, secret, cookiePrefix, recoveryCodes, log, now } = options;
  return betterAuth({
    appName: new URL(siteUrl).hostname,
    baseURL: siteUrl,
    basePath: '/api/admin/auth',
    secret,
    // Said to be SQLite's on PostgreSQL too: then times are texts and switches 0 or 1 in both.
    database: { db: db.withPlugin(new CamelCasePlugin()), type: 'sqlite' },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      level: 'error',
      log: (_, message) => log.error('Signing in failed', { reason: message }),
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    user: {
      modelName: 'accounts',
      additionalFields: {
        role: { type: 'string', input: false },
        language: { type: 'string', input: false },
        disabledAt: {
          type: 'number',
          bigint: true,
          required: false,
          input: false,
        },
      },
    },
    session: {
      modelName: 'account_sessions',
      fields: { userId: 'accountId' },
      additionalFields: {
        lastSeenAt: {
          type: 'number',
          bigint: true,
          input: false,
          defaultValue: now,
        },
        confirmedAt: {
          type: 'number',
          bigint: true,
          input: false,
          defaultValue: now,
        },
      },
      expiresIn: SESSION_LIFE / 1_000,
      disableSessionRefresh: true,
    },
    account: {
      modelName: 'account_credentials',
      fields: { userId: 'accountId', accountId: 'providerAccountId' },
    },
    verification: { modelName: 'account_verifications' },
    databaseHooks: {
      session: {
        create: {
          // Whoever is disabled gets no session, whichever way they come.
          before: async ({ userId }) => {
            const account = await db
              .selectFrom('accounts')
              .select('disabled_at')
              .where('id', '=', userId)
              .executeTakeFirst();
            return account && account.disabled_at === null ? undefined : false;
          },
        },
      },
    },
    plugins: [
      twoFactor({
        issuer: new URL(siteUrl).hostname,
        twoFactorCookieMaxAge: CHALLENGE_LIFE / 1_000,
        // Tries are slowed down by ours, see sign-in-limits.server.ts: somebody else cannot use up an owner's.
        accountLockout: { enabled: false },
        backupCodeOptions: {
          customBackupCodesGenerate: newRecoveryCodes,
          // It compares what is stored with what it is asked for, and our routes ask for a code's hash.
          storeBackupCodes: {
            encrypt: (codes) => recoveryCodes.store(codes),
            decrypt: async (hashes) => hashes,
          },
        },
        schema: {
          user: { fields: { twoFactorEnabled: 'hasSecondFactor' } },
          twoFactor: { modelName: 'account_second_factors', fields: { userId: 'accountId' } },
        },
      }),
      officePlugin(),
    ],
    advanced: {
      cookiePrefix,
      // The prefix says it already.
      useSecureCookies: false,
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'strict',
        secure: cookiePrefix.startsWith('__Host-'),
        path: '/',
      },
      ipAddress: { ipAddressHeaders: [SENDER_HEADER] },
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
