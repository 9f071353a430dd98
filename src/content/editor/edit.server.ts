import { documentIdOf, isReleaseId } from '../draft-id.server.ts';
import type { Author } from '../store/author.server.ts';
import type { RowChange, WriteUnit } from '../store/content-writer.server.ts';
import { isStorable, type Stamp, type StorableDocument } from '../store/document-row.server.ts';
import { InvalidDocumentError } from '../store/invalid-document-error.server.ts';
import type { Tx } from '../store/tables.server.ts';
import type { DocumentProblem } from '../validate.server.ts';
import { appendAudit, type AuditAction } from './audit.server.ts';
import { assertBounded } from './bounds.server.ts';
import { isNewId } from './document-id.server.ts';
import { rowsIn, rowsOf, rowsOfDocuments, type DocumentRows } from './document-rows.server.ts';
import { titleOf } from './document-text.server.ts';
import {
  editedDocument,
  noDocument,
  staleDocument,
  type DocumentBody,
  type EditedDocument,
} from './edited-document.server.ts';
import { assertNotTaken } from './taken.server.ts';

/** What every write must state. */
export interface WriteOptions {
  readonly author: Author;
  /** `revision` of the document as the author saw it; null if there must be no document yet. */
  readonly expectedRevision: string | null;
}

export type EditOptions = WriteOptions & { readonly document?: DocumentBody | null };

/** Turns a document's rows into the changes that an edit makes to them. */
export type Step = (
  rows: DocumentRows,
  stamp: Stamp,
  unit: WriteUnit,
) => RowChange[] | Promise<RowChange[]>;

/** The rows of a document that is at the revision its author saw, and not in the trash. */
export async function expectedRows(
  transaction: Tx,
  id: string,
  { author, expectedRevision }: WriteOptions,
): Promise<DocumentRows> {
  const rows = await rowsOf(transaction, id);
  const current = isReleaseId(id) ? null : editedDocument(rows);
  if (!current) throw noDocument(id);
  if (current.trashed || current.revision !== expectedRevision) {
    throw staleDocument(id, current, { expectedRevision, author, document: null });
  }
  return rows;
}

export function auditEdit(
  transaction: Tx,
  action: AuditAction,
  { id, published, draft }: DocumentRows,
  stamp: Stamp,
): Promise<void> {
  const head = draft ?? published;
  const title = head ? titleOf(JSON.parse(head.body) as StorableDocument) : '';
  const audited = { documentId: id, type: head?.type ?? '', title };
  return appendAudit(transaction, action, [audited], stamp);
}

/** Makes one edit of a document, at the revision that its author saw. */
export async function editIn(
  unit: WriteUnit,
  now: number,
  anyId: string,
  action: AuditAction,
  { author, expectedRevision, document = null }: EditOptions,
  step: Step,
): Promise<EditedDocument> {
  const id = documentIdOf(anyId);
  const stamp = { author, now };
  const documents = await rowsOfDocuments(unit.transaction, [id]);
  const rows = rowsIn(documents, id);
  const current = isReleaseId(id) ? null : editedDocument(rows);
  const isRefused = action !== 'restore' && current?.trashed;
  if (isRefused || (current?.revision ?? null) !== expectedRevision) {
    throw staleDocument(id, current, { expectedRevision, author, document });
  }
  if (!current) assertNew(id, document);
  else if (document && document['_type'] !== current.type) {
    throw new InvalidDocumentError(id, [problemOf('_type', `is ${current.type} already`)]);
  }
  const changes = await step(rows, stamp, unit);
  await assertNotTaken(unit.transaction, changes);
  const written = await applyIn(unit, documents, changes, action, stamp);
  const edited = editedDocument(written.get(id) ?? rows);
  if (!edited) throw noDocument(id);
  return edited;
}

/** Writes changes of documents, if there are any; answers with their rows as they are then. */
export async function applyIn(
  unit: WriteUnit,
  documents: ReadonlyMap<string, DocumentRows>,
  changes: RowChange[],
  action: AuditAction,
  stamp: Stamp,
): Promise<ReadonlyMap<string, DocumentRows>> {
  return changes.length > 0 ? unit.apply({ documents, changes, action, stamp }) : documents;
}

/**
 * A document that does not exist yet can be written only if it is sent, with an id that a new one
 * may have.
 */
function assertNew(id: string, document: DocumentBody | null): void {
  if (!document) throw noDocument(id);
  if (!isNewId(id)) {
    const message = 'has letters, digits, - and _ alone, 120 of them at most';
    throw new InvalidDocumentError(id, [problemOf('_id', message)]);
  }
}

/** Checks a document that was sent; a draft gets the id of its document. */
export function asDocument(document: unknown): StorableDocument {
  if (!isStorable(document)) {
    const message = 'an id and a known type are needed';
    throw new InvalidDocumentError('(none)', [
      problemOf('_id', message),
      problemOf('_type', message),
    ]);
  }
  assertBounded(document);
  return { ...document, _id: documentIdOf(document._id) };
}

function problemOf(field: string, message: string): DocumentProblem {
  return { path: [field], rule: 'document', expected: null, message };
}
