import { documentIdOf, isReleaseId } from '../draft-id.server.ts';
import type { RowChange } from '../store/content-writer.server.ts';
import type { Stamp } from '../store/document-row.server.ts';
import type { DocumentsTable } from '../store/tables.server.ts';
import type { AuditAction } from './audit.server.ts';
import type { DocumentRows } from './document-rows.server.ts';

/** A document stays in the trash this long before it is removed, milliseconds: 30 days. */
export const TRASH_KEPT = 30 * 24 * 60 * 60 * 1000;

/** Moves a document with its draft to the trash. */
export function trashChanges(rows: DocumentRows, { author, now }: Stamp): RowChange[] {
  return changed(rows, (row) => ({
    ...row,
    state: 'trashed',
    trashed_at: now,
    trashed_by_id: author.id,
    trashed_by_name: author.name ?? null,
  }));
}

/** Restores a document from the trash as it was. */
export function restoreChanges(rows: DocumentRows): RowChange[] {
  return changed(rows, (row) => ({
    ...row,
    state: row.id === documentIdOf(row.id) ? 'published' : 'draft',
    trashed_at: null,
    trashed_by_id: null,
    trashed_by_name: null,
  }));
}

/** Removes a draft and keeps it as a version. */
export function discardChanges({ draft }: DocumentRows): RowChange[] {
  return draft ? [{ before: draft, after: undefined, keepsBefore: true }] : [];
}

interface Removal {
  readonly action: AuditAction;
  readonly changes: readonly RowChange[];
}

/** How a document, or a draft alone, is removed; null when it is not there. */
export function removalOf(
  id: string,
  documents: ReadonlyMap<string, DocumentRows>,
  stamp: Stamp,
): Removal | null {
  const rows = documents.get(documentIdOf(id));
  const row = id === rows?.id ? (rows.published ?? rows.draft) : rows?.draft;
  if (!rows || !row || row.state === 'trashed') return null;
  if (isReleaseId(id)) {
    const change = { before: row, after: undefined, keepsBefore: false };
    return { action: 'remove', changes: [change] };
  }
  const isDraftAlone = row === rows.draft && rows.published !== undefined;
  return isDraftAlone
    ? { action: 'discard', changes: discardChanges(rows) }
    : { action: 'trash', changes: trashChanges(rows, stamp) };
}

function changed(
  { published, draft }: DocumentRows,
  change: (row: DocumentsTable) => DocumentsTable,
): RowChange[] {
  return [published, draft].flatMap((row) =>
    row ? [{ before: row, after: change(row), keepsBefore: false }] : [],
  );
}
