import type { Kysely, Transaction } from 'kysely';
import type { Account } from '../account.ts';
import { mayDo, type Role } from '../roles.ts';
import { ApiError } from '../api/api-error.server.ts';
import { recorderOfAccounts } from '../audit.server.ts';
import { endAccess, endTelling } from './belongings.server.ts';
import { endLinks } from './links.server.ts';
import { inTurn, listOwners } from './owners.server.ts';
import type { OfficeTables } from '../tables.server.ts';

interface PeopleOptions {
  readonly db: Kysely<OfficeTables>;
  readonly now: () => number;
}

/** What an owner does with the accounts of others. */
export function createPeople({ db, now }: PeopleOptions) {
  const record = recorderOfAccounts(now);

  const find = (transaction: Kysely<OfficeTables>, id: string) =>
    transaction
      .selectFrom('accounts')
      .select(['role', 'disabled_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => new ApiError(404, 'notFound'));

  /** Somebody must be left who may change everything. */
  const requireAnotherOwner = async (transaction: Transaction<OfficeTables>, id: string) => {
    const others = (await listOwners(transaction)).filter((owner) => owner.id !== id);
    if (others.length === 0) throw new ApiError(409, 'lastOwner');
  };

  return {
    async list() {
      const rows = await db
        .selectFrom('accounts')
        .leftJoin('account_sessions', 'account_sessions.account_id', 'accounts.id')
        .select(({ fn }) => [
          ...(['accounts.id', 'name', 'email', 'role', 'has_second_factor'] as const),
          'disabled_at',
          fn.max('account_sessions.last_seen_at').as('last_seen_at'),
        ])
        .groupBy([
          ...(['accounts.id', 'name', 'email', 'role', 'has_second_factor'] as const),
          ...(['disabled_at', 'accounts.created_at'] as const),
        ])
        .orderBy('accounts.created_at')
        .execute();
      const passkeys = await db.selectFrom('account_passkeys').select('account_id').execute();
      const withPasskey = new Set(passkeys.map(({ account_id }) => account_id));
      return rows.map((row) => ({
        ...{ id: row.id, name: row.name, email: row.email, role: row.role },
        hasSecondFactor: row.has_second_factor === 1 || withPasskey.has(row.id),
        isDisabled: row.disabled_at !== null,
        lastSeenAt: row.last_seen_at,
      }));
    },

    async setRole(account: Account, id: string, role: Role): Promise<void> {
      await inTurn(db, async (transaction) => {
        const person = await find(transaction, id);
        if (person.role === role) return;
        if (person.role === 'owner') await requireAnotherOwner(transaction, id);
        await transaction.updateTable('accounts').set({ role }).where('id', '=', id).execute();
        await endLinks(transaction, id);
        if (!mayDo(role, 'requests')) await endTelling(transaction, id);
        const change = { of: id, before: person.role, after: role };
        await record(transaction, account, 'account.role', change);
      });
    },

    /** Lets somebody in no longer, and signs them out; or lets them in again. */
    async setDisabled(account: Account, id: string, isDisabled: boolean): Promise<void> {
      await inTurn(db, async (transaction) => {
        const person = await find(transaction, id);
        if ((person.disabled_at !== null) === isDisabled) return;
        if (isDisabled && person.role === 'owner') await requireAnotherOwner(transaction, id);
        await transaction
          .updateTable('accounts')
          .set({ disabled_at: isDisabled ? now() : null })
          .where('id', '=', id)
          .execute();
        await endAccess(transaction, id);
        const action = isDisabled ? 'account.disabled' : 'account.enabled';
        await record(transaction, account, action, { of: id });
      });
    },
  };
}
