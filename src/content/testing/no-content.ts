import { collectionOf, makeCollectionQueries } from '../collections.ts';
import type { ContentService } from '../content-service.ts';

/** A content service without any document. */
export const noContent: ContentService = {
  ...makeCollectionQueries(async (type) => (collectionOf(type).isSingleton ? null : [])),
  snapshot: async () => null,
  blogs: async () => ({ posts: [], total: 0 }),
  blog: async () => null,
  blogKeys: async () => [],
};
