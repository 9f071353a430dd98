import type { Kysely, Transaction } from 'kysely';
import type { Account } from '../../account.ts';
import type { Role } from '../../roles.ts';
import { ApiError } from '../api/api-error.ts';
import { recordAudit } from '../audit/audit.ts';
import { makeLink } from './links.ts';
import { inTurn, listOwners } from './owners.ts';
import type { AdminTables } from '../tables.ts';

interface PeopleOptions {
  readonly db: Kysely<AdminTables>;
  readonly siteUrl: string;
  readonly now: () => number;
}

/** Invitations that wait at most. */
const MOST_INVITATIONS = 50;

/** What an owner does with the accounts of others. */
export function createPeople({ db, siteUrl, now }: PeopleOptions) {
  const find = async (transaction: Kysely<AdminTables>, id: string) => {
    const person = await transaction
      .selectFrom('accounts')
      .select(['id', 'name', 'email', 'role', 'disabled_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!person) throw new ApiError(404, 'notFound');
    return person;
  };

  /** Somebody must be left who may change everything. */
  const requireAnotherOwner = async (transaction: Transaction<AdminTables>, id: string) => {
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

    async listInvitations() {
      const rows = await db
        .selectFrom('account_links')
        .select(['hash', 'email', 'role', 'created_by', 'expires_at'])
        .where('purpose', '=', 'invitation')
        .where('expires_at', '>', now())
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(({ hash, created_by, expires_at, ...row }) => ({
        ...{ id: hash, ...row, invitedBy: created_by, expiresAt: expires_at },
      }));
    },

    /** Makes a link with which somebody joins; an earlier one to the same address is over. */
    async invite(account: Account, email: string, role: Role) {
      return db.transaction().execute(async (transaction) => {
        const known = await transaction
          .selectFrom('accounts')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirst();
        if (known) throw new ApiError(409, 'emailTaken');
        await transaction
          .deleteFrom('account_links')
          .where('purpose', '=', 'invitation')
          .where('email', '=', email)
          .execute();
        const { count } = await transaction
          .selectFrom('account_links')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('purpose', '=', 'invitation')
          .executeTakeFirstOrThrow();
        if (Number(count) >= MOST_INVITATIONS) throw new ApiError(409, 'tooManyInvitations');
        const link = { purpose: 'invitation', email, role, created_by: account.name } as const;
        const { url, expiresAt } = await makeLink(transaction, link, { siteUrl, now: now() });
        await recordAudit(transaction, {
          ...{ account, action: 'account.invited', subject: `invitation/${email}`, at: now() },
          after: role,
        });
        return { link: url, expiresAt };
      });
    },

    async withdraw(account: Account, id: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const link = await transaction
          .deleteFrom('account_links')
          .where('hash', '=', id)
          .where('purpose', '=', 'invitation')
          .returning(['email', 'role'])
          .executeTakeFirst();
        if (!link) throw new ApiError(404, 'notFound');
        await recordAudit(transaction, {
          ...{ account, action: 'account.invitationWithdrawn', at: now() },
          ...{ subject: `invitation/${link.email}`, before: link.role },
        });
      });
    },

    async setRole(account: Account, id: string, role: Role): Promise<void> {
      await inTurn(db, async (transaction) => {
        const person = await find(transaction, id);
        if (person.role === role) return;
        if (person.role === 'owner') await requireAnotherOwner(transaction, id);
        await transaction.updateTable('accounts').set({ role }).where('id', '=', id).execute();
        await recordAudit(transaction, {
          ...{ account, action: 'account.role', subject: `account/${id}`, at: now() },
          ...{ before: person.role, after: role },
        });
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
        for (const table of ['account_sessions', 'account_links'] as const)
          await transaction.deleteFrom(table).where('account_id', '=', id).execute();
        const action = isDisabled ? 'account.disabled' : 'account.enabled';
        await recordAudit(transaction, { account, action, subject: `account/${id}`, at: now() });
      });
    },

    /** A link with which somebody who cannot get in any more chooses a new password. */
    async recover(account: Account, id: string) {
      return db.transaction().execute(async (transaction) => {
        const person = await find(transaction, id);
        if (person.disabled_at !== null) throw new ApiError(409, 'accountDisabled');
        const link = { purpose: 'recovery', account_id: id } as const;
        const { url, expiresAt } = await makeLink(transaction, link, { siteUrl, now: now() });
        await recordAudit(transaction, {
          ...{ account, action: 'account.recoveryLink', subject: `account/${id}`, at: now() },
        });
        return { link: url, expiresAt };
      });
    },
  };
}
