import type { Kysely } from 'kysely';
import type { Log } from '../../log/index.server.ts';
import type { Language } from '../../i18n/index.ts';
import {
  collectionOf,
  type DocumentOf,
  type DocumentType,
  type QueriedType,
} from '../collections.ts';
import {
  contentServiceOf,
  type BlogAddressPage,
  type BlogPage,
  type ContentService,
  type MovedPost,
  type OwnQueries,
  type SnapshotWithReferences,
  type BlogAddress,
} from '../content-service.ts';
import type { Blog, Reference, BlogSummary } from '../types/index.gen.ts';
import { DocumentReader, type FoundDocument } from '../document-reader.server.ts';
import { publishedDocuments, type DocumentSource } from './document-source.server.ts';
import type { ContentTables } from './tables.server.ts';
import { languageShown, localizeRichText } from '../localize.ts';

interface ServiceOptions {
  readonly db: Kysely<ContentTables>;
  readonly log: Log;
}

/** The content service over the product's own database. */
export function createEmbeddedContentService({ db, log }: ServiceOptions): ContentService {
  return serviceOver(publishedDocuments(db), new DocumentReader(log));
}

/** A content service that answers what a source finds. */
export function serviceOver(source: DocumentSource, reader: DocumentReader): ContentService {
  return contentServiceOf(new EmbeddedQueries(source, reader));
}

class EmbeddedQueries implements OwnQueries {
  readonly #source: DocumentSource;
  readonly #reader: DocumentReader;

  constructor(source: DocumentSource, reader: DocumentReader) {
    this.#source = source;
    this.#reader = reader;
  }

  /** The query of a type: its list, or its one document. */
  async ofCollection(type: QueriedType, kind: string | undefined): Promise<unknown> {
    const found = await this.#source.ofCollection(type, kind);
    return collectionOf(type).isSingleton
      ? this.#first(type, found)
      : this.#reader.readAll(type, found);
  }

  async blogs(page: { offset: number; limit: number }): Promise<BlogPage> {
    const { found, total } = await this.#source.posts(page);
    return { posts: this.#reader.readAll('blog', found).map(summaryOf), total };
  }

  async blogAddresses(page: { offset: number; limit: number }): Promise<BlogAddressPage> {
    const { posts, total } = await this.blogs(page);
    return { posts: posts.map(addressOf), total };
  }

  async blog(slug: string, language: Language): Promise<Blog | null> {
    const post = this.#first('blog', await this.#source.postsByKey(slug));
    return post && inLanguage(post, language);
  }

  blogKeys = () => this.#source.postKeys();

  async movedPosts(): Promise<MovedPost[]> {
    return this.#reader
      .readAll('blog', await this.#source.movedPosts())
      .flatMap(({ _id, slug, formerSlugs }) =>
        formerSlugs.length > 0 ? [{ _id, slug, formerSlugs }] : [],
      );
  }

  filledTypes = () => this.#source.filledTypes();

  async snapshot(): Promise<SnapshotWithReferences | null> {
    const found = await this.#source.snapshots();
    const snapshot = this.#first('snapshot', found);
    if (!snapshot) return null;
    const [banners, dailyMenus, submenus] = await Promise.all([
      this.#referenced('banner', snapshot.banner ? [snapshot.banner] : []),
      this.#referenced('dailyMenu', snapshot.dailyMenus, { isActive: true }),
      this.#referenced('submenu', snapshot.submenus, { isActive: true }),
    ]);
    return { ...snapshot, banner: banners[0] ?? null, dailyMenus, submenus };
  }

  /** In the order of the references. */
  async #referenced<Type extends DocumentType>(
    type: Type,
    references: readonly Reference[],
    options?: { isActive: boolean },
  ): Promise<DocumentOf<Type>[]> {
    const ids = [...new Set(references.map(({ _ref }) => _ref))];
    const found = await this.#source.byIds(type, ids, options);
    const byId = new Map(found.map((one) => [one.id, one]));
    return this.#reader.readAll(
      type,
      ids.map((id) => byId.get(id)).filter((one) => one !== undefined),
    );
  }

  #first<Type extends DocumentType>(
    type: Type,
    found: readonly FoundDocument[],
  ): DocumentOf<Type> | null {
    for (const one of found) {
      const document = this.#reader.read(type, one);
      if (document) return document;
    }
    return null;
  }
}

/** A post without its body, for lists. */
function summaryOf(post: Blog): BlogSummary {
  const { content, ...summary } = post;
  void content;
  return summary;
}

/** Where a post is. */
function addressOf({ _id, _updatedAt, slug, publishedAt }: BlogSummary): BlogAddress {
  return { _id, _updatedAt, slug, publishedAt };
}

/** The post with the body of one language alone, the one that `localizeRichText` chooses. */
function inLanguage(post: Blog, language: Language): Blog {
  const shown = languageShown(post.content, language) ?? language;
  return { ...post, content: { [shown]: localizeRichText(post.content, language) } };
}
