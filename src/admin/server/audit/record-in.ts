import type { Kysely, Transaction } from 'kysely';
import type { SubmissionTables } from '../../../submissions/index.server.ts';
import { recordAudit, type AuditEntry } from './audit.ts';
import type { AuditTables } from './tables.ts';

/**
 * Records an entry in a transaction of submissions, which know their own tables alone; all of them
 * are in one database.
 */
export function recordIn(
  transaction: Transaction<SubmissionTables>,
  entry: AuditEntry,
): Promise<void> {
  return recordAudit(transaction as unknown as Kysely<AuditTables>, entry);
}
