import type { Kysely } from 'kysely';
import { mayDo } from '../roles.ts';
import type { OfficeTables } from '../tables.server.ts';

/** May an account still read requests? One that was removed or locked may not. */
export async function mayReadRequests(db: Kysely<OfficeTables>, account: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('role')
    .where('id', '=', account)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined && mayDo(row.role, 'requests');
}
