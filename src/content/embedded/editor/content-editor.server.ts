import type { DocumentType } from '../../collections.ts';
import { documentIdOf, draftIdOf, isReleaseId } from '../../draft-id.server.ts';
import { documentProblems, type DocumentProblem } from '../../validation/validate.server.ts';
import { SYSTEM_AUTHORS, type Author } from '../author.server.ts';
import { inBatches } from '../batches.server.ts';
import {
  ContentWriter,
  replacing,
  type RowChange,
  type WriterOptions,
  type WriteUnit,
} from '../content-writer.server.ts';
import { isStorable, rowOf, type Stamp, type StorableDocument } from '../document-row.server.ts';
import { InvalidDocumentError } from '../invalid-document-error.server.ts';
import type { DocumentsTable } from '../tables.server.ts';
import { listAudit, type AuditAction, type AuditFilter } from './audit.server.ts';
import { assertBounded } from './bounds.server.ts';
import { isNewId, newDocumentId } from './document-id.server.ts';
import { rowsOfDocuments, type DocumentRows } from './document-rows.server.ts';
import {
  DocumentNotFoundError,
  editedDocument,
  StaleRevisionError,
  type DocumentBody,
  type EditedDocument,
} from './edited-document.server.ts';
import { countEntries, listEntries, listReferring, type ListFilter } from './entry-list.server.ts';
import { emptyTrash } from './housekeeping.server.ts';
import { pageOf, type Paging } from './paging.server.ts';
import { discardChanges, restoreChanges, trashChanges } from './trash.server.ts';
import { continuesFold, listVersions, readVersion } from './versions.server.ts';

/** What every write must state. */
export interface WriteOptions {
  readonly author: Author;
  /** `revision` of the document as the author saw it; null if there must be no document yet. */
  readonly expectedRevision: string | null;
}

/** A change of one document as it is published, whatever else is being written about it. */
export interface DocumentPatch {
  readonly id: string;
  readonly type: DocumentType;
  /**
   * Of the document as the author saw it; without one the change is right whatever was written
   * meanwhile, such as taking something out of a list.
   */
  readonly expectedRevision?: string | null | undefined;
  /** Is what it replaces kept as a version, even within a run of small edits? */
  readonly keepsBefore?: boolean;
  /** Does a draft that waits stay as it is? */
  readonly keepsDraft?: boolean;
  /** Makes the new body; of a document that is not there yet, from its id and type alone. */
  readonly change: (body: DocumentBody) => DocumentBody;
}

/** Turns a document's rows into the changes that an edit makes to them. */
type Step = (
  rows: DocumentRows,
  stamp: Stamp,
  unit: WriteUnit,
) => RowChange[] | Promise<RowChange[]>;

/**
 * Edits documents on behalf of people. A document has at most a published state and a draft, which
 * the site never shows. Every write expects a revision: if the document has another one, the write
 * throws a `StaleRevisionError` with both versions and overwrites nothing. Every state that is
 * replaced stays readable as a version; small edits by one author count as one (`continuesFold`).
 * Ids are those of documents; the id of a draft counts as its document's.
 */
export class ContentEditor {
  readonly #db: WriterOptions['db'];
  readonly #writer: ContentWriter;

  constructor(options: WriterOptions) {
    this.#db = options.db;
    this.#writer = new ContentWriter(options);
  }

  /** A document with its draft, even if it is in the trash; null when there is none. */
  async read(id: string): Promise<EditedDocument | null> {
    const rows = (await rowsOfDocuments(this.#db, [id])).get(documentIdOf(id));
    return rows && !isReleaseId(rows.id) ? editedDocument(rows) : null;
  }

  /** Several documents at once; those that are not there are left out. */
  async readAll(ids: readonly string[]): Promise<EditedDocument[]> {
    const rows: DocumentRows[] = [];
    await inBatches([...ids], async (batch) => {
      rows.push(...(await rowsOfDocuments(this.#db, batch)).values());
    });
    return rows.flatMap((found) => (isReleaseId(found.id) ? [] : (editedDocument(found) ?? [])));
  }

  /**
   * Creates a document as a draft with a new id; a singleton's id is its type, so that there is
   * only one. Fields may be missing, as in every draft.
   */
  create(
    type: DocumentType,
    fields: DocumentBody,
    { author }: { readonly author: Author },
  ): Promise<EditedDocument> {
    const document = { ...fields, _id: newDocumentId(type, fields), _type: type };
    return this.saveDraft(document, { author, expectedRevision: null });
  }

  /**
   * Stores a draft, even one that breaks its schema: the problems are returned with the draft. What
   * is published stays as it is. Throws a `DocumentTooLargeError` above the limits.
   */
  async saveDraft(document: unknown, options: WriteOptions): Promise<EditedDocument> {
    const body = asDocument(document);
    return this.#edit(body._id, 'draft', { ...options, document: body }, (rows, stamp) => [
      putDraft(rows, body, stamp),
    ]);
  }

  /**
   * Publishes the draft in one step, so that there is no draft any more. Throws an
   * `InvalidDocumentError` if it breaks its schema; the draft then stays. Without a draft nothing
   * is written.
   */
  async publish(id: string, options: WriteOptions): Promise<EditedDocument> {
    return this.#edit(id, 'publish', options, (rows, stamp) => {
      if (!rows.draft) return [];
      const body = { ...(JSON.parse(rows.draft.body) as StorableDocument), _id: rows.id };
      return [
        putPublished(rows, body, stamp),
        { before: rows.draft, after: undefined, keepsBefore: false },
      ];
    });
  }

  /**
   * Publishes a document without saving a draft first. An existing draft becomes a version. Throws
   * an `InvalidDocumentError` when the document breaks its schema.
   */
  async publishDocument(document: unknown, options: WriteOptions): Promise<EditedDocument> {
    const body = asDocument(document);
    return this.#edit(body._id, 'publish', { ...options, document: body }, (rows, stamp) => [
      putPublished(rows, body, stamp),
      ...discardChanges(rows),
    ]);
  }

  /** Takes a document off the site: it becomes a draft, or a version when there is a draft already. */
  async unpublish(id: string, options: WriteOptions): Promise<EditedDocument> {
    return this.#edit(id, 'unpublish', options, (rows, stamp) => {
      const { published, draft } = rows;
      if (!published) return [];
      const taken = { before: published, after: undefined, keepsBefore: draft !== undefined };
      const body = { ...(JSON.parse(published.body) as StorableDocument), _id: rows.id };
      return draft ? [taken] : [taken, putDraft(rows, body, stamp)];
    });
  }

  /**
   * Discards the draft and keeps it as a version. A document that was never published goes to the
   * trash instead.
   */
  async discardDraft(id: string, options: WriteOptions): Promise<EditedDocument> {
    return this.#edit(id, 'discard', options, (rows, stamp) =>
      rows.published ? discardChanges(rows) : trashChanges(rows, stamp),
    );
  }

  /** Moves a document with its draft to the trash. */
  async trash(id: string, options: WriteOptions): Promise<EditedDocument> {
    return this.#edit(id, 'trash', options, trashChanges);
  }

  /**
   * Restores a document from the trash as it was: what was published is published again, a draft is
   * a draft again.
   */
  async restore(id: string, options: WriteOptions): Promise<EditedDocument> {
    return this.#edit(id, 'restore', options, (rows) =>
      (rows.draft ?? rows.published)?.state === 'trashed' ? restoreChanges(rows) : [],
    );
  }

  /**
   * Permanently removes what was trashed before an instant (milliseconds since 1970), with its
   * versions; returns how many documents that were. Housekeeping does so after 30 days.
   */
  emptyTrash({
    trashedBefore,
    author = SYSTEM_AUTHORS.housekeeping,
  }: {
    readonly trashedBefore: number;
    readonly author?: Author;
  }): Promise<number> {
    return emptyTrash(this.#db, this.#writer, { author, now: this.#writer.now }, trashedBefore);
  }

  /** A page of documents, searched and ordered by the database. */
  list = (filter: ListFilter = {}) => listEntries(this.#db, filter);

  /** What is in the trash, most recently trashed first. */
  listTrash = (filter: Omit<ListFilter, 'state'> = {}) =>
    this.list({ order: 'trashedAt', direction: 'desc', ...filter, state: 'trashed' });

  /** How many documents there are of each type in each state. */
  counts = () => countEntries(this.#db);

  /** The documents, drafts too, that refer to a document, or to a picture by its reference. */
  referencesTo = (id: string, paging: Paging = {}) =>
    listReferring(this.#db, documentIdOf(id), paging);

  /** A document's versions, newest first, headed by what is published now. */
  versions = (id: string, paging: Paging = {}) =>
    listVersions(this.#db, documentIdOf(id), pageOf(paging));

  /** A version with its body, by its revision; null when there is none. */
  readVersion = (id: string, revision: string) => readVersion(this.#db, documentIdOf(id), revision);

  /** Who did what and when, newest first. */
  audit = (filter: AuditFilter = {}) => listAudit(this.#db, filter);

  /**
   * Restores an earlier version, as a draft or published at once. It never counts as a small edit:
   * what it replaces is always kept.
   */
  async restoreVersion(
    id: string,
    revision: string,
    { as, ...options }: WriteOptions & { readonly as: 'draft' | 'published' },
  ): Promise<EditedDocument> {
    return this.#edit(id, 'restoreVersion', options, async (rows, stamp, unit) => {
      const version = await readVersion(unit.transaction, rows.id, revision);
      if (!version) throw new DocumentNotFoundError(`${rows.id} at the version ${revision}`);
      const body = version.body as StorableDocument;
      const changes =
        as === 'draft'
          ? [putDraft(rows, body, stamp)]
          : [putPublished(rows, body, stamp), ...discardChanges(rows)];
      return changes.map((change) => withoutFold(change, stamp));
    });
  }

  /**
   * Changes documents as they are published, all of them or none. A draft that waits stays a draft
   * and is changed alike, so that publishing it later does not undo the change. Throws an
   * `InvalidDocumentError` if what would be published breaks its schema.
   */
  async patch(
    patches: readonly DocumentPatch[],
    { author }: { readonly author: Author },
  ): Promise<EditedDocument[]> {
    const stamp = { author, now: this.#writer.now };
    return this.#writer.write(async (unit) => {
      const ids = patches.map(({ id }) => id);
      const documents = await rowsOfDocuments(unit.transaction, ids);
      const changes = patches.flatMap((patch) => patchChanges(documents, patch, stamp));
      const written = await apply(unit, documents, changes, 'publish', stamp);
      return ids.flatMap((id) => editedDocument(written.get(id) ?? noRows(id)) ?? []);
    });
  }

  async #edit(
    anyId: string,
    action: AuditAction,
    {
      author,
      expectedRevision,
      document = null,
    }: WriteOptions & { document?: DocumentBody | null },
    step: Step,
  ): Promise<EditedDocument> {
    const id = documentIdOf(anyId);
    const stamp = { author, now: this.#writer.now };
    return this.#writer.write(async (unit) => {
      const documents = await rowsOfDocuments(unit.transaction, [id]);
      const rows = documents.get(id) ?? noRows(id);
      const current = isReleaseId(id) ? null : editedDocument(rows);
      const isRefused = action !== 'restore' && current?.trashed;
      if (isRefused || (current?.revision ?? null) !== expectedRevision) {
        throw new StaleRevisionError(id, current, { expectedRevision, author, document });
      }
      if (!current) assertNew(id, document);
      else if (document && document['_type'] !== current.type) {
        throw new InvalidDocumentError(id, [problemOf('_type', `is ${current.type} already`)]);
      }
      const written = await apply(unit, documents, await step(rows, stamp, unit), action, stamp);
      const edited = editedDocument(written.get(id) ?? rows);
      if (!edited) throw new DocumentNotFoundError(id);
      return edited;
    });
  }
}

function patchChanges(
  documents: ReadonlyMap<string, DocumentRows>,
  { id, type, expectedRevision, keepsBefore, keepsDraft, change }: DocumentPatch,
  stamp: Stamp,
): RowChange[] {
  const rows = documents.get(id) ?? noRows(id);
  const current = editedDocument(rows);
  const isStale =
    expectedRevision !== undefined && (current?.revision ?? null) !== expectedRevision;
  if (current?.trashed || isStale) {
    const sent = { expectedRevision: expectedRevision ?? null, author: stamp.author };
    throw new StaleRevisionError(id, current, { ...sent, document: null });
  }
  if (current && (!rows.published || current.type !== type)) throw new DocumentNotFoundError(id);
  const next = (row: DocumentsTable | undefined) => {
    const body = row ? (JSON.parse(row.body) as DocumentBody) : { _type: type };
    return { ...asDocument({ ...change({ ...body, _id: id }), _id: id, _type: type }) };
  };
  const put = putPublished(rows, next(rows.published), stamp);
  const published = keepsBefore ? withoutFold(put, stamp) : put;
  return rows.draft && !keepsDraft
    ? [published, putDraft(rows, next(rows.draft), stamp)]
    : [published];
}

function noRows(id: string): DocumentRows {
  return { id, published: undefined, draft: undefined };
}

async function apply(
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
  if (!document) throw new DocumentNotFoundError(id);
  if (!isNewId(id)) {
    const message = 'has letters, digits, - and _ alone, 120 of them at most';
    throw new InvalidDocumentError(id, [problemOf('_id', message)]);
  }
}

/** Checks a document that was sent; a draft gets the id of its document. */
function asDocument(document: unknown): StorableDocument {
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

function putDraft(rows: DocumentRows, body: StorableDocument, stamp: Stamp): RowChange {
  const after = stampedRow({ ...body, _id: draftIdOf(rows.id) }, rows, stamp);
  return replacing(rows.draft, after, rows.draft !== undefined && continuesFold(rows.draft, stamp));
}

function putPublished(rows: DocumentRows, body: StorableDocument, stamp: Stamp): RowChange {
  const problems = documentProblems(body._type, body);
  if (problems.length > 0) throw new InvalidDocumentError(rows.id, problems);
  const { published } = rows;
  const after = stampedRow(body, rows, stamp);
  return replacing(published, after, published !== undefined && continuesFold(published, stamp));
}

/** The row to be written; the document keeps its creation time, whatever was sent. */
function stampedRow(
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

function withoutFold(change: RowChange, { now }: Stamp): RowChange {
  const after = change.after && { ...change.after, fold_started_at: now };
  return { ...change, after, keepsBefore: change.before !== undefined };
}

function problemOf(field: string, message: string): DocumentProblem {
  return { path: [field], rule: 'document', expected: null, message };
}
