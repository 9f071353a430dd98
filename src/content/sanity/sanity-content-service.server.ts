import type { SanityClient } from '@sanity/client';
import type { Language } from '../../i18n/index.ts';
import type { Log } from '../../log/index.server.ts';
import { addressOf, inLanguage, summaryOf } from '../blog-views.server.ts';
import { collectionOf, type DocumentType, type QueriedType } from '../collections.ts';
import {
  contentServiceOf,
  type BlogAddressPage,
  type BlogPage,
  type ContentQuery,
  type ContentService,
  ContentUnavailableError,
  type OwnQueries,
  type SnapshotWithReferences,
} from '../content-service.ts';
import type { Blog, BlogSummary } from '../schemas/index.gen.ts';
import { DocumentReader } from '../validation/document-reader.server.ts';
import { validateDocument } from '../validation/validate.server.ts';
import { asFound, asReferenced, type RawDocument } from './raw-document.server.ts';
import type { KeptAnswers, Question } from './kept-answers.server.ts';
import * as groq from './queries.server.ts';

interface ServiceOptions {
  readonly client: SanityClient;
  /** Keeps the answers; without it none is kept. */
  readonly kept?: KeptAnswers;
  /** Answers for the types of which the dataset has no document. */
  readonly sample: ContentService;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface QueriesOptions {
  /** Answers a question; `$now` is not part of it, but is what is asked for now. */
  readonly answer: (question: Question, now?: string) => Promise<unknown>;
  readonly sample: ContentService;
  /** Does the sample answer, too, what cannot be asked? */
  readonly isSampleUnasked: boolean;
  readonly log: Log;
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
export function createSanityContentService({
  client,
  kept,
  ...options
}: ServiceOptions): ContentService {
  const answer = async (question: Question, now?: string): Promise<unknown> => {
    const { query, parameters } = question;
    try {
      const found = await client.fetch<unknown>(query, { ...parameters, ...(now && { now }) });
      if (typeof found !== 'object' || found === null) throw new Error('an answer of no use');
      kept?.keep(question, found);
      return found;
    } catch (cause) {
      throw new ContentUnavailableError('Sanity does not answer', { cause });
    }
  };
  return contentServiceOf(new SanityQueries({ ...options, answer, isSampleUnasked: false }));
}

/**
 * What stands in for the service while it does not answer: its last answers, read by the schemas of
 * today, and where there is none the sample, for types that fall back to it.
 */
export function createKeptContentService({
  kept,
  ...options
}: Omit<ServiceOptions, 'client'> & { readonly kept: KeptAnswers }): ContentService {
  const answer = (question: Question) => kept.read(question);
  return contentServiceOf(new SanityQueries({ ...options, answer, isSampleUnasked: true }));
}

class SanityQueries implements OwnQueries {
  readonly #answer: QueriesOptions['answer'];
  readonly #sample: ContentService;
  readonly #isSampleUnasked: boolean;
  readonly #reader: DocumentReader;
  readonly #now: () => number;

  constructor({ answer, sample, isSampleUnasked, log, now = Date.now }: QueriesOptions) {
    this.#answer = answer;
    this.#sample = sample;
    this.#isSampleUnasked = isSampleUnasked;
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
    const question = { name: type, query: groq.ofCollection(type), parameters };
    const asked = this.#ask<Known>(question);
    const { documents, isKnown } = await (this.#isSampleUnasked && fallsBackToSample === true
      ? asked.catch(unknownIfUnavailable)
      : asked);
    if (!isKnown && fallsBackToSample === true) {
      const sample = this.#sample[query as ContentQuery] as (kind?: string) => Promise<unknown>;
      return sample(kind);
    }
    const read = this.#reader.readAll(type, documents.map(asFound));
    return isSingleton ? (read[0] ?? null) : read;
  }

  async snapshot(): Promise<SnapshotWithReferences | null> {
    for (const raw of await this.#ask<RawSnapshot[]>({
      name: 'snapshot',
      query: groq.SNAPSHOTS,
      parameters: {},
    })) {
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
    const parameters = { offset, end: offset + limit };
    const question = { name: 'blogs', query: groq.BLOGS, parameters };
    const page = await this.#ask<{ posts: RawDocument[]; total: number }>(question, this.#minute());
    const posts = page.posts.flatMap((post) => this.#summary(post) ?? []);
    return { posts, total: page.total };
  }

  async blogAddresses({
    offset,
    limit,
  }: {
    offset: number;
    limit: number;
  }): Promise<BlogAddressPage> {
    const parameters = { offset, end: offset + limit };
    const question = { name: 'blogAddresses', query: groq.BLOG_ADDRESSES, parameters };
    const page = await this.#ask<{ posts: RawDocument[]; total: number }>(question, this.#minute());
    // Validated, and not kept: there are as many as there are posts, and each is looked at once.
    const posts = page.posts.flatMap((post) => validateDocument('blog', post).document ?? []);
    return { posts: posts.map(addressOf), total: page.total };
  }

  async blog(slug: string, language: Language): Promise<Blog | null> {
    const parameters = { slug: slug.toLowerCase() };
    const question = { name: 'blog', query: groq.BLOG, parameters };
    const documents = await this.#ask<RawDocument[]>(question, this.#minute());
    const [post] = this.#reader.readAll('blog', documents.map(asFound));
    return post ? inLanguage(post, language) : null;
  }

  async blogKeys(): Promise<string[]> {
    const question = { name: 'blogKeys', query: groq.BLOG_KEYS, parameters: {} };
    const posts = await this.#ask<{ slug: string | null; id: string }[]>(question, this.#minute());
    return posts.flatMap(({ slug, id }) => (slug === null ? [id] : [slug, id]));
  }

  /** Of a post that came without its body unless that is in doubt; null, and reported, when broken. */
  #summary(post: RawDocument): BlogSummary | null {
    const { document } = validateDocument('blog', post);
    // The reader keeps whole posts: of those that lack their body, it may see none but broken ones.
    const sound = document ?? this.#reader.read('blog', asFound(post));
    return sound && summaryOf(sound);
  }

  async #ask<Answer>(question: Question, now?: string): Promise<Answer> {
    return (await this.#answer(question, now)) as Answer;
  }

  /** The current time to the minute, so that the CDN can cache the query. */
  #minute(): string {
    return new Date(Math.floor(this.#now() / 60_000) * 60_000).toISOString();
  }
}

/** What was never answered is taken for a type that the dataset lacks. */
function unknownIfUnavailable(error: unknown): Known {
  if (error instanceof ContentUnavailableError) return { documents: [], isKnown: false };
  throw error;
}
