import type { Kysely, Transaction } from 'kysely';
import { lockFact } from '../../database/index.server.ts';
import type { OfficeTables } from '../tables.server.ts';

/**
 * A transaction in which nobody else changes who is an owner: its first statement locks, in all
 * processes and on both databases.
 */
export function inTurn<Result>(
  db: Kysely<OfficeTables>,
  work: (transaction: Transaction<OfficeTables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await lockFact(transaction, 'accounts.owners');
    return work(transaction);
  });
}

/** The owners who may sign in. */
export const queryOwners = (db: Kysely<OfficeTables>) =>
  db.selectFrom('accounts').where('role', '=', 'owner').where('disabled_at', 'is', null);

export function listOwners(db: Kysely<OfficeTables>) {
  return queryOwners(db).select(['id', 'name', 'email']).orderBy('created_at').execute();
}

export async function hasOwner(db: Kysely<OfficeTables>): Promise<boolean> {
  return (await listOwners(db)).length > 0;
}
