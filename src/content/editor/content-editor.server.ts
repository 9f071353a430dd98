import { RefusedError } from '../../http/index.server.ts';
import type { DocumentType } from '../collections.ts';
import type { DocumentProblem } from '../validate.server.ts';
import type { Author } from '../store/author.server.ts';
import type { StorableDocument } from '../store/document-row.server.ts';
import type { AuditAction } from './audit.server.ts';
import { ContentScheduler } from './content-scheduler.server.ts';
import { newDocumentId } from './document-id.server.ts';
import { rowsOfDocuments } from './document-rows.server.ts';
import {
  applyIn,
  asDocument,
  editIn,
  type EditOptions,
  type Step,
  type WriteOptions,
} from './edit.server.ts';
import {
  noDocument,
  editedDocument,
  type DocumentBody,
  type EditedDocument,
} from './edited-document.server.ts';
import { eraseBy } from './erase.server.ts';
import { unseenProblems } from './on-site.server.ts';
import { patchChanges, withoutFold, type DocumentPatch } from './patch-changes.server.ts';
import {
  assertPublishable,
  publishDraft,
  putDraft,
  putPublished,
} from './publication-changes.server.ts';
import { reorderIn } from './reorder.server.ts';
import { removeSchedule } from './schedules.server.ts';
import { BULK_STEPS, restoreStep, unpublishStep, type BulkAction } from './steps.server.ts';
import { assertNotTaken, takenProblems } from './taken.server.ts';
import { discardChanges, trashChanges } from './trash.server.ts';
import { readVersion } from './versions.server.ts';

/**
 * Edits documents on behalf of people. A document has at most a published state and a draft, which
 * the site never shows. Every write expects a revision: if the document has another one, the write
 * throws a `ConflictError` with both versions and overwrites nothing. Every state that is
 * replaced stays readable as a version; small edits by one author count as one (`continuesFold`).
 * Ids are those of documents; the id of a draft counts as its document's.
 */
export class ContentEditor extends ContentScheduler {
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
    const edited = await this.#edit(id, 'publish', options, await this.#publishing());
    await this.onSchedule();
    return edited;
  }

  /** Who has published asks for the schedules anew: there may be a time more, or one less. */
  async #publishing(): Promise<Step> {
    const checkDocument = await this.publicationCheck();
    return async (rows, stamp, { transaction }) => {
      const publication = await publishDraft(rows, stamp, checkDocument, transaction);
      if ('putOffTo' in publication) {
        await this.putSchedule(transaction, rows, 'publish', publication.putOffTo, stamp.author);
        return [];
      }
      // A refusal comes before anything is written.
      await assertNotTaken(transaction, publication.changes);
      await removeSchedule(transaction, rows.id, 'publish');
      return publication.changes;
    };
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
    const step = action === 'publish' ? await this.#publishing() : BULK_STEPS[action];
    const results = await this.writer.write(async (unit) => {
      const all: (EditedDocument | RefusedError)[] = [];
      for (const { id, revision } of documents) {
        const options = { author, expectedRevision: revision };
        try {
          all.push(await editIn(unit, this.writer.now, id, action, options, step));
        } catch (error) {
          // Refusals come before anything of the document is written; all else undoes the whole.
          if (!(error instanceof RefusedError)) throw error;
          all.push(error);
        }
      }
      return all;
    });
    await this.onSchedule();
    return results;
  }

  /** What keeps a document from being published besides its schema. */
  async problemsBesideSchema(document: DocumentBody): Promise<readonly DocumentProblem[]> {
    const check = await this.publicationCheck();
    const body = asDocument(document);
    const unseen = await unseenProblems(this.db, body, this.writer.now);
    return [...check(document), ...unseen, ...(await takenProblems(this.db, body))];
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
    return this.#edit(id, 'unpublish', options, unpublishStep);
  }

  /**
   * Discards the draft, with the time to publish it at, and keeps it as a version. A document that was
   * never published goes to the trash instead.
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
   * Removes documents for good at once, for a person who is erased: what is published, the draft, the
   * versions and the titles in the audit. Those that are gone already are passed over. Their bytes stay
   * in the database's files until a scrub of `DOCUMENT_TABLES`, which is marked as due.
   */
  async erase(ids: readonly string[], { author }: { readonly author: Author }): Promise<void> {
    await eraseBy(this.writer, ids, author);
  }

  /**
   * Restores an earlier version, as a draft or published at once. It never counts as a small edit:
   * what it replaces is always kept.
   */
  async restoreVersion(
    id: string,
    revision: string,
    { as, ...options }: WriteOptions & { readonly as: 'draft' | 'published' },
  ): Promise<EditedDocument> {
    const checkDocument = await this.publicationCheck();
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
    const stamp = { author, now: this.writer.now };
    return this.writer.write(async (unit) => {
      const ids = patches.map(({ id }) => id);
      const documents = await rowsOfDocuments(unit.transaction, ids);
      const changes = patches.flatMap((patch) => patchChanges(documents, patch, stamp));
      const written = await applyIn(unit, documents, changes, 'publish', stamp);
      return [...written.values()].flatMap((rows) => editedDocument(rows) ?? []);
    });
  }

  /**
   * Puts documents of a type in an order, in one write: their `displayOrder` counts up from 1, in
   * what is published and in drafts. Each revision is the one the author saw; throws a
   * `ConflictError` for the first that is another, a `NotFoundError` for one of another type, and then
   * changes nothing.
   */
  reorder(
    type: DocumentType,
    documents: readonly { readonly id: string; readonly revision: string }[],
    { author }: { readonly author: Author },
  ): Promise<void> {
    const stamp = { author, now: this.writer.now };
    return this.writer.write((unit) => reorderIn(unit, type, documents, stamp));
  }

  #edit(
    id: string,
    action: AuditAction,
    options: EditOptions,
    step: Step,
  ): Promise<EditedDocument> {
    return this.writer.write((unit) => editIn(unit, this.writer.now, id, action, options, step));
  }
}
