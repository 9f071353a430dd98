import type { BusinessName } from '../business-name.server.ts';
import { ApiError } from '../api/api-error.server.ts';
import { signedIn, type Attempt } from './attempts.server.ts';
import type { Auth } from './auth.server.ts';
import { SENDER_HEADER } from './constants.server.ts';
import { isRefusal } from './refusal.server.ts';
import { readCode, type UsedCodes } from './second-factor.server.ts';
import type { Session } from './sessions.server.ts';

interface OwnSecondFactorOptions {
  readonly auth: () => Promise<Auth>;
  readonly attempt: Attempt;
  readonly usedCodes: UsedCodes;
  readonly businessName: BusinessName;
}

/**
 * Turning the one-time codes of an account on and off. Each step wants the password again; where it renews the session,
 * `cookies` are to be set.
 */
export function createOwnSecondFactor({
  auth,
  attempt,
  usedCodes,
  businessName,
}: OwnSecondFactorOptions) {
  const headersOf = (request: Request) => {
    const headers = new Headers(request.headers);
    headers.delete(SENDER_HEADER);
    return headers;
  };

  /** Asks better-auth with the password; a wrong one is slowed down like that of a sign-in. */
  const withPassword = async <Answer>(
    { account }: Session,
    ask: (api: Auth['api']) => Promise<Answer>,
  ): Promise<Answer> => {
    const { api } = await auth();
    return attempt(signedIn(account), () => ask(api)).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      if (error.body?.code === 'INVALID_PASSWORD') throw new ApiError(422, 'wrongPassword');
      throw new ApiError(409, 'secondFactorState');
    });
  };

  return {
    /** Makes a secret, which counts from the first code that is given back. */
    async begin(session: Session, request: Request, password: string) {
      const headers = headersOf(request);
      // A colon ends the issuer's name.
      const issuer = (await businessName()).replaceAll(':', ' ');
      const made = await withPassword(session, (api) =>
        api.enableTwoFactor({ body: { password, issuer, method: 'totp' }, headers }),
      );
      if (made.method !== 'totp') throw new ApiError(409, 'secondFactorState');
      // Apps show the plus of a space.
      return { uri: made.totpURI.replaceAll('+', '%20'), recoveryCodes: made.backupCodes };
    },

    async complete({ account }: Session, request: Request, typed: string) {
      const code = readCode(typed);
      if (code?.kind !== 'totp') throw new ApiError(422, 'wrongCode');
      const { api } = await auth();
      const asked = { body: { code: code.code }, headers: headersOf(request) };
      // Who holds a session that has shown no code could make it one that has.
      const { headers } = await attempt(signedIn(account), () =>
        api.verifyTOTP({ ...asked, returnHeaders: true }),
      ).catch((error: unknown) => {
        throw isRefusal(error) ? new ApiError(422, 'wrongCode') : error;
      });
      // Nobody signs in with the code that turned it on.
      await usedCodes.use(account.id, code.code);
      return { cookies: headers.getSetCookie() };
    },

    async remove(session: Session, request: Request, password: string) {
      const { headers } = await withPassword(session, (api) =>
        api.disableTwoFactor({
          ...{ body: { password }, headers: headersOf(request), returnHeaders: true },
        }),
      );
      return { cookies: headers.getSetCookie() };
    },

    async renewCodes(session: Session, request: Request, password: string) {
      const headers = headersOf(request);
      const { backupCodes } = await withPassword(session, (api) =>
        api.generateBackupCodes({ body: { password }, headers }),
      );
      return { recoveryCodes: backupCodes };
    },
  };
}
