import { sql, type Kysely } from 'kysely';
import { endLinks } from './links.server.ts';
import type { OfficeTables } from '../tables.server.ts';

/** By table the column that says whose a row is. */
type Belongings = Readonly<Record<string, string>>;

/** What tells somebody of requests without their signing in. */
const NOTICES: Belongings = { push_subscriptions: 'account_id', calendar_feeds: 'account' };
const SESSIONS: Belongings = { account_sessions: 'account_id' };
/** What somebody shows beside their password. */
const FACTORS: Belongings = {
  account_second_factors: 'account_id',
  account_passkeys: 'account_id',
};

/** Everything that belongs to an account but its password and its links: a new table belongs in one of these. */
export const BELONGINGS: Belongings = { ...NOTICES, ...SESSIONS, ...FACTORS };

async function remove(
  transaction: Kysely<OfficeTables>,
  of: Belongings,
  id: string,
): Promise<void> {
  for (const [table, column] of Object.entries(of))
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
      transaction,
    );
}

/** Tells somebody no more of requests, who may not see them any more. */
export const endTelling = (transaction: Kysely<OfficeTables>, accountId: string): Promise<void> =>
  remove(transaction, NOTICES, accountId);

/** Ends whatever lets somebody in or tells them something now; if they are let in again, they begin with none of it. */
export async function endAccess(
  transaction: Kysely<OfficeTables>,
  accountId: string,
): Promise<void> {
  await remove(transaction, { ...NOTICES, ...SESSIONS }, accountId);
  await endLinks(transaction, accountId);
}

/** Leaves nothing of an account but its person: they lost, or let out of hand, what they signed in with. */
export async function beginAnew(
  transaction: Kysely<OfficeTables>,
  accountId: string,
): Promise<void> {
  await endAccess(transaction, accountId);
  await remove(transaction, FACTORS, accountId);
  await transaction
    .updateTable('accounts')
    .set({ has_second_factor: 0 })
    .where('id', '=', accountId)
    .execute();
}
