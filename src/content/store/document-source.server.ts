import type { DocumentType } from '../collections.ts';
import type { FilledType } from '../filled-types.ts';
import type { FoundDocument } from '../document-reader.server.ts';
import * as queries from './document-queries.server.ts';
import type { Db } from './tables.server.ts';

/**
 * Where a content service finds its documents, not yet validated: what is published, or a preview.
 */
export interface DocumentSource {
  /** The list of a type in its order, or the candidates for its one document, the best first. */
  ofCollection(type: DocumentType, kind: string | undefined): Promise<FoundDocument[]>;
  /** Candidates for the active snapshot, the best first. */
  snapshots(): Promise<FoundDocument[]>;
  /** The documents of a type with these ids, in no order. */
  byIds(
    type: DocumentType,
    ids: readonly string[],
    options?: { isActive: boolean },
  ): Promise<FoundDocument[]>;
  /** A page of posts, newest first, and how many there are. */
  posts(page: {
    offset: number;
    limit: number;
  }): Promise<{ found: FoundDocument[]; total: number }>;
  /** Posts whose slug, or else whose id, is `key` whatever the case; those with the slug first. */
  postsByKey(key: string): Promise<FoundDocument[]>;
  /** Slugs and ids of posts, in lower case. */
  postKeys(): Promise<string[]>;
  /** Posts that may have former addresses, in no order. */
  movedPosts(): Promise<FoundDocument[]>;
  /** See `ContentService.filledTypes`. */
  filledTypes(): Promise<FilledType[]>;
}

/** What the site shows. */
export function publishedDocuments(db: Db): DocumentSource {
  return {
    ofCollection: (type, kind) => queries.ofCollection(db, type, kind),
    snapshots: () => queries.singletons(db, 'snapshot', { isActive: true }),
    byIds: (type, ids, options) => queries.byIds(db, type, ids, options),
    async posts(page) {
      const [found, total] = await Promise.all([queries.posts(db, page), queries.countPosts(db)]);
      return { found, total };
    },
    postsByKey: (key) => queries.bySlug(db, key),
    postKeys: () => queries.blogKeys(db),
    movedPosts: () => queries.movedPosts(db),
    filledTypes: () => queries.filledTypes(db),
  };
}
