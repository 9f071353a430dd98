import { sql, type Kysely } from 'kysely';
import { eventRow, forgetEvents, type EventTables } from '../database/index.server.ts';
import type { Account } from './account.ts';
import { recorderOfAccounts } from './audit.server.ts';

/** With what somebody showed who they are. */
export type SignInWay = 'password' | 'code' | 'recoveryCode' | 'passkey';

/** What somebody gave that was not right. */
export type FailedTry = 'account.signInFailed' | 'account.codeFailed' | 'account.passkeyFailed';

const HOUR = 60 * 60 * 1_000;

/** Who could not get in is not known. */
const NOBODY = { id: '' };

interface SignInAuditOptions {
  readonly db: Kysely<EventTables>;
  readonly now: () => number;
}

/** Records who came in and went, without saying from where. */
export function createSignInAudit({ db, now }: SignInAuditOptions) {
  const record = recorderOfAccounts(now);
  return {
    async signedIn(account: Pick<Account, 'id' | 'name'>, way: SignInWay): Promise<void> {
      await record(db, account, 'account.signIn', { after: way });
      await forgetEvents(db, now());
    },

    signedOut: (account: Pick<Account, 'id' | 'name'>) => record(db, account, 'account.signOut'),

    /**
     * Counts a try that failed: one entry an hour for an account, and one for all addresses that are
     * nobody's, so that whoever tries cannot fill the audit. What they typed is not kept.
     */
    async failed(action: FailedTry, accountId: string | null): Promise<void> {
      const at = now();
      const subject = `account/${accountId ?? 'unknown'}`;
      const id = `${action} ${subject} ${Math.floor(at / HOUR)}`;
      await db
        .insertInto('events')
        .values({ ...eventRow({ account: NOBODY, action, subject, after: 1, at }), id })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({
            at,
            after: sql<string>`cast(cast(events.after as integer) + 1 as text)`,
          }),
        )
        .execute();
    },
  };
}
