import type { Kysely, Transaction } from 'kysely';
import { authorIn, type Author } from '../author.server.ts';
import { inBatches } from '../batches.server.ts';
import type { Stamp } from '../document-row.server.ts';
import type { ContentTables } from '../tables.server.ts';
import { pageOf, type Paging } from './paging.server.ts';

export type AuditAction =
  | 'draft'
  | 'publish'
  | 'unpublish'
  | 'discard'
  | 'trash'
  | 'restore'
  | 'restoreVersion'
  | 'import'
  | 'remove'
  | 'replacePicture'
  | 'order'
  | 'schedule'
  | 'unschedule'
  | 'scheduleFailed';

/** The audit is kept this long, milliseconds: two years. */
export const AUDIT_KEPT = 2 * 365 * 24 * 60 * 60 * 1000;

export interface AuditEntry {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly action: AuditAction;
  readonly documentId: string;
  readonly type: string;
  /** The document's title at that time. */
  readonly title: string;
  readonly author: Author;
}

export interface AuditFilter extends Paging {
  readonly documentId?: string | undefined;
  readonly authorId?: string | undefined;
  /** At or after this instant, milliseconds since 1970. */
  readonly since?: number | undefined;
  /** Before this instant. */
  readonly until?: number | undefined;
}

interface Audited {
  readonly documentId: string;
  readonly type: string;
  readonly title: string;
}

/** Records who did it, in the transaction of the write itself, under the writers' lock. */
export async function appendAudit(
  transaction: Transaction<ContentTables>,
  action: AuditAction,
  documents: readonly Audited[],
  { author, now }: Stamp,
): Promise<void> {
  if (documents.length === 0) return;
  const { last } = await transaction
    .selectFrom('content_audit')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  const rows = documents.map(({ documentId, type, title }, index) => ({
    seq: (last ?? 0) + 1 + index,
    at: now,
    action,
    document_id: documentId,
    type,
    title,
    author_id: author.id,
    author_name: author.name ?? null,
  }));
  await inBatches(rows, (batch) => transaction.insertInto('content_audit').values(batch).execute());
}

/** Who did what, newest first. */
export async function listAudit(
  db: Kysely<ContentTables>,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const { documentId, authorId, since, until } = filter;
  const { offset, limit } = pageOf(filter);
  const matching = db
    .selectFrom('content_audit')
    .$if(documentId !== undefined, (query) => query.where('document_id', '=', documentId ?? ''))
    .$if(authorId !== undefined, (query) => query.where('author_id', '=', authorId ?? ''))
    .$if(since !== undefined, (query) => query.where('at', '>=', since ?? 0))
    .$if(until !== undefined, (query) => query.where('at', '<', until ?? 0));
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const entries = rows.map((row) => ({
    seq: row.seq,
    at: row.at,
    action: row.action as AuditAction,
    documentId: row.document_id,
    type: row.type,
    title: row.title,
    author: authorIn(row.author_id, row.author_name) ?? { id: row.author_id },
  }));
  return { entries, total };
}

/**
 * Deletes the entries from before an instant; the newest stays, since the next number is counted
 * from it.
 */
export async function forgetAudit(
  transaction: Transaction<ContentTables>,
  before: number,
): Promise<void> {
  const { last } = await transaction
    .selectFrom('content_audit')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  await transaction
    .deleteFrom('content_audit')
    .where('at', '<', before)
    .where('seq', '<', last ?? 0)
    .execute();
}
