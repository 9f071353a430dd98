import type { Kysely, Transaction } from 'kysely';
import type { Role } from '../roles.ts';
import { ApiError } from '../api/api-error.server.ts';
import { recordAudit } from '../audit.server.ts';
import { EMAILED, makeLink, workingLinks } from './links.server.ts';
import { requirePlainAddress } from './names.server.ts';
import { inTurn, queryOwners } from './owners.server.ts';
import type { Session } from './sessions.server.ts';
import type { OfficeTables } from '../tables.server.ts';

interface PeopleLinksOptions {
  readonly db: Kysely<OfficeTables>;
  readonly siteUrl: string;
  readonly now: () => number;
}

/** Invitations that wait at most. */
const MOST_INVITATIONS = 50;

/** The links with which owners let others in: who joins, and who cannot get in any more. */
export function createPeopleLinks({ db, siteUrl, now }: PeopleLinksOptions) {
  /** Takes turns with what ends links: who lost their rights a moment ago makes no more of them. */
  const asOwner = <Result>(
    { id }: Session,
    work: (transaction: Transaction<OfficeTables>) => Promise<Result>,
  ) =>
    inTurn(db, async (transaction) => {
      const session = await transaction
        .selectFrom('account_sessions')
        .select('id')
        .where('id', '=', id)
        .where('account_id', 'in', queryOwners(transaction).select('id'))
        .executeTakeFirst();
      if (!session) throw new ApiError(401, 'signedOut');
      return work(transaction);
    });

  return {
    /** Those that still work, newest first. */
    async list() {
      const rows = await workingLinks(db, now())
        .leftJoin('accounts as maker', 'maker.id', 'account_links.created_by')
        .leftJoin('accounts as person', 'person.id', 'account_links.account_id')
        .select(({ fn }) => [
          ...(['hash as id', 'purpose', 'account_links.role', 'expires_at as expiresAt'] as const),
          ...(['person.name as name', 'maker.name as madeBy', 'account_links.created_by'] as const),
          fn.coalesce('person.email', 'account_links.email').as('email'),
        ])
        .where('purpose', '!=', 'setUp')
        .orderBy('account_links.created_at', 'desc')
        .execute();
      return rows.map(({ created_by, ...row }) => ({
        ...row,
        isEmailed: created_by === EMAILED,
      }));
    },

    /** Makes a link with which somebody joins; an earlier one to the same address is over. */
    invite: (session: Session, email: string, role: Role) =>
      asOwner(session, async (transaction) => {
        requirePlainAddress(email);
        const { account } = session;
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
        const { count } = await workingLinks(transaction, now())
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('purpose', '=', 'invitation')
          .executeTakeFirstOrThrow();
        if (count >= MOST_INVITATIONS) throw new ApiError(409, 'tooManyInvitations');
        const link = { purpose: 'invitation', email, role, created_by: account.id } as const;
        const { url, expiresAt } = await makeLink(transaction, link, { siteUrl, now: now() });
        await recordAudit(transaction, {
          ...{ account, action: 'account.invited', subject: `invitation/${email}`, at: now() },
          after: role,
        });
        return { link: url, expiresAt };
      }),

    /** A link with which somebody chooses a new password; an earlier one for the same account is over. */
    recover: (session: Session, id: string) =>
      asOwner(session, async (transaction) => {
        const { account } = session;
        const person = await transaction
          .selectFrom('accounts')
          .select('disabled_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow(() => new ApiError(404, 'notFound'));
        if (person.disabled_at !== null) throw new ApiError(409, 'accountDisabled');
        await transaction
          .deleteFrom('account_links')
          .where('purpose', '=', 'recovery')
          .where('account_id', '=', id)
          .execute();
        const link = { purpose: 'recovery', account_id: id, created_by: account.id } as const;
        const { url, expiresAt } = await makeLink(transaction, link, { siteUrl, now: now() });
        await recordAudit(transaction, {
          ...{ account, action: 'account.recoveryLink', subject: `account/${id}`, at: now() },
        });
        return { link: url, expiresAt };
      }),

    withdraw: ({ account }: Session, id: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const link = await transaction
          .deleteFrom('account_links')
          .where('hash', '=', id)
          .where('purpose', '!=', 'setUp')
          .returning(['purpose', 'account_id', 'email', 'role'])
          .executeTakeFirstOrThrow(() => new ApiError(404, 'notFound'));
        await recordAudit(transaction, {
          ...(link.purpose === 'invitation'
            ? { action: 'account.invitationWithdrawn', subject: `invitation/${link.email}` }
            : { action: 'account.recoveryWithdrawn', subject: `account/${link.account_id}` }),
          ...{ account, at: now(), ...(link.role && { before: link.role }) },
        });
      }),
  };
}
