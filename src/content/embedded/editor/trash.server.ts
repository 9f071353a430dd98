import { documentIdOf } from '../../draft-id.server.ts';
import type { RowChange } from '../content-writer.server.ts';
import type { Stamp } from '../document-row.server.ts';
import type { DocumentsTable } from '../tables.server.ts';
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

function changed(
  { published, draft }: DocumentRows,
  change: (row: DocumentsTable) => DocumentsTable,
): RowChange[] {
  return [published, draft].flatMap((row) =>
    row ? [{ before: row, after: change(row), keepsBefore: false }] : [],
  );
}
