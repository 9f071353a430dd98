import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { EventTables, FactTables } from '../../database/index.server.ts';

/** A document with the columns that queries need. Times are milliseconds since 1970. */
export interface DocumentsTable {
  id: string;
  /** `id` in lower case, for lookups whatever the case. */
  lookup_id: string;
  type: string;
  /** In lower case. */
  slug: string | null;
  kind: string | null;
  state: 'published' | 'draft' | 'trashed';
  /** `displayOrder` */
  position: number | null;
  is_active: number;
  /** `publishedAt`, or the `date` when something took place. */
  published_at: number | null;
  updated_at: number;
  /** Changes with every write. */
  revision: string;
  /** The document, JSON. */
  body: string;
  /** Who wrote it; null in rows from before authors were recorded. */
  author_id: string | null;
  author_name: string | null;
  /** When the run of edits began that the last write belongs to, see `continuesFold`. */
  fold_started_at: number | null;
  trashed_at: number | null;
  trashed_by_id: string | null;
  trashed_by_name: string | null;
}

/** A state of a document that was replaced. */
export interface ContentVersionsTable {
  /** The revision that it had while it was current. */
  revision: string;
  document_id: string;
  /** Counts up by one for each document. */
  number: number;
  type: string;
  state: 'published' | 'draft';
  updated_at: number;
  author_id: string | null;
  author_name: string | null;
  body: string;
}

/**
 * What lists of documents show and are searched by: one row for each document, made from its draft,
 * or else from what is published. Derived: `rebuildEntries` can rebuild all of it.
 */
export interface ContentEntriesTable {
  id: string;
  type: string;
  /** `changed`: published, with a draft that is newer. */
  state: 'published' | 'changed' | 'draft' | 'trashed';
  title: string;
  /** The title as `foldText` writes it, for the order. */
  sort_title: string;
  /** The English title, where it is another one. */
  title_en: string | null;
  /** The title that is shown in English, for the order. */
  sort_title_en: string;
  slug: string | null;
  kind: string | null;
  position: number | null;
  is_active: number;
  published_at: number | null;
  updated_at: number;
  author_id: string | null;
  author_name: string | null;
  trashed_at: number | null;
  trashed_by_id: string | null;
  trashed_by_name: string | null;
  /** The words of titles, names, slugs and texts in every language, see `searchTextOf`. */
  search_text: string;
  /** The languages that it is not translated into, with a space before and after each, see `lacksOf`. */
  lacks: string;
}

/** What each stored document refers to, pictures too. Derived, as the entries are. */
export interface ContentReferencesTable {
  /** `id` in `documents`. */
  source_id: string;
  document_id: string;
  target: string;
}

/** A document that will be published, or taken off the site, at an instant. */
export interface ContentSchedulesTable {
  document_id: string;
  action: 'publish' | 'unpublish';
  at: number;
  /** Who asked for it. */
  author_id: string;
  author_name: string | null;
  /** When it could not be done, and JSON `{reason, problems}`; null while it is to come. */
  failed_at: number | null;
  failure: string | null;
}

/** What each write changed, so that other processes are notified. */
export interface ContentChangesTable {
  /** Counts up by one a row. */
  seq: number;
  at: number;
  /** JSON `{documentIds: string[], queries: ContentQuery[]}` */
  change: string;
}

/** Which revision of a document was read from Sanity last, where the content is kept there. */
export interface ContentMirrorTable {
  document_id: string;
  revision: string;
}

/** The tables of the content module. */
export interface ContentTables extends EventTables, FactTables {
  documents: DocumentsTable;
  content_changes: ContentChangesTable;
  content_versions: ContentVersionsTable;
  content_entries: ContentEntriesTable;
  content_references: ContentReferencesTable;
  content_schedules: ContentSchedulesTable;
  content_mirror: ContentMirrorTable;
}

export type Db = Kysely<ContentTables>;
/** What the site's content is read from: the database, or a preview, in which other documents stand. */
export interface ReadDb extends Pick<Db, 'selectNoFrom'> {
  selectFrom(table: 'documents'): SelectQueryBuilder<ContentTables, 'documents', object>;
}
/** For what has to run within a transaction. */
export type Tx = Transaction<ContentTables>;
