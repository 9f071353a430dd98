import type { Kysely } from 'kysely';
import type { By } from '../../../requests/index.server.ts';
import type { AccountTables } from '../../accounts/tables.server.ts';
import { ApiError } from '../api-error.server.ts';

/** The accounts that may look after a submission, by name. */
export function assignees(db: Kysely<AccountTables>): Promise<By[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('role', 'in', ['owner', 'service'])
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute();
}

/** The account with an id, or nobody; throws when it may not look after submissions. */
export async function assigneeOf(db: Kysely<AccountTables>, id: string | null): Promise<By | null> {
  if (id === null) return null;
  const found = (await assignees(db)).find((account) => account.id === id);
  if (!found) throw new ApiError(422, 'noSuchAccount');
  return found;
}
