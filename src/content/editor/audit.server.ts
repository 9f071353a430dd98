import { sql } from 'kysely';
import { pageOf, recordEvents, type Paging } from '../../database/index.server.ts';
import type { Stamp } from '../store/document-row.server.ts';
import type { Db, Tx } from '../store/tables.server.ts';

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

/** What the actions on documents begin with. */
const PREFIX = 'document.';

/** The id in the subject of an event. */
const DOCUMENT_ID = sql<string>`substr(subject, length(subject_kind) + 2)`;

interface Audited {
  readonly documentId: string;
  readonly type: string;
  readonly title: string;
}

/** Records who did it, in the transaction of the write itself. */
export function appendAudit(
  transaction: Tx,
  action: AuditAction,
  documents: readonly Audited[],
  { author, now }: Stamp,
): Promise<void> {
  return recordEvents(
    transaction,
    documents.map(({ documentId, type, title }) => ({
      ...{ account: author, action: `${PREFIX}${action}`, at: now },
      ...{ subject: `document/${type}/${documentId}`, title },
    })),
  );
}

/** Who did what to documents, newest first. */
export async function listAudit(db: Db, paging: Paging) {
  const { offset, limit } = pageOf(paging);
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('action', 'like', `${PREFIX}%`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, at: row.at, action: row.action.slice(PREFIX.length) },
    documentId: row.subject.slice(row.subject_kind.length + 1),
    type: row.subject_kind.replace('document/', ''),
    title: row.title ?? '',
    author: { id: row.account_id, ...(row.account_name && { name: row.account_name }) },
  }));
}

/** Takes the titles out of what was done to documents: who did what stays known, and not of whom. */
export async function eraseTitles(transaction: Tx, documentIds: readonly string[]): Promise<void> {
  await transaction
    .updateTable('events')
    .set({ title: '' })
    .where('action', 'like', `${PREFIX}%`)
    .where(DOCUMENT_ID, 'in', documentIds)
    .execute();
}
