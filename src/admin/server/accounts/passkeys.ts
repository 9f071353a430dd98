import { randomUUID } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Account } from '../../account.ts';
import { CHALLENGE_LIFE } from './constants.ts';
import type { AdminTables } from '../tables.ts';

/** Passkeys of an account at most. */
export const MOST_PASSKEYS = 20;

/** What a new passkey is, as it is stored. */
export interface NewPasskey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface Passkeys {
  /** What the browser is asked to make a passkey by. */
  registration(account: Account): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** The passkey that the browser made; null when it is none, or not for this account. */
  registered(
    account: Account,
    response: RegistrationResponseJSON,
    origin: string | null,
  ): Promise<NewPasskey | null>;
  /** What the browser is asked to show a passkey by: any of this site. */
  request(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Whose passkey it is that signed the challenge; null when none did. */
  owner(response: AuthenticationResponseJSON, origin: string | null): Promise<string | null>;
}

interface PasskeysOptions {
  readonly db: Kysely<AdminTables>;
  readonly siteUrl: string;
  readonly now: () => number;
}

/** Nobody in particular: whoever signs in has not said yet who they are. */
const ANYBODY = '';

/** Passkeys by WebAuthn. Each needs its owner's finger, face or PIN, so it is both factors at once. */
export function createPasskeys({ db, siteUrl, now }: PasskeysOptions): Passkeys {
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

  const keepChallenge = async (challenge: string, accountId: string) => {
    const at = new Date(now()).toISOString();
    // Most are asked for by a look at the door, and never answered.
    await db
      .deleteFrom('account_verifications')
      .where('identifier', 'like', 'passkey %')
      .where('expires_at', '<', at)
      .execute();
    await db
      .insertInto('account_verifications')
      .values({
        id: randomUUID(),
        identifier: `passkey ${challenge}`,
        value: accountId,
        expires_at: new Date(now() + CHALLENGE_LIFE).toISOString(),
        created_at: at,
        updated_at: at,
      })
      .execute();
  };

  /** A challenge counts once, and for whom it was made. */
  const spendChallenge = (accountId: string) => async (challenge: string) => {
    const kept = await db
      .deleteFrom('account_verifications')
      .where('identifier', '=', `passkey ${challenge}`)
      .where('value', '=', accountId)
      .returning('expires_at')
      .executeTakeFirst();
    return kept !== undefined && Date.parse(kept.expires_at) > now();
  };

  return {
    async registration(account) {
      const { generateRegistrationOptions } = await library();
      const known = await db
        .selectFrom('account_passkeys')
        .select('id')
        .where('account_id', '=', account.id)
        .execute();
      const options = await generateRegistrationOptions({
        rpName: hostname,
        rpID: hostname,
        userName: account.email,
        userDisplayName: account.name,
        userID: new TextEncoder().encode(account.id),
        excludeCredentials: known,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keepChallenge(options.challenge, account.id);
      return options;
    },

    async registered(account, response, origin) {
      const { verifyRegistrationResponse } = await library();
      const result = await verifyRegistrationResponse({
        response,
        expectedChallenge: spendChallenge(account.id),
        expectedOrigin: originsOf(origin),
        expectedRPID: hostname,
      }).catch(() => null);
      if (!result?.verified) return null;
      const { id, publicKey, counter } = result.registrationInfo.credential;
      const transports = response.response.transports ?? [];
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    },

    async request() {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        userVerification: 'required',
      });
      await keepChallenge(options.challenge, ANYBODY);
      return options;
    },

    async owner(response, origin) {
      const { verifyAuthenticationResponse } = await library();
      const passkey = await db
        .selectFrom('account_passkeys')
        .selectAll()
        .where('id', '=', response.id)
        .executeTakeFirst();
      if (!passkey) return null;
      const result = await verifyAuthenticationResponse({
        response,
        expectedChallenge: spendChallenge(ANYBODY),
        expectedOrigin: originsOf(origin),
        expectedRPID: hostname,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
          transports: JSON.parse(passkey.transports) as AuthenticatorTransport[],
        },
      }).catch(() => null);
      if (!result?.verified) return null;
      await db
        .updateTable('account_passkeys')
        .set({ counter: result.authenticationInfo.newCounter, last_used_at: now() })
        .where('id', '=', passkey.id)
        .execute();
      return passkey.account_id;
    },
  };
}
