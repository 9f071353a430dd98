import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashRecoveryCode, saltOf } from './password-hash.server.ts';
import type { OfficeTables } from '../tables.server.ts';

/** What hashes of ours begin with; no code does. */
const HASH = '$argon2id$';
const SALT_BYTES = 16;

interface RecoveryCodesOptions {
  readonly db: Kysely<OfficeTables>;
  /** Goes into every hash, and is not in the database. */
  readonly key: Uint8Array;
}

/**
 * Recovery codes as they are stored: by Argon2id with a key, so that a stolen database has nothing to try
 * codes of 49 bits on. Those of an account share a salt: each try costs one hash, and not ten.
 */
export function createRecoveryCodes({ db, key }: RecoveryCodesOptions) {
  return {
    /** A list of codes as it is stored, from the JSON that better-auth has of it. */
    async store(codes: string): Promise<string> {
      const salt = randomBytes(SALT_BYTES);
      const hashes: string[] = [];
      // Those that are left when one was used are hashed already.
      for (const code of JSON.parse(codes) as string[])
        hashes.push(code.startsWith(HASH) ? code : await hashRecoveryCode(code, salt, key));
      return JSON.stringify(hashes);
    },

    /** What a code is in the list of its account, if it is in it. */
    async hashFor(accountId: string, code: string): Promise<string> {
      const row = await db
        .selectFrom('account_second_factors')
        .select('backup_codes')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      const [first] = JSON.parse(row?.backup_codes ?? '[]') as string[];
      // Whoever has none left waits as long as who has.
      const salt = first === undefined ? randomBytes(SALT_BYTES) : saltOf(first);
      return hashRecoveryCode(code, salt, key);
    },
  };
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;
