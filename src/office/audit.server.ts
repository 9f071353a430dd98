import type { QueryCreator } from 'kysely';
import { recordEvents, type Event, type EventTables } from '../database/index.server.ts';

/** Records who did it, in the transaction of the write itself. */
export const recordAudit = (transaction: QueryCreator<EventTables>, event: Event): Promise<void> =>
  recordEvents(transaction, [event]);

interface ChangeOfAccount extends Pick<Event, 'before' | 'after'> {
  /** The account that was changed, where that is not who did it. */
  readonly of?: string;
}

/** Records what somebody does with an account. */
export const recorderOfAccounts =
  (now: () => number) =>
  (
    transaction: QueryCreator<EventTables>,
    account: Event['account'],
    action: string,
    { of = account.id, ...change }: ChangeOfAccount = {},
  ): Promise<void> =>
    recordAudit(transaction, { account, action, subject: `account/${of}`, ...change, at: now() });
