import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Account } from '../account.ts';
import { ApiError } from '../api/api-error.server.ts';
import { requireName } from './names.server.ts';
import type { OfficeTables } from '../tables.server.ts';

/** Stores an account with its password's hash; refuses a name or an address that somebody has. */
export async function insertAccount(
  transaction: Transaction<OfficeTables>,
  person: Omit<Account, 'id' | 'owes'>,
  passwordHash: string,
  now: number,
): Promise<Account> {
  await requireName(transaction, person.name);
  const account = { ...person, id: randomUUID(), email: person.email.toLowerCase() };
  const at = new Date(now).toISOString();
  const inserted = await transaction
    .insertInto('accounts')
    .values({
      ...account,
      email_verified: 0,
      image: null,
      has_second_factor: 0,
      disabled_at: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new ApiError(409, 'emailTaken');
  await setPassword(transaction, account.id, passwordHash, now);
  return account;
}

/** Replaces the password of an account; who gave the old one and owes a code begins anew. */
export async function setPassword(
  transaction: Transaction<OfficeTables>,
  accountId: string,
  passwordHash: string,
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  await transaction
    .insertInto('account_credentials')
    .values({
      id: randomUUID(),
      account_id: accountId,
      provider_id: 'credential',
      provider_account_id: accountId,
      password: passwordHash,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'provider_id'])
        .doUpdateSet({ password: passwordHash, updated_at: at }),
    )
    .execute();
  await transaction.deleteFrom('account_verifications').where('value', '=', accountId).execute();
}
