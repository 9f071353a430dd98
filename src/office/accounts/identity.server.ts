import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Account } from '../account.ts';
import { ApiError } from '../api/api-error.server.ts';
import { signedIn, type Attempt } from './attempts.server.ts';
import { verifyPassword } from './password-hash.server.ts';
import type { Passkeys } from './passkeys.server.ts';
import { ASSERTION, PASSWORD } from './schemas.server.ts';
import type { OfficeTables } from '../tables.server.ts';

/** By what somebody who is signed in shows who they are: their password, or a passkey. */
export const PROOF = v.union([
  v.strictObject({ password: PASSWORD }),
  v.strictObject({ passkey: ASSERTION }),
]);

interface IdentityOptions {
  readonly db: Kysely<OfficeTables>;
  readonly attempt: Attempt;
  readonly passkeys: Passkeys;
}

/** Refuses who is not who is signed in. */
export function createProveIdentity({ db, attempt, passkeys }: IdentityOptions) {
  return async (
    account: Pick<Account, 'id' | 'email'>,
    proof: v.InferOutput<typeof PROOF>,
    origin: string | null,
  ): Promise<void> => {
    if ('passkey' in proof) {
      const found = await passkeys.owner(proof.passkey, origin);
      if (!found?.isShown || found.accountId !== account.id)
        throw new ApiError(422, 'wrongPasskey');
      return;
    }
    await attempt(signedIn(account), async () => {
      const { password } = await db
        .selectFrom('account_credentials')
        .select('password')
        .where('account_id', '=', account.id)
        .executeTakeFirstOrThrow();
      if (!(await verifyPassword(password ?? '', proof.password)))
        throw new ApiError(422, 'wrongPassword');
    });
  };
}

export type ProveIdentity = ReturnType<typeof createProveIdentity>;
