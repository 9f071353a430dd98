import type { Insertable, Kysely } from 'kysely';
import type { AccountsTable, AccountTables } from '../tables.server.ts';

type Person = Pick<AccountsTable, 'id' | 'role'> & Partial<Insertable<AccountsTable>>;

/** Stores an account: of somebody who is called by their id and reads Spanish, unless it is said otherwise. */
export async function storePerson(db: Kysely<AccountTables>, person: Person): Promise<void> {
  await db
    .insertInto('accounts')
    .values({
      ...{ name: person.id, email: `${person.id}@example.com`, email_verified: 1, image: null },
      ...{ language: 'es', has_second_factor: 0, disabled_at: null },
      ...{ created_at: '2026-01-01', updated_at: '2026-01-01' },
      ...person,
    })
    .execute();
}
