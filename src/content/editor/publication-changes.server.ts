import { draftIdOf } from '../draft-id.server.ts';
import type { DocumentProblem } from '../validate.server.ts';
import { replacing, type RowChange } from '../store/content-writer.server.ts';
import { rowOf, type Stamp, type StorableDocument, slugIn } from '../store/document-row.server.ts';
import { InvalidDocumentError } from '../store/invalid-document-error.server.ts';
import { dateToCome, withDate } from '../store/publication-date.server.ts';
import type { Db, DocumentsTable } from '../store/tables.server.ts';
import type { DocumentRows } from './document-rows.server.ts';
import { publicationProblems } from './edited-document.server.ts';
import { unseenProblems } from './on-site.server.ts';
import { continuesFold } from './versions.server.ts';
import { formOfCollection } from '../collection-form.ts';
import { MOST_FORMER_SLUGS } from '../types/common.ts';

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

/** What publishing a draft comes to: its changes, or the time that its own date puts it off to. */
export type Publication = { readonly changes: RowChange[] } | { readonly putOffTo: number };

/**
 * Publishes the draft; nothing without one. Throws an `InvalidDocumentError`, also when nobody would
 * ever see what is published.
 */
export async function publishDraft(
  rows: DocumentRows,
  stamp: Stamp,
  checkDocument: CheckDocument,
  db: Db,
): Promise<Publication> {
  const draft = draftIn(rows);
  if (!draft || !rows.draft) return { changes: [] };
  assertPublishable(draft, checkDocument);
  assertNone(rows.id, await unseenProblems(db, draft, stamp.now));
  const putOffTo = dateToCome(draft, stamp.now);
  if (putOffTo !== null) {
    assertNone(rows.id, publicationProblems(draft._type, draft, rows.published));
    return { putOffTo };
  }
  const taken = { before: rows.draft, after: undefined, keepsBefore: false };
  return { changes: [putPublished(rows, draft, stamp), taken] };
}

/** The draft as the document that it would be. */
export function draftIn({ id, draft }: DocumentRows): StorableDocument | null {
  return draft ? { ...(JSON.parse(draft.body) as StorableDocument), _id: id } : null;
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
  assertNone(body._id, checkDocument(body));
}

export function assertNone(id: string, problems: readonly DocumentProblem[]): void {
  if (problems.length > 0) throw new InvalidDocumentError(id, problems);
}

export function putDraft(rows: DocumentRows, body: StorableDocument, stamp: Stamp): RowChange {
  const after = stampedRow({ ...body, _id: draftIdOf(rows.id) }, rows, stamp);
  return replacing(rows.draft, after, rows.draft !== undefined && continuesFold(rows.draft, stamp));
}

export function putPublished(rows: DocumentRows, body: StorableDocument, stamp: Stamp): RowChange {
  const { published } = rows;
  const dated = withFormerSlugs(withDate(body, stamp.now), published);
  assertNone(rows.id, publicationProblems(body._type, dated, published));
  const after = stampedRow(dated, rows, stamp);
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

/** The document with the address that it leaves among its former ones, and without the one that it has. */
function withFormerSlugs(
  document: StorableDocument,
  published: Pick<DocumentsTable, 'slug'> | undefined,
): StorableDocument {
  const hasThem = formOfCollection(document._type).some(({ name }) => name === 'formerSlugs');
  if (!hasThem || !published) return document;
  const slug = slugIn(document['slug']);
  const { formerSlugs } = document;
  const kept = Array.isArray(formerSlugs) ? formerSlugs.map(String) : [];
  const left = published.slug === null || published.slug === slug ? [] : [published.slug];
  const all = [...new Set([...kept, ...left])].filter((one) => one !== slug);
  if (all.join('/') === kept.join('/')) return document;
  return { ...document, formerSlugs: all.slice(-MOST_FORMER_SLUGS) };
}
