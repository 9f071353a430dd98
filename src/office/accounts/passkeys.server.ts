import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Account } from '../account.ts';
import type { BusinessName } from '../business-name.server.ts';
import type { Challenges } from './challenges.server.ts';
import type { OfficeTables } from '../tables.server.ts';

/** Passkeys of an account at most. */
export const MOST_PASSKEYS = 20;

/** What a new passkey is, as it is stored. */
export interface NewPasskey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

interface PasskeysOptions {
  readonly db: Kysely<OfficeTables>;
  readonly siteUrl: string;
  readonly challenges: Challenges;
  /** What a device calls the site that a passkey is for. */
  readonly businessName: BusinessName;
  readonly now: () => number;
}

/** Nobody in particular: whoever signs in has not said yet who they are. */
const ANYBODY = '';

/** Passkeys by WebAuthn. Each needs its owner's finger, face or PIN, so it is both factors at once. */
export function createPasskeys(options: PasskeysOptions) {
  const { db, siteUrl, challenges, now, businessName } = options;
  const { hostname, origin: siteOrigin } = new URL(siteUrl);
  const library = () => import('@simplewebauthn/server');

  /** On the machine itself a site is also tried under another port than it is meant for. */
  const originsOf = (origin: string | null): string[] => {
    const isOwn =
      hostname === 'localhost' &&
      origin !== null &&
      URL.canParse(origin) &&
      new URL(origin).hostname === 'localhost';
    return isOwn ? [siteOrigin, origin] : [siteOrigin];
  };

  /** What is asked of the challenge that was signed: first whether it is ours, and at last to count once. */
  const challengeFor = (purpose: string) => {
    let signed = '';
    return {
      isOurs(challenge: string) {
        signed = challenge;
        return challenges.isOurs(challenge, purpose);
      },
      spend: () => challenges.spend(signed),
    };
  };

  return {
    /** What the browser is asked to make a passkey by. */
    async registration(account: Account) {
      const { generateRegistrationOptions } = await library();
      const known = await db
        .selectFrom('account_passkeys')
        .select('id')
        .where('account_id', '=', account.id)
        .execute();
      return generateRegistrationOptions({
        challenge: challenges.make(account.id),
        rpName: (await businessName()) || hostname,
        rpID: hostname,
        userName: account.email,
        userDisplayName: account.name,
        userID: new TextEncoder().encode(account.id),
        excludeCredentials: known,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** The passkey that the browser made; null when it is none, or not for this account. */
    async registered(
      account: Account,
      response: RegistrationResponseJSON,
      origin: string | null,
    ): Promise<NewPasskey | null> {
      const { verifyRegistrationResponse } = await library();
      const { isOurs, spend } = challengeFor(account.id);
      const result = await verifyRegistrationResponse({
        response,
        expectedChallenge: isOurs,
        expectedOrigin: originsOf(origin),
        expectedRPID: hostname,
      }).catch(() => null);
      if (!result?.verified || !(await spend())) return null;
      const { id, publicKey, counter } = result.registrationInfo.credential;
      const transports = response.response.transports ?? [];
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    },

    /** What the browser is asked to show a passkey by: any of this site. */
    async request() {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        challenge: challenges.make(ANYBODY),
        rpID: hostname,
        userVerification: 'required',
      });
    },

    /** Whose passkey it is, and whether it signed a challenge of ours just now; null when it is nobody's. */
    async owner(response: AuthenticationResponseJSON, origin: string | null) {
      const { verifyAuthenticationResponse } = await library();
      const passkey = await db
        .selectFrom('account_passkeys')
        .selectAll()
        .where('id', '=', response.id)
        .executeTakeFirst();
      if (!passkey) return null;
      const { account_id: accountId } = passkey;
      const { isOurs, spend } = challengeFor(ANYBODY);
      const result = await verifyAuthenticationResponse({
        response,
        expectedChallenge: isOurs,
        expectedOrigin: originsOf(origin),
        expectedRPID: hostname,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
          transports: JSON.parse(passkey.transports) as AuthenticatorTransport[],
        },
      }).catch(() => null);
      if (!result?.verified || !(await spend())) return { accountId, isShown: false };
      await db
        .updateTable('account_passkeys')
        .set({ counter: result.authenticationInfo.newCounter, last_used_at: now() })
        .where('id', '=', passkey.id)
        .execute();
      return { accountId, isShown: true };
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
