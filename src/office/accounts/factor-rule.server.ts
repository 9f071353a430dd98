import type { Kysely } from 'kysely';
import { readFact, removeFact, writeFact } from '../../database/index.server.ts';
import type { Account, Owed } from '../account.ts';
import { ApiError } from '../api/api-error.server.ts';
import { recordAudit } from '../audit.server.ts';
import { inTurn } from './owners.server.ts';
import type { OfficeTables } from '../tables.server.ts';

/** The fact that is there while everybody needs a second factor. */
const RULE_FACT = 'accounts.secondFactorRule';

interface FactorRuleOptions {
  readonly db: Kysely<OfficeTables>;
  readonly now: () => number;
}

/** The session of the owner who changes the rule. */
interface OwnersSession {
  readonly id: string;
  readonly account: Account;
}

/** Must everybody who signs in have a second factor? */
export async function isFactorNeeded(db: Kysely<OfficeTables>): Promise<boolean> {
  return (await readFact(db, RULE_FACT)) !== null;
}

/** How many second factors an account has: its codes are one, each passkey is one. */
async function countFactors(db: Kysely<OfficeTables>, accountId: string): Promise<number> {
  const passkeys = await db
    .selectFrom('account_passkeys')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  const codes = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('has_second_factor', '=', 1)
    .execute();
  return passkeys.length + codes.length;
}

/** Refuses to leave somebody without a second factor while everybody needs one. */
export async function requireFactors(
  db: Kysely<OfficeTables>,
  accountId: string,
  fewest: number,
): Promise<void> {
  if ((await isFactorNeeded(db)) && (await countFactors(db, accountId)) < fewest)
    throw new ApiError(409, 'lastSecondFactor');
}

/**
 * What the session of an account without codes still owes. A passkey that was not shown lets nobody in:
 * it was the password alone that did.
 */
export async function owedBy(
  db: Kysely<OfficeTables>,
  { sessionId, accountId }: { readonly sessionId: string; readonly accountId: string },
): Promise<Owed | undefined> {
  const found = await db
    .selectFrom('facts')
    .select((select) => [
      select
        .selectFrom('account_passkeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId)
        .as('passkeys'),
      select
        .selectFrom('account_sessions')
        .select('has_shown_factor')
        .where('id', '=', sessionId)
        .as('has_shown_factor'),
    ])
    .where('name', '=', RULE_FACT)
    .executeTakeFirst();
  if (!found) return undefined;
  if (Number(found.passkeys) === 0) return 'setUp';
  return found.has_shown_factor === 1 ? undefined : 'passkey';
}

/** Notes that a second factor was shown in a session. */
export async function noteFactor(
  db: Kysely<OfficeTables>,
  column: 'id' | 'token',
  value: string,
): Promise<void> {
  await db
    .updateTable('account_sessions')
    .set({ has_shown_factor: 1 })
    .where(column, '=', value)
    .execute();
}

/** The owners' rule that everybody needs a second factor. */
export function createFactorRule({ db, now }: FactorRuleOptions) {
  return {
    read: async () => ({ needsSecondFactor: await isFactorNeeded(db) }),

    /** Refuses to turn off codes that are somebody's only second factor while they need one. */
    requireBesideCodes: ({ id }: Pick<Account, 'id'>) => requireFactors(db, id, 2),

    /**
     * Turned on by who has a second factor alone: nobody shuts themselves out. It signs out the browsers of
     * those who have codes that came in without one, before they had them.
     */
    async change({ id, account }: OwnersSession, needsSecondFactor: boolean): Promise<void> {
      await inTurn(db, async (transaction) => {
        const before = await isFactorNeeded(transaction);
        if (before === needsSecondFactor) return;
        if (needsSecondFactor && (await countFactors(transaction, account.id)) === 0)
          throw new ApiError(409, 'ownSecondFactorFirst');
        if (!needsSecondFactor) await removeFact(transaction, RULE_FACT);
        else {
          await writeFact(transaction, RULE_FACT, true, now());
          await transaction
            .deleteFrom('account_sessions')
            .where('has_shown_factor', '=', 0)
            .where('id', '!=', id)
            .where('account_id', 'in', (select) =>
              select.selectFrom('accounts').select('id').where('has_second_factor', '=', 1),
            )
            .execute();
        }
        await recordAudit(transaction, {
          ...{ account, action: 'account.secondFactorRule', subject: 'accounts', at: now() },
          ...{ before, after: needsSecondFactor },
        });
      });
    },
  };
}
