import type { SanityClient } from '@sanity/client';
import type { Language } from '../../i18n/index.ts';
import type { Log } from '../../log/index.server.ts';
import { inLanguage, summaryOf } from '../blog-views.server.ts';
import { collectionOf, type DocumentType, type QueriedType } from '../collections.ts';
import {
  contentServiceOf,
  type BlogPage,
  type ContentQuery,
  type ContentService,
  ContentUnavailableError,
  type OwnQueries,
  type SnapshotWithReferences,
} from '../content-service.ts';
import type { Blog } from '../schemas/index.ts';
import { DocumentReader } from '../validation/document-reader.server.ts';
import { asFound, asReferenced, type RawDocument } from './raw-document.server.ts';
import * as groq from './queries.server.ts';

interface ServiceOptions {
  readonly client: SanityClient;
  /** Answers for the types of which the dataset has no document. */
  readonly sample: ContentService;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface Known {
  readonly documents: readonly RawDocument[];
  readonly isKnown: boolean;
}

interface RawSnapshot {
  readonly snapshot: RawDocument;
  readonly banner: unknown;
  readonly dailyMenus: readonly unknown[] | null;
  readonly submenus: readonly unknown[] | null;
}

/** The content service over Sanity's Content Lake. */
export function createSanityContentService(options: ServiceOptions): ContentService {
  return contentServiceOf(new SanityQueries(options));
}

class SanityQueries implements OwnQueries {
  readonly #client: SanityClient;
  readonly #sample: ContentService;
  readonly #reader: DocumentReader;
  readonly #now: () => number;

  constructor({ client, sample, log, now = Date.now }: ServiceOptions) {
    this.#client = client;
    this.#sample = sample;
    this.#reader = new DocumentReader(log);
    this.#now = now;
  }

  /**
   * The query of a type; the sample's answer if the dataset has no such document and the type falls
   * back.
   */
  async ofCollection(type: QueriedType, kind: string | undefined): Promise<unknown> {
    const { isSingleton, fallsBackToSample, askedBy, query } = collectionOf(type);
    const parameters = askedBy === 'kind' ? { kind } : {};
    const { documents, isKnown } = await this.#ask<Known>(groq.ofCollection(type), parameters);
    if (!isKnown && fallsBackToSample === true) {
      const sample = this.#sample[query as ContentQuery] as (kind?: string) => Promise<unknown>;
      return sample(kind);
    }
    const read = this.#reader.readAll(type, documents.map(asFound));
    return isSingleton ? (read[0] ?? null) : read;
  }

  async snapshot(): Promise<SnapshotWithReferences | null> {
    for (const raw of await this.#ask<RawSnapshot[]>(groq.SNAPSHOTS)) {
      const snapshot = this.#reader.read('snapshot', asFound(raw.snapshot));
      if (!snapshot) continue;
      const follow = <Type extends DocumentType>(
        type: Type,
        documents: readonly unknown[] | null,
      ) => this.#reader.readAll(type, asReferenced(type, documents ?? []));
      return {
        ...snapshot,
        banner: follow('banner', [raw.banner])[0] ?? null,
        dailyMenus: follow('dailyMenu', raw.dailyMenus),
        submenus: follow('submenu', raw.submenus),
      };
    }
    return null;
  }

  async blogs({ offset, limit }: { offset: number; limit: number }): Promise<BlogPage> {
    const parameters = { offset, end: offset + limit, now: this.#minute() };
    const page = await this.#ask<{ posts: RawDocument[]; total: number }>(groq.BLOGS, parameters);
    const posts = this.#reader.readAll('blog', page.posts.map(asFound)).map(summaryOf);
    return { posts, total: page.total };
  }

  async blog(slug: string, language: Language): Promise<Blog | null> {
    const parameters = { slug: slug.toLowerCase(), now: this.#minute() };
    const [post] = await this.#list('blog', groq.BLOG, parameters);
    return post ? inLanguage(post, language) : null;
  }

  async blogKeys(): Promise<string[]> {
    const posts = await this.#ask<{ slug: string | null; id: string }[]>(groq.BLOG_KEYS, {
      now: this.#minute(),
    });
    return posts.flatMap(({ slug, id }) => (slug === null ? [id] : [slug, id]));
  }

  async #list<Type extends DocumentType>(type: Type, query: string, parameters: object = {}) {
    const documents = await this.#ask<RawDocument[]>(query, parameters);
    return this.#reader.readAll(type, documents.map(asFound));
  }

  async #ask<Answer>(query: string, parameters: object = {}): Promise<Answer> {
    try {
      return await this.#client.fetch<Answer>(query, { ...parameters });
    } catch (cause) {
      throw new ContentUnavailableError('Sanity does not answer', { cause });
    }
  }

  /** The current time to the minute, so that the CDN can cache the query. */
  #minute(): string {
    return new Date(Math.floor(this.#now() / 60_000) * 60_000).toISOString();
  }
}
