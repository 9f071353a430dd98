import { createHmac, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { OfficeTables } from '../tables.server.ts';

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODES = 10;
const HALF = 5;

/** A one-time code is valid in its half minute and in those beside it. */
const VALID_FOR = 120_000;

/** Ten recovery codes of 49 bits, without letters and digits that look alike. */
export function newRecoveryCodes(): string[] {
  const half = () =>
    Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: CODES }, () => `${half()}-${half()}`);
}

/** What somebody typed: a one-time code, a recovery code, or neither. */
export function readCode(
  typed: string,
): { readonly kind: 'totp' | 'recovery'; readonly code: string } | undefined {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code };
  if (!/^[a-z2-9]{10}$/.test(code)) return undefined;
  return { kind: 'recovery', code: `${code.slice(0, HALF)}-${code.slice(HALF)}` };
}

interface UsedCodesOptions {
  readonly db: Kysely<OfficeTables>;
  readonly key: Uint8Array;
  readonly now: () => number;
}

export function createUsedCodes({ db, key, now }: UsedCodesOptions) {
  const hashOf = (accountId: string, code: string) =>
    createHmac('sha256', key).update(`${accountId} ${code}`).digest('base64url');
  return {
    /** Marks a code as used; false when it was before: whoever looked over a shoulder is refused. */
    async use(accountId: string, code: string, validFor = VALID_FOR): Promise<boolean> {
      const time = now();
      await db.deleteFrom('account_used_codes').where('expires_at', '<=', time).execute();
      const row = await db
        .insertInto('account_used_codes')
        .values({ hash: hashOf(accountId, code), expires_at: time + validFor })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .returning('hash')
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Takes the mark off a code that was not right. */
    async release(accountId: string, code: string): Promise<void> {
      await db
        .deleteFrom('account_used_codes')
        .where('hash', '=', hashOf(accountId, code))
        .execute();
    },
  };
}

export type UsedCodes = ReturnType<typeof createUsedCodes>;
