import type { DocumentType } from '../collections.ts';
import type { RowChange } from '../store/content-writer.server.ts';
import type { Stamp } from '../store/document-row.server.ts';
import type { DocumentsTable } from '../store/tables.server.ts';
import { assertBounded } from './bounds.server.ts';
import { rowsIn, type DocumentRows } from './document-rows.server.ts';
import {
  noDocument,
  editedDocument,
  publishedIn,
  staleDocument,
  type DocumentBody,
} from './edited-document.server.ts';
import { putDraft, putPublished } from './publication-changes.server.ts';

/** A change of one document as it is published, whatever else is being written about it. */
export interface DocumentPatch {
  readonly id: string;
  readonly type: DocumentType;
  /**
   * Of the document as the author saw it: stale once something else is published, whatever is written in a
   * draft meanwhile, which is changed alike or kept. Without one the change is right whatever was published,
   * such as taking something out of a list.
   */
  readonly expectedRevision?: string | null | undefined;
  /** Is what it replaces kept as a version, even within a run of small edits? */
  readonly keepsBefore?: boolean;
  /** Does a draft that waits stay as it is? */
  readonly keepsDraft?: boolean;
  /** Makes the new body; of a document that is not there yet, from its id and type alone. */
  readonly change: (body: DocumentBody) => DocumentBody;
}

/** The changes that a patch makes to what is published, and to a draft that waits. */
export function patchChanges(
  documents: ReadonlyMap<string, DocumentRows>,
  { id, type, expectedRevision, keepsBefore, keepsDraft, change }: DocumentPatch,
  stamp: Stamp,
): RowChange[] {
  const rows = rowsIn(documents, id);
  const current = editedDocument(rows);
  // Before anything else: the other refusal tells what the document says, to who may not read every type.
  if (current && current.type !== type) throw noDocument(id);
  const isStale =
    expectedRevision !== undefined &&
    publishedIn(current?.revision ?? null) !== publishedIn(expectedRevision);
  if (current?.trashed || isStale) {
    const sent = { expectedRevision: expectedRevision ?? null, author: stamp.author };
    throw staleDocument(id, current, { ...sent, document: null });
  }
  if (current && !rows.published) throw noDocument(id);
  const next = (row: DocumentsTable | undefined) => {
    const body = row ? (JSON.parse(row.body) as DocumentBody) : { _type: type };
    const changed = { ...change({ ...body, _id: id }), _id: id, _type: type };
    assertBounded(changed);
    return changed;
  };
  const put = putPublished(rows, next(rows.published), stamp);
  const published = keepsBefore ? withoutFold(put, stamp) : put;
  return rows.draft && !keepsDraft
    ? [published, putDraft(rows, next(rows.draft), stamp)]
    : [published];
}

/** Never counts as a small edit: what it replaces is always kept. */
export function withoutFold(change: RowChange, { now }: Stamp): RowChange {
  const after = change.after && { ...change.after, fold_started_at: now };
  return { ...change, after, keepsBefore: change.before !== undefined };
}
