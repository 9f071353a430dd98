import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Log } from '../../log/index.server.ts';
import { hashRecoveryCode, saltOf } from './password-hash.server.ts';
import type { OfficeTables } from '../tables.server.ts';

/** What hashes of ours begin with; better-auth's own encryption never does. */
const HASH = '$argon2id$';
const SALT_BYTES = 16;

interface RecoveryCodesOptions {
  readonly db: Kysely<OfficeTables>;
  /** Goes into every hash, and is not in the database. */
  readonly key: Uint8Array;
  /** What codes were encrypted with before they were hashed. */
  readonly formerSecret: string;
  readonly log: Log;
}

export interface RecoveryCodes {
  /** A list of codes as it is stored, from the JSON that better-auth has of it. */
  store(codes: string): Promise<string>;
  /** What a code is in the list of its account, if it is in it. */
  hashFor(accountId: string, code: string): Promise<string>;
  /** Hashes the codes that an earlier version has encrypted. */
  hashFormer(): Promise<void>;
}

/**
 * Recovery codes as they are stored: by Argon2id with a key, so that a stolen database has nothing to try
 * codes of 49 bits on. Those of an account share a salt: each try costs one hash, and not ten.
 */
export function createRecoveryCodes(options: RecoveryCodesOptions): RecoveryCodes {
  const { db, key, formerSecret, log } = options;

  const store = async (json: string): Promise<string> => {
    const salt = randomBytes(SALT_BYTES);
    const hashes: string[] = [];
    // Those that are left when one was used are hashed already.
    for (const code of JSON.parse(json) as string[])
      hashes.push(code.startsWith(HASH) ? code : await hashRecoveryCode(code, salt, key));
    return JSON.stringify(hashes);
  };

  const hashRow = async (id: string, encrypted: string): Promise<void> => {
    const { symmetricDecrypt } = await import('better-auth/crypto');
    const backup_codes = await store(
      await symmetricDecrypt({ key: formerSecret, data: encrypted }),
    );
    await db
      .updateTable('account_second_factors')
      .set({ backup_codes })
      .where('id', '=', id)
      .where('backup_codes', '=', encrypted)
      .execute();
  };

  const former = () =>
    db
      .selectFrom('account_second_factors')
      .select(['id', 'backup_codes'])
      .where('backup_codes', 'not like', '[%');

  return {
    store,

    async hashFor(accountId, code) {
      // One that comes before the start has hashed it, or from a server of the earlier version beside this.
      for (const row of await former().where('account_id', '=', accountId).execute())
        await hashRow(row.id, row.backup_codes);
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

    async hashFormer() {
      for (const row of await former().execute())
        await hashRow(row.id, row.backup_codes).catch((error: unknown) =>
          log.warn('Recovery codes cannot be read with this data key', { id: row.id, error }),
        );
    },
  };
}
