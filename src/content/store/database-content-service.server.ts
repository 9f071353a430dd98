import type { Language } from '../../i18n/index.ts';
import { collectionOf, type DocumentType } from '../collections.ts';
import { contentServiceOf, type ContentService } from '../content-service.ts';
import type { Blog, Reference, BlogSummary } from '../types/index.gen.ts';
import type { DocumentReader, FoundDocument } from '../document-reader.server.ts';
import * as queries from './document-queries.server.ts';
import type { ReadDb } from './tables.server.ts';
import { languageShown, localizeRichText } from '../localize.ts';

/** A content service over the site's documents, or a preview's. */
export function serviceOver(db: ReadDb, reader: DocumentReader): ContentService {
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
    const found = await queries.byIds(db, type, ids, options);
    const byId = new Map(found.map((one) => [one.id, one]));
    return reader.readAll(
      type,
      ids.flatMap((id) => byId.get(id) ?? []),
    );
  };
  return contentServiceOf({
    async ofCollection(type, kind) {
      const found = await queries.ofCollection(db, type, kind);
      return collectionOf(type).isSingleton ? first(type, found) : reader.readAll(type, found);
    },
    async blogs(page) {
      const [found, total] = await Promise.all([queries.posts(db, page), queries.countPosts(db)]);
      return { posts: reader.readAll('blog', found).map(summaryOf), total };
    },
    async blog(slug, language) {
      const post = first('blog', await queries.bySlug(db, slug));
      return post && inLanguage(post, language);
    },
    blogKeys: () => queries.blogKeys(db),
    async movedPosts() {
      const posts = reader.readAll('blog', await queries.movedPosts(db));
      return posts.flatMap(({ _id, slug, formerSlugs }) =>
        formerSlugs.length > 0 ? [{ _id, slug, formerSlugs }] : [],
      );
    },
    filledTypes: () => queries.filledTypes(db),
    async snapshot() {
      const snapshot = first('snapshot', await queries.ofCollection(db, 'snapshot'));
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

/** The post with the body of one language alone, the one that `localizeRichText` chooses. */
function inLanguage(post: Blog, language: Language): Blog {
  const shown = languageShown(post.content, language) ?? language;
  return { ...post, content: { [shown]: localizeRichText(post.content, language) } };
}
