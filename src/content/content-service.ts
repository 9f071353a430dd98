import type { Language } from '../i18n/index.ts';
import { makeCollectionQueries, type CollectionQueries, type QueriedType } from './collections.ts';
import type { FilledType } from './filled-types.ts';
import type { Banner, Blog, BlogSummary, DailyMenu, Snapshot, Submenu } from './types/index.gen.ts';

/** The snapshot with its references resolved; those to missing or inactive documents are left out. */
export interface SnapshotWithReferences extends Omit<
  Snapshot,
  'banner' | 'dailyMenus' | 'submenus'
> {
  banner: Banner | null;
  dailyMenus: DailyMenu[];
  submenus: Submenu[];
}

export interface BlogPage {
  posts: BlogSummary[];
  /** The number of posts on all pages. */
  total: number;
}

/** A post that was at other addresses before. */
export type MovedPost = Pick<Blog, '_id' | 'slug' | 'formerSlugs'>;

/** The queries that `COLLECTIONS` cannot describe: each content service implements them itself. */
export interface SpecialQueries {
  /** The active snapshot, or null. */
  snapshot(): Promise<SnapshotWithReferences | null>;
  /** Posts that have a publication date in the past, newest first. */
  blogs(page: { offset: number; limit: number }): Promise<BlogPage>;
  /** The published post whose slug, or else whose id, is `slug`, whatever the case. */
  blog(slug: string, language: Language): Promise<Blog | null>;
  /**
   * Every key, in lower case, by which `blog` may find a post: slugs and ids. So an address that is
   * not among them can be refused without a query.
   */
  blogKeys(): Promise<string[]>;
  /** The published posts that have former addresses. */
  movedPosts(): Promise<MovedPost[]>;
  /**
   * Which types that fill a page (`fillsPage`) have anything that is shown; of legal pages, which kinds; and which of the
   * site's pages are switched off.
   */
  filledTypes(): Promise<FilledType[]>;
}

/**
 * What the site reads. Every query returns only published documents (no drafts) that match their
 * schema; a broken one is left out and logged. A list has the order that `COLLECTIONS` gives it,
 * without inactive documents. A query rejects with what `isDatabaseAway` knows while the database
 * cannot be reached.
 */
export type ContentService = CollectionQueries & SpecialQueries;

/** What a content service writes itself: the special queries, and how it answers the table's. */
export interface OwnQueries extends SpecialQueries {
  /** The query of a type: its list, or its one document. `kind` where the type is asked for by it. */
  readonly ofCollection: (type: QueriedType, kind: string | undefined) => Promise<unknown>;
}

/** The content service that a few queries make. */
export function contentServiceOf({ ofCollection, ...special }: OwnQueries): ContentService {
  return { ...makeCollectionQueries(ofCollection), ...special };
}

/** A content service whose every query goes through `through`, which asks the given one. */
export function withEachQuery(
  service: ContentService,
  through: (ask: () => Promise<unknown>, query: ContentQuery) => Promise<unknown>,
): ContentService {
  return new Proxy(service, {
    get(target, name, receiver) {
      const query = Reflect.get(target, name, receiver) as unknown;
      if (typeof query !== 'function') return query;
      return async (...given: unknown[]) =>
        through(async () => query.apply(target, given) as unknown, name as ContentQuery);
    },
  });
}

export type ContentQuery = keyof ContentService;

/** What a change of the content touched: the documents, and the queries whose list changed its members or order. */
export interface ContentChange {
  readonly documentIds: ReadonlySet<string>;
  readonly queries: ReadonlySet<ContentQuery>;
}

/**
 * A source of changes: listeners are notified of every change, by this process or another, soon
 * after it is durable.
 */
export interface ContentChanges {
  subscribe(listener: (change: ContentChange) => void): () => void;
}
