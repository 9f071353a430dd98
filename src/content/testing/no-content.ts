import { collectionOf } from '../collections.ts';
import { contentServiceOf, type ContentService } from '../content-service.ts';

/** A content service without a document. */
export const noContent: ContentService = contentServiceOf({
  ofCollection: async (type) => (collectionOf(type).isSingleton ? null : []),
  snapshot: async () => null,
  blogs: async () => ({ posts: [], total: 0 }),
  blog: async () => null,
  blogKeys: async () => [],
  movedPosts: async () => [],
  filledTypes: async () => [],
});
