import type { Kysely, Transaction } from 'kysely';
import { OWNERS_MARK } from './migrations.ts';
import type { AccountTables } from './tables.ts';

/**
 * A transaction in which nobody else changes who is an owner: its first statement locks, in all
 * processes and on both databases.
 */
export function inTurn<Result>(
  db: Kysely<AccountTables>,
  work: (transaction: Transaction<AccountTables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('account_marks')
      .set({ value: '' })
      .where('name', '=', OWNERS_MARK)
      .execute();
    return work(transaction);
  });
}

/** The owners who may sign in. */
export function listOwners(db: Kysely<AccountTables>) {
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .orderBy('created_at')
    .execute();
}

export async function hasOwner(db: Kysely<AccountTables>): Promise<boolean> {
  return (await listOwners(db)).length > 0;
}
