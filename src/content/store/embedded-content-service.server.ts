import type { Language } from '../../i18n/index.ts';
import { collectionOf, type DocumentType } from '../collections.ts';
import { contentServiceOf, type BlogAddress, type ContentService } from '../content-service.ts';
import type { Blog, Reference, BlogSummary } from '../types/index.gen.ts';
import type { DocumentReader, FoundDocument } from '../document-reader.server.ts';
import type { DocumentSource } from './document-source.server.ts';
import { languageShown, localizeRichText } from '../localize.ts';

/** A content service that answers what a source finds. */
export function serviceOver(source: DocumentSource, reader: DocumentReader): ContentService {
  const first = <Type extends DocumentType>(type: Type, found: readonly FoundDocument[]) => {
    for (const one of found) {
      const document = reader.read(type, one);
      if (document) return document;
    }
    return null;
  };
  /** In the order of the references. */
  const referenced = async <Type extends DocumentType>(
    type: Type,
    references: readonly Reference[],
    options?: { isActive: boolean },
  ) => {
    const ids = [...new Set(references.map(({ _ref }) => _ref))];
    const found = await source.byIds(type, ids, options);
    const byId = new Map(found.map((one) => [one.id, one]));
    return reader.readAll(
      type,
      ids.flatMap((id) => byId.get(id) ?? []),
    );
  };
  const postsOf = async (page: { offset: number; limit: number }) => {
    const { found, total } = await source.posts(page);
    return { posts: reader.readAll('blog', found), total };
  };
  return contentServiceOf({
    async ofCollection(type, kind) {
      const found = await source.ofCollection(type, kind);
      return collectionOf(type).isSingleton ? first(type, found) : reader.readAll(type, found);
    },
    async blogs(page) {
      const { posts, total } = await postsOf(page);
      return { posts: posts.map(summaryOf), total };
    },
    async blogAddresses(page) {
      const { posts, total } = await postsOf(page);
      return { posts: posts.map(addressOf), total };
    },
    async blog(slug, language) {
      const post = first('blog', await source.postsByKey(slug));
      return post && inLanguage(post, language);
    },
    blogKeys: () => source.postKeys(),
    async movedPosts() {
      const posts = reader.readAll('blog', await source.movedPosts());
      return posts.flatMap(({ _id, slug, formerSlugs }) =>
        formerSlugs.length > 0 ? [{ _id, slug, formerSlugs }] : [],
      );
    },
    filledTypes: () => source.filledTypes(),
    async snapshot() {
      const snapshot = first('snapshot', await source.snapshots());
      if (!snapshot) return null;
      const [banners, dailyMenus, submenus] = await Promise.all([
        referenced('banner', snapshot.banner ? [snapshot.banner] : []),
        referenced('dailyMenu', snapshot.dailyMenus, { isActive: true }),
        referenced('submenu', snapshot.submenus, { isActive: true }),
      ]);
      return { ...snapshot, banner: banners[0] ?? null, dailyMenus, submenus };
    },
  });
}

/** A post without its body, for lists. */
function summaryOf(post: Blog): BlogSummary {
  const { content, ...summary } = post;
  void content;
  return summary;
}

/** Where a post is. */
function addressOf({ _id, _updatedAt, slug, publishedAt }: Blog): BlogAddress {
  return { _id, _updatedAt, slug, publishedAt };
}

/** The post with the body of one language alone, the one that `localizeRichText` chooses. */
function inLanguage(post: Blog, language: Language): Blog {
  const shown = languageShown(post.content, language) ?? language;
  return { ...post, content: { [shown]: localizeRichText(post.content, language) } };
}
