import type { Transaction } from 'kysely';
import { pageOf, type Paging } from '../../database/index.server.ts';
import { RefusedError } from '../../http/index.server.ts';
import type { DocumentType } from '../collections.ts';
import type { HiddenReason } from '../hidden-reason.ts';
import { documentIdOf, isReleaseId } from '../draft-id.server.ts';
import type { DocumentProblem } from '../validation/validate.server.ts';
import { SYSTEM_AUTHORS, type Author } from '../store/author.server.ts';
import { inBatches } from '../store/batches.server.ts';
import {
  ContentWriter,
  type RowChange,
  type WriterOptions,
  type WriteUnit,
} from '../store/content-writer.server.ts';
import { isStorable, type Stamp, type StorableDocument } from '../store/document-row.server.ts';
import { InvalidDocumentError } from '../store/invalid-document-error.server.ts';
import { dateToCome } from '../store/publication-date.server.ts';
import type { ContentTables, DocumentsTable } from '../store/tables.server.ts';
import { appendAudit, listAudit, type AuditAction, type AuditFilter } from './audit.server.ts';
import { assertBounded } from './bounds.server.ts';
import { isNewId, newDocumentId } from './document-id.server.ts';
import { titleOf } from './document-text.server.ts';
import { rowsOfDocuments, type DocumentRows } from './document-rows.server.ts';
import {
  noDocument,
  editedDocument,
  staleDocument,
  type DocumentBody,
  type EditedDocument,
} from './edited-document.server.ts';
import { eraseBy } from './erase.server.ts';
import {
  countEntries,
  idsOnSite,
  listEntries,
  listReferring,
  type ListFilter,
} from './entry-list.server.ts';
import { emptyTrash } from './housekeeping.server.ts';
import { hiddenBy, laterDateProblem, unseenProblems } from './on-site.server.ts';
import { patchChanges, withoutFold, type DocumentPatch } from './patch-changes.server.ts';
import {
  assertNone,
  assertPublishable,
  draftIn,
  publishDraft,
  putDraft,
  putPublished,
  stampedRow,
  unpublishChanges,
  type PublicationCheck,
} from './publication-changes.server.ts';
import {
  assertTimeToCome,
  listSchedules,
  putSchedule,
  removeSchedule,
  type Schedule,
  type ScheduledAction,
} from './schedules.server.ts';
import { assertNotTaken, takenProblems } from './taken.server.ts';
import { discardChanges, restoreChanges, trashChanges } from './trash.server.ts';
import { lastPublishedBefore, listVersions, readVersion } from './versions.server.ts';

export interface EditorOptions extends WriterOptions {
  readonly publicationCheck?: PublicationCheck | undefined;
  /** Called when a schedule was set, changed or taken back. */
  readonly onSchedule?: () => Promise<void>;
}

/** What every write must state. */
export interface WriteOptions {
  readonly author: Author;
  /** `revision` of the document as the author saw it; null if there must be no document yet. */
  readonly expectedRevision: string | null;
}

/** What can be done with several documents at once. */
export const BULK_ACTIONS = ['publish', 'unpublish', 'trash', 'restore'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

type EditOptions = WriteOptions & { readonly document?: DocumentBody | null };

/** Turns a document's rows into the changes that an edit makes to them. */
type Step = (
  rows: DocumentRows,
  stamp: Stamp,
  unit: WriteUnit,
) => RowChange[] | Promise<RowChange[]>;

/**
 * Edits documents on behalf of people. A document has at most a published state and a draft, which
 * the site never shows. Every write expects a revision: if the document has another one, the write
 * throws a `ConflictError` with both versions and overwrites nothing. Every state that is
 * replaced stays readable as a version; small edits by one author count as one (`continuesFold`).
 * Ids are those of documents; the id of a draft counts as its document's.
 */
export class ContentEditor {
  readonly #db: WriterOptions['db'];
  readonly #kind: WriterOptions['kind'];
  readonly #writer: ContentWriter;

  readonly #onSchedule: () => Promise<void>;
  readonly #publicationCheck: PublicationCheck;

  constructor({
    onSchedule = async () => {},
    publicationCheck = async () => () => [],
    ...options
  }: EditorOptions) {
    this.#publicationCheck = publicationCheck;
    this.#db = options.db;
    this.#kind = options.kind;
    this.#writer = new ContentWriter(options);
    this.#onSchedule = onSchedule;
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

  /** The documents of some types that the site has, by type and position; at most `limit`. */
  async readOnSite(
    types: readonly DocumentType[],
    { limit }: { readonly limit: number },
  ): Promise<EditedDocument[]> {
    return this.readAll(await idsOnSite(this.#db, types, { limit }));
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
   * is published stays as it is. Throws a `TooLargeError` above the limits.
   */
  async saveDraft(document: unknown, options: WriteOptions): Promise<EditedDocument> {
    const body = asDocument(document);
    return this.#edit(body._id, 'draft', { ...options, document: body }, (rows, stamp) => [
      putDraft(rows, body, stamp),
    ]);
  }

  /**
   * Publishes the draft in one step, so that there is no draft any more, nor a time to publish it at;
   * one whose own date is to come gets that time instead, and stays. Throws an `InvalidDocumentError`
   * if it breaks its schema, one of its pictures is not described or nobody would ever see it; the
   * draft then stays. Without a draft nothing is written.
   */
  async publish(id: string, options: WriteOptions): Promise<EditedDocument> {
    const { step, putOff } = await this.#publishing();
    const edited = await this.#edit(id, 'publish', options, step);
    if (putOff.isAny) await this.#onSchedule();
    return edited;
  }

  async #publishing(): Promise<{ step: Step; putOff: { isAny: boolean } }> {
    const checkDocument = await this.#publicationCheck();
    const putOff = { isAny: false };
    const step: Step = async (rows, stamp, { transaction }) => {
      const publication = await publishDraft(rows, stamp, checkDocument, transaction);
      if ('putOffTo' in publication) {
        putOff.isAny = true;
        await this.#putSchedule(transaction, rows, 'publish', publication.putOffTo, stamp.author);
        return [];
      }
      // A refusal comes before anything is written.
      await assertNotTaken(transaction, publication.changes);
      await removeSchedule(transaction, rows.id, 'publish');
      return publication.changes;
    };
    return { step, putOff };
  }

  /**
   * Does with several documents what `publish`, `unpublish`, `trash` or `restore` does with one, in one
   * write. One that is refused stays as it is, and its refusal stands in its place.
   */
  async doWithEach(
    action: BulkAction,
    documents: readonly { readonly id: string; readonly revision: string }[],
    { author }: { readonly author: Author },
  ): Promise<(EditedDocument | RefusedError)[]> {
    const { step, putOff } =
      action === 'publish'
        ? await this.#publishing()
        : { step: BULK_STEPS[action], putOff: { isAny: false } };
    const results = await this.#writer.write(async (unit) => {
      const all: (EditedDocument | RefusedError)[] = [];
      for (const { id, revision } of documents) {
        const options = { author, expectedRevision: revision };
        try {
          all.push(await this.#editIn(unit, id, action, options, step));
        } catch (error) {
          // Refusals come before anything of the document is written; all else undoes the whole.
          if (!(error instanceof RefusedError)) throw error;
          all.push(error);
        }
      }
      return all;
    });
    if (putOff.isAny) await this.#onSchedule();
    return results;
  }

  /** What keeps a document from being published besides its schema. */
  async problemsBesideSchema(document: DocumentBody): Promise<readonly DocumentProblem[]> {
    const check = await this.#publicationCheck();
    const body = asDocument(document);
    const unseen = await unseenProblems(this.#db, body, this.#writer.now);
    return [...check(document), ...unseen, ...(await takenProblems(this.#db, body))];
  }

  /** Why visitors do not see what is published of a document; null when they do. */
  async hiddenBy({ id, type, published }: EditedDocument): Promise<HiddenReason | null> {
    if (!published) return null;
    return hiddenBy(this.#db, { ...published.body, _id: id, _type: type }, this.#writer.now);
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
    return this.#edit(id, 'unpublish', options, unpublishChanges);
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
   * Restores a document from the trash as it was: what was published is published again, unless
   * another has its page by now, a draft is a draft again.
   */
  async restore(id: string, options: WriteOptions): Promise<EditedDocument> {
    return this.#edit(id, 'restore', options, restoreStep);
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

  /**
   * Removes documents for good at once, for a person who is erased: what is published, the draft, the
   * versions and the titles in the audit. Those that are gone already are passed over. Their bytes stay
   * in the database's files until a scrub of `DOCUMENT_TABLES`, which is marked as due.
   */
  async erase(ids: readonly string[], { author }: { readonly author: Author }): Promise<void> {
    await eraseBy(this.#writer, this.#kind, ids, author);
  }

  /** A page of documents, searched and ordered by the database. */
  list = (filter: ListFilter = {}) => listEntries(this.#db, this.#kind, filter);

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

  /** Of each document, by its id, the last version of before an instant that was published. */
  lastPublishedBefore = (ids: readonly string[], instant: number) =>
    lastPublishedBefore(this.#db, ids, instant);

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
    const checkDocument = await this.#publicationCheck();
    return this.#edit(id, 'restoreVersion', options, async (rows, stamp, unit) => {
      const version = await readVersion(unit.transaction, rows.id, revision);
      if (!version) throw noDocument(`${rows.id} at the version ${revision}`);
      const body = version.body as StorableDocument;
      if (as === 'published') assertPublishable({ ...body, _id: rows.id }, checkDocument);
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
      return [...written.values()].flatMap((rows) => editedDocument(rows) ?? []);
    });
  }

  /** What is scheduled, of these documents or of all; the next first. */
  schedules = (ids?: readonly string[]): Promise<readonly Schedule[]> =>
    listSchedules(this.#db, ids?.map(documentIdOf));

  /**
   * Has a document published, or taken off the site, at an instant (milliseconds since 1970), in
   * the place of an earlier time for it. What is published then is the draft as it is then; one whose
   * pictures are not described, or that nobody would ever see, is refused at once, with an
   * `InvalidDocumentError`.
   */
  async schedule(
    id: string,
    action: ScheduledAction,
    at: number,
    options: WriteOptions,
  ): Promise<readonly Schedule[]> {
    const documentId = documentIdOf(id);
    assertTimeToCome(at, this.#writer.now);
    const checkDocument = await this.#publicationCheck();
    await this.#writer.write(async ({ transaction }) => {
      const rows = await this.#expected(transaction, documentId, options);
      const draft = action === 'publish' ? draftIn(rows) : null;
      if (draft) {
        assertPublishable(draft, checkDocument);
        const laterDate = dateToCome(draft, at) === null ? [] : [laterDateProblem(draft)];
        const unseen = await unseenProblems(transaction, draft, at);
        assertNone(documentId, [...unseen, ...laterDate]);
      }
      await this.#putSchedule(transaction, rows, action, at, options.author);
    });
    await this.#onSchedule();
    return this.schedules([documentId]);
  }

  /** Takes back a schedule; nothing happens without one. */
  async unschedule(
    id: string,
    action: ScheduledAction,
    { author }: { readonly author: Author },
  ): Promise<readonly Schedule[]> {
    const documentId = documentIdOf(id);
    await this.#writer.write(async ({ transaction }) => {
      if (!(await removeSchedule(transaction, documentId, action))) return;
      const rows = (await rowsOfDocuments(transaction, [documentId])).get(documentId);
      if (rows) await this.#audit(transaction, 'unschedule', rows, author);
    });
    await this.#onSchedule();
    return this.schedules([documentId]);
  }

  /**
   * Puts documents of a type in an order, in one write: their `displayOrder` counts up from 1, in
   * what is published and in drafts. Each revision is the one the author saw; throws a
   * `ConflictError` for the first that is another, and then changes nothing.
   */
  async reorder(
    type: DocumentType,
    documents: readonly { readonly id: string; readonly revision: string }[],
    { author }: { readonly author: Author },
  ): Promise<void> {
    const stamp = { author, now: this.#writer.now };
    await this.#writer.write(async (unit) => {
      const stored = new Map<string, DocumentRows>();
      await inBatches(documents, async (batch) => {
        const ids = batch.map(({ id }) => id);
        for (const [id, rows] of await rowsOfDocuments(unit.transaction, ids)) stored.set(id, rows);
      });
      const changes = documents.flatMap(({ id, revision }, index) => {
        const rows = stored.get(id) ?? { id, published: undefined, draft: undefined };
        const current = editedDocument(rows);
        if (current?.revision !== revision || current.type !== type || current.trashed) {
          throw staleDocument(id, current, {
            ...{ expectedRevision: revision, author, document: null },
          });
        }
        return orderChanges(rows, index + 1, stamp);
      });
      await apply(unit, stored, changes, 'order', stamp);
    });
  }

  async #putSchedule(
    transaction: Transaction<ContentTables>,
    rows: DocumentRows,
    action: ScheduledAction,
    at: number,
    author: Author,
  ): Promise<void> {
    await putSchedule(transaction, { documentId: rows.id, action, at, author });
    await this.#audit(transaction, 'schedule', rows, author);
  }

  /** The rows of a document that is at the revision its author saw, and not in the trash. */
  async #expected(
    transaction: Transaction<ContentTables>,
    id: string,
    { author, expectedRevision }: WriteOptions,
  ): Promise<DocumentRows> {
    const rows = (await rowsOfDocuments(transaction, [id])).get(id);
    const current = rows && !isReleaseId(id) ? editedDocument(rows) : null;
    if (!rows || !current) throw noDocument(id);
    if (current.trashed || current.revision !== expectedRevision) {
      throw staleDocument(id, current, { expectedRevision, author, document: null });
    }
    return rows;
  }

  #audit(
    transaction: Transaction<ContentTables>,
    action: AuditAction,
    { id, published, draft }: DocumentRows,
    author: Author,
  ): Promise<void> {
    const head = draft ?? published;
    const title = head ? titleOf(JSON.parse(head.body) as StorableDocument) : '';
    const audited = { documentId: id, type: head?.type ?? '', title };
    return appendAudit(transaction, action, [audited], { author, now: this.#writer.now });
  }

  #edit(
    id: string,
    action: AuditAction,
    options: EditOptions,
    step: Step,
  ): Promise<EditedDocument> {
    return this.#writer.write((unit) => this.#editIn(unit, id, action, options, step));
  }

  async #editIn(
    unit: WriteUnit,
    anyId: string,
    action: AuditAction,
    { author, expectedRevision, document = null }: EditOptions,
    step: Step,
  ): Promise<EditedDocument> {
    const id = documentIdOf(anyId);
    const stamp = { author, now: this.#writer.now };
    const documents = await rowsOfDocuments(unit.transaction, [id]);
    const rows = documents.get(id) ?? { id, published: undefined, draft: undefined };
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
    const written = await apply(unit, documents, changes, action, stamp);
    const edited = editedDocument(written.get(id) ?? rows);
    if (!edited) throw noDocument(id);
    return edited;
  }
}

/** Restores from the trash; as a draft, where another has the page by now. */
const restoreStep: Step = async (rows, stamp, { transaction }) => {
  const { draft, published } = rows;
  if ((draft ?? published)?.state !== 'trashed') return [];
  const isTaken = published && (await takenProblems(transaction, bodyOf(published))).length > 0;
  if (!isTaken) return restoreChanges(rows);
  return [...unpublishChanges(rows, stamp), ...restoreChanges({ ...rows, published: undefined })];
};

const BULK_STEPS: Readonly<Record<Exclude<BulkAction, 'publish'>, Step>> = {
  unpublish: unpublishChanges,
  trash: trashChanges,
  restore: restoreStep,
};

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
  if (!document) throw noDocument(id);
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

function bodyOf({ body }: DocumentsTable): StorableDocument {
  return JSON.parse(body) as StorableDocument;
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

function problemOf(field: string, message: string): DocumentProblem {
  return { path: [field], rule: 'document', expected: null, message };
}
