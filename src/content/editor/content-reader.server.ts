import { pageOf, type Paging } from '../../database/index.server.ts';
import type { DocumentType } from '../collections.ts';
import { documentIdOf, isReleaseId } from '../draft-id.server.ts';
import { ContentWriter, type WriterOptions } from '../store/content-writer.server.ts';
import { listAudit } from './audit.server.ts';
import { rowsOf, rowsOfDocuments } from './document-rows.server.ts';
import { editedDocument, type EditedDocument } from './edited-document.server.ts';
import {
  countEntries,
  idsOnSite,
  listEntries,
  listReferring,
  type ListFilter,
} from './entry-list.server.ts';
import { hiddenBy, type HiddenReason } from './on-site.server.ts';
import { listSchedules, type Schedule } from './schedules.server.ts';
import { lastPublishedBefore, listVersions, readVersion } from './versions.server.ts';

/** Documents as those who edit read them: with drafts, versions, audit and schedules, and from the trash. */
export class ContentReader {
  protected readonly db: WriterOptions['db'];
  /** Writes what is edited, and has the clock. */
  protected readonly writer: ContentWriter;

  constructor(options: WriterOptions) {
    this.db = options.db;
    this.writer = new ContentWriter(options);
  }

  /** A document with its draft, even if it is in the trash; null when there is none. */
  async read(id: string): Promise<EditedDocument | null> {
    const rows = await rowsOf(this.db, id);
    return isReleaseId(rows.id) ? null : editedDocument(rows);
  }

  /** Several documents at once; those that are not there are left out. */
  async readAll(ids: readonly string[]): Promise<EditedDocument[]> {
    const rows = await rowsOfDocuments(this.db, ids);
    return [...rows.values()].flatMap((found) =>
      isReleaseId(found.id) ? [] : (editedDocument(found) ?? []),
    );
  }

  /** The documents of some types that the site has, by type and position; at most `limit`. */
  async readOnSite(
    types: readonly DocumentType[],
    { limit }: { readonly limit: number },
  ): Promise<EditedDocument[]> {
    return this.readAll(await idsOnSite(this.db, types, { limit }));
  }

  /** Why visitors do not see what is published of a document; null when they do. */
  async hiddenBy({ id, type, published }: EditedDocument): Promise<HiddenReason | null> {
    if (!published) return null;
    return hiddenBy(this.db, { ...published.body, _id: id, _type: type }, this.writer.now);
  }

  /** A page of documents, searched and ordered by the database. */
  list = (filter: ListFilter = {}) => listEntries(this.db, filter);

  /** What is in the trash, most recently trashed first. */
  listTrash = (filter: Omit<ListFilter, 'state'> = {}) =>
    this.list({ order: 'trashedAt', direction: 'desc', ...filter, state: 'trashed' });

  /** How many documents there are of each type in each state. */
  counts = () => countEntries(this.db);

  /** The documents, drafts too, that refer to a document, or to a picture by its reference. */
  referencesTo = (id: string, paging: Paging = {}) =>
    listReferring(this.db, documentIdOf(id), paging);

  /** A document's versions, newest first, headed by what is published now. */
  versions = (id: string, paging: Paging = {}) =>
    listVersions(this.db, documentIdOf(id), pageOf(paging));

  /** Of each document, by its id, the last version of before an instant that was published. */
  lastPublishedBefore = (ids: readonly string[], instant: number) =>
    lastPublishedBefore(this.db, ids, instant);

  /** A version with its body, by its revision; null when there is none. */
  readVersion = (id: string, revision: string) => readVersion(this.db, documentIdOf(id), revision);

  /** Who did what and when, newest first. */
  audit = (paging: Paging = {}) => listAudit(this.db, paging);

  /** What is scheduled, of these documents or of all; the next first. */
  schedules = (ids?: readonly string[]): Promise<readonly Schedule[]> =>
    listSchedules(this.db, ids?.map(documentIdOf));
}
