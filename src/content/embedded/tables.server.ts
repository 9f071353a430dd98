/** A document with the columns that its queries need beside it. Times are milliseconds since 1970. */
export interface DocumentsTable {
  id: string;
  /** `id` in lower case, for look-ups whatever the case. */
  lookup_id: string;
  type: string;
  /** In lower case. */
  slug: string | null;
  kind: string | null;
  state: 'published' | 'draft';
  /** `displayOrder` */
  position: number | null;
  is_active: number;
  /** `publishedAt`, or the `date` of what took place. */
  published_at: number | null;
  updated_at: number;
  /** Changes with every write. */
  revision: string;
  /** The document, JSON. */
  body: string;
}

/** What each write changed, so that other processes learn of it. */
export interface ContentChangesTable {
  /** Counts up by one a row. */
  seq: number;
  at: number;
  /** JSON `{documentIds: string[], queries: ContentQuery[]}` */
  change: string;
}

/** Facts about the content as a whole: the lock that writers take turns by, the sample's version. */
export interface ContentMarksTable {
  name: string;
  value: string;
}

/** The tables of the content room. */
export interface ContentTables {
  documents: DocumentsTable;
  content_changes: ContentChangesTable;
  content_marks: ContentMarksTable;
}
