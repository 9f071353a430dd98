import { draftIdOf } from '../../draft-id.server.ts';
import type { DocumentProblem } from '../../validation/validate.server.ts';
import { replacing, type RowChange } from '../content-writer.server.ts';
import { rowOf, type Stamp, type StorableDocument } from '../document-row.server.ts';
import { InvalidDocumentError } from '../invalid-document-error.server.ts';
import type { DocumentsTable } from '../tables.server.ts';
import type { DocumentRows } from './document-rows.server.ts';
import { publicationProblems } from './edited-document.server.ts';
import { continuesFold } from './versions.server.ts';

/** What keeps a document from being published besides its schema. */
export type CheckDocument = (
  document: Readonly<Record<string, unknown>>,
) => readonly DocumentProblem[];

/**
 * Makes the check of a publication. It may read the database, so it is asked before a write begins;
 * what it answers judges one document after another.
 */
export type PublicationCheck = () => Promise<CheckDocument>;

/** A check that finds what any of these does. */
export function allOf(checks: readonly PublicationCheck[]): PublicationCheck {
  return async () => {
    const made = await Promise.all(checks.map((check) => check()));
    return (document) => made.flatMap((check) => check(document));
  };
}

/** Publishes the draft; nothing without one. Throws an `InvalidDocumentError`. */
export function publishChanges(
  rows: DocumentRows,
  stamp: Stamp,
  checkDocument: CheckDocument,
): RowChange[] {
  if (!rows.draft) return [];
  const body = { ...(JSON.parse(rows.draft.body) as StorableDocument), _id: rows.id };
  assertPublishable(body, checkDocument);
  return [
    putPublished(rows, body, stamp),
    { before: rows.draft, after: undefined, keepsBefore: false },
  ];
}

/** Takes a document off the site: it becomes a draft, or a version when there is a draft already. */
export function unpublishChanges(rows: DocumentRows, stamp: Stamp): RowChange[] {
  const { published, draft } = rows;
  if (!published) return [];
  const taken = { before: published, after: undefined, keepsBefore: draft !== undefined };
  const body = { ...(JSON.parse(published.body) as StorableDocument), _id: rows.id };
  return draft ? [taken] : [taken, putDraft(rows, body, stamp)];
}

export function assertPublishable(body: StorableDocument, checkDocument: CheckDocument): void {
  const problems = checkDocument(body);
  if (problems.length > 0) throw new InvalidDocumentError(body._id, problems);
}

export function putDraft(rows: DocumentRows, body: StorableDocument, stamp: Stamp): RowChange {
  const after = stampedRow({ ...body, _id: draftIdOf(rows.id) }, rows, stamp);
  return replacing(rows.draft, after, rows.draft !== undefined && continuesFold(rows.draft, stamp));
}

export function putPublished(rows: DocumentRows, body: StorableDocument, stamp: Stamp): RowChange {
  const { published } = rows;
  const problems = publicationProblems(body._type, body, published);
  if (problems.length > 0) throw new InvalidDocumentError(rows.id, problems);
  const after = stampedRow(body, rows, stamp);
  return replacing(published, after, published !== undefined && continuesFold(published, stamp));
}

/** The row to be written; the document keeps its creation time, whatever was sent. */
export function stampedRow(
  document: StorableDocument,
  { published, draft }: DocumentRows,
  stamp: Stamp,
): DocumentsTable {
  const time = new Date(stamp.now).toISOString();
  const first = published ?? draft;
  const { _createdAt = time } = first
    ? (JSON.parse(first.body) as { _createdAt?: string })
    : { _createdAt: time };
  return rowOf({ ...document, _createdAt, _updatedAt: time }, stamp);
}
