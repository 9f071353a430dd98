import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Account } from '../../account.ts';
import type { AuditTables } from './tables.ts';

export interface AuditEntry {
  readonly account: Pick<Account, 'id' | 'name'>;
  /** What was done: `request.status`. */
  readonly action: string;
  /** To what: the kind of thing and its id, `request/0b5e…`. */
  readonly subject: string;
  /** What changed, as JSON takes it. Never a visitor's data: the audit outlives its erasure. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Records who did it, in the transaction of the write itself. */
export async function recordAudit(
  transaction: Pick<Kysely<AuditTables>, 'insertInto'>,
  { account, action, subject, before, after, at }: AuditEntry,
): Promise<void> {
  await transaction
    .insertInto('office_audit')
    .values({
      id: randomUUID(),
      at,
      account_id: account.id,
      account_name: account.name,
      action,
      subject,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute();
}
