import type { Kysely, Transaction } from 'kysely';
import type { Account, OfficeLanguage } from '../account.ts';
import { ApiError } from '../api/api-error.server.ts';
import { recorderOfAccounts } from '../audit.server.ts';
import { SESSION_LIFE, SESSION_REST } from './constants.server.ts';
import { noteFactor, requireFactors } from './factor-rule.server.ts';
import { endLinks } from './links.server.ts';
import { inTurn } from './owners.server.ts';
import { deviceName } from './device-name.server.ts';
import { requireName } from './names.server.ts';
import { setPassword } from './new-account.server.ts';
import { MOST_PASSKEYS, type NewPasskey } from './passkeys.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { requirePassword } from './required-password.server.ts';
import type { HashTurns } from './sign-in-turns.server.ts';
import type { Session } from './sessions.server.ts';
import type { OfficeTables } from '../tables.server.ts';

interface OwnAccountOptions {
  readonly db: Kysely<OfficeTables>;
  readonly siteUrl: string;
  readonly turns: HashTurns;
  readonly now: () => number;
}

/** What somebody does with their own account. */
export function createOwnAccount({ db, siteUrl, turns, now }: OwnAccountOptions) {
  const record = recorderOfAccounts(now);

  const passkeysOf = (account: Account) =>
    db
      .selectFrom('account_passkeys')
      .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('account_id', '=', account.id)
      .orderBy('created_at')
      .execute();

  /** Where somebody is signed in, used last first. */
  const sessionsOf = async (session: Session) => {
    const time = now();
    const rows = await db
      .selectFrom('account_sessions')
      .selectAll()
      .where('account_id', '=', session.account.id)
      .where('last_seen_at', '>', time - SESSION_REST)
      .orderBy('last_seen_at', 'desc')
      .execute();
    return rows
      .filter((row) => Date.parse(row.created_at) > time - SESSION_LIFE)
      .map((row) => ({
        id: row.id,
        device: deviceName(row.user_agent),
        address: row.ip_address,
        lastSeenAt: row.last_seen_at,
        isCurrent: row.id === session.id,
      }));
  };

  const endSessions = async (
    transaction: Transaction<OfficeTables>,
    account: Account,
    ...[column, operator, value]: ['id', '=' | '!=', string] | ['has_shown_factor', '=', 0]
  ): Promise<number> => {
    const { numDeletedRows } = await transaction
      .deleteFrom('account_sessions')
      .where('account_id', '=', account.id)
      .where(column, operator, value)
      .executeTakeFirst();
    const ended = Number(numDeletedRows);
    if (ended === 0) return 0;
    await record(transaction, account, 'account.sessionsEnded', {
      after: { sessions: ended },
    });
    return ended;
  };

  return {
    async read(session: Session) {
      const [passkeys, sessions] = await Promise.all([
        passkeysOf(session.account),
        sessionsOf(session),
      ]);
      const { account, hasSecondFactor } = session;
      return {
        ...account,
        hasSecondFactor,
        passkeys,
        sessions,
      };
    },

    /** Changes the name or the language. */
    async change(
      { account }: Session,
      changes: {
        readonly name?: string | undefined;
        readonly language?: OfficeLanguage | undefined;
      },
    ): Promise<Account> {
      const { name = account.name, language = account.language } = changes;
      await inTurn(db, async (transaction) => {
        if (name !== account.name) await requireName(transaction, name, account.id);
        await transaction
          .updateTable('accounts')
          .set({ name, language, updated_at: new Date(now()).toISOString() })
          .where('id', '=', account.id)
          .execute();
        if (name === account.name) return;
        await record(transaction, account, 'account.name', { before: account.name, after: name });
      });
      return { ...account, name, language };
    },

    /**
     * Changes the password of who shows that they have the old one, or a passkey; signs out everywhere else,
     * and ends the links that were made until now.
     */
    async changePassword(
      { id, account }: Session,
      password: string,
      prove: () => Promise<void>,
    ): Promise<void> {
      await requirePassword(password, [account.name, account.email, siteUrl]);
      await prove();
      const hash = await turns.take({ known: account.email }, () => hashPassword(password));
      await inTurn(db, async (transaction) => {
        await setPassword(transaction, account.id, hash, now());
        await endLinks(transaction, account.id);
        await transaction
          .deleteFrom('account_sessions')
          .where('account_id', '=', account.id)
          .where('id', '!=', id)
          .execute();
        await record(transaction, account, 'account.password');
      });
    },

    async addPasskey({ id, account }: Session, passkey: NewPasskey, name: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const { count } = await transaction
          .selectFrom('account_passkeys')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('account_id', '=', account.id)
          .executeTakeFirstOrThrow();
        if (count >= MOST_PASSKEYS) throw new ApiError(409, 'tooManyPasskeys');
        await transaction
          .insertInto('account_passkeys')
          .values({
            ...{ id: passkey.id, account_id: account.id, name },
            ...{ public_key: passkey.publicKey, counter: passkey.counter },
            ...{ transports: JSON.stringify(passkey.transports) },
            ...{ created_at: now(), last_used_at: null },
          })
          .execute();
        await noteFactor(transaction, 'id', id);
        await endSessions(transaction, account, 'has_shown_factor', '=', 0);
        await record(transaction, account, 'account.passkeyAdded', { after: name });
      });
    },

    async removePasskey({ account }: Session, id: string): Promise<void> {
      // In turn, so that of two who remove one each the second sees that it is the last.
      await inTurn(db, async (transaction) => {
        const removed = await transaction
          .deleteFrom('account_passkeys')
          .where('id', '=', id)
          .where('account_id', '=', account.id)
          .returning('name')
          .executeTakeFirstOrThrow(() => new ApiError(404, 'notFound'));
        await requireFactors(transaction, account.id, 1);
        await record(transaction, account, 'account.passkeyRemoved', { before: removed.name });
      });
    },

    /** Signs out one browser. */
    async endSession({ account }: Session, id: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const ended = await endSessions(transaction, account, 'id', '=', id);
        if (ended === 0) throw new ApiError(404, 'notFound');
      });
    },

    /** Signs out every browser but the one that asks. */
    async endOtherSessions({ id, account }: Session): Promise<void> {
      await db
        .transaction()
        .execute((transaction) => endSessions(transaction, account, 'id', '!=', id));
    },

    /** Signs out the browsers that came in by the password alone; the renewed session of this one is in `cookies`. */
    async endWeaker({ account }: Session, cookies: readonly string[]): Promise<void> {
      const [token] = cookies.flatMap(
        (line) => /\.session_token=([^.;]+)/.exec(line)?.slice(1) ?? [],
      );
      if (token === undefined) return;
      await db.transaction().execute(async (transaction) => {
        await noteFactor(transaction, 'token', token);
        await endSessions(transaction, account, 'has_shown_factor', '=', 0);
      });
    },

    /** Records that the second factor was turned on or off, or its recovery codes made anew. */
    async recordSecondFactor({ account }: Session, action: 'On' | 'Off' | 'CodesRenewed') {
      await record(db, account, `account.secondFactor${action}`);
    },
  };
}
