import { sql, type Kysely } from 'kysely';
import type { Account } from '../../account.ts';
import { recordAudit } from './audit.ts';
import type { AuditTables } from './tables.ts';

/** With what somebody showed who they are. */
export type SignInWay = 'password' | 'code' | 'recoveryCode' | 'passkey';

/** What somebody gave that was not right. */
export type FailedTry = 'account.signInFailed' | 'account.codeFailed' | 'account.passkeyFailed';

const HOUR = 60 * 60 * 1_000;

/** The audit is kept this long, as that of the content, milliseconds: two years. */
const KEPT = 2 * 365 * 24 * HOUR;

interface SignInAuditOptions {
  readonly db: Kysely<AuditTables>;
  readonly now: () => number;
}

/** Records who came in and went, without saying from where. */
export function createSignInAudit({ db, now }: SignInAuditOptions) {
  const subjectOf = (id: string) => `account/${id}`;
  return {
    async signedIn(account: Pick<Account, 'id' | 'name'>, way: SignInWay): Promise<void> {
      const at = now();
      const subject = subjectOf(account.id);
      await recordAudit(db, { account, action: 'account.signIn', subject, after: way, at });
      await db
        .deleteFrom('office_audit')
        .where('at', '<', at - KEPT)
        .execute();
    },

    async signedOut(account: Pick<Account, 'id' | 'name'>): Promise<void> {
      const subject = subjectOf(account.id);
      await recordAudit(db, { account, action: 'account.signOut', subject, at: now() });
    },

    /**
     * Counts a try that failed: one entry an hour for an account, and one for all addresses that are
     * nobody's, so that whoever tries cannot fill the audit. What they typed is not kept.
     */
    async failed(action: FailedTry, accountId: string | null): Promise<void> {
      const at = now();
      const subject = subjectOf(accountId ?? 'unknown');
      await db
        .insertInto('office_audit')
        .values({
          ...{ id: `${action} ${subject} ${Math.floor(at / HOUR)}`, at, action, subject },
          ...{ account_id: '', account_name: '', before: null, after: '1' },
        })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({
            at,
            after: sql<string>`cast(cast(office_audit.after as integer) + 1 as text)`,
          }),
        )
        .execute();
    },
  };
}

export type SignInAudit = ReturnType<typeof createSignInAudit>;
