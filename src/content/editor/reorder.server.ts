import type { DocumentType } from '../collections.ts';
import type { RowChange, WriteUnit } from '../store/content-writer.server.ts';
import type { Stamp, StorableDocument } from '../store/document-row.server.ts';
import { rowsIn, rowsOfDocuments, type DocumentRows } from './document-rows.server.ts';
import { applyIn } from './edit.server.ts';
import { editedDocument, noDocument, staleDocument } from './edited-document.server.ts';
import { stampedRow } from './publication-changes.server.ts';

/** See `ContentEditor.reorder`. */
export async function reorderIn(
  unit: WriteUnit,
  type: DocumentType,
  documents: readonly { readonly id: string; readonly revision: string }[],
  stamp: Stamp,
): Promise<void> {
  const ids = documents.map(({ id }) => id);
  const stored = await rowsOfDocuments(unit.transaction, ids);
  const changes = documents.flatMap(({ id, revision }, index) => {
    const rows = rowsIn(stored, id);
    const current = editedDocument(rows);
    // Before anything else: the other refusal tells what the document says, to who may not read every type.
    if (current && current.type !== type) throw noDocument(id);
    if (current?.revision !== revision || current.trashed) {
      throw staleDocument(id, current, {
        ...{ expectedRevision: revision, author: stamp.author, document: null },
      });
    }
    return orderChanges(rows, index + 1, stamp);
  });
  await applyIn(unit, stored, changes, 'order', stamp);
}

/** Gives a document its place, in what is published and in its draft. */
function orderChanges(rows: DocumentRows, place: number, stamp: Stamp): RowChange[] {
  return [rows.published, rows.draft].flatMap((before) => {
    if (!before) return [];
    const body = JSON.parse(before.body) as StorableDocument;
    if (body['displayOrder'] === place) return [];
    const after = stampedRow({ ...body, _id: before.id, displayOrder: place }, rows, stamp);
    // Who wrote the text stays known, and the run of edits that it belongs to.
    const { author_id, author_name, fold_started_at } = before;
    return [
      { before, after: { ...after, author_id, author_name, fold_started_at }, keepsBefore: false },
    ];
  });
}
