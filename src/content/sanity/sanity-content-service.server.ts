import type { SanityClient } from '@sanity/client';
import type { Language } from '../../i18n/index.ts';
import type { Log } from '../../log/index.server.ts';
import { inLanguage, summaryOf } from '../blog-views.ts';
import {
  type BlogPage,
  type ContentService,
  ContentUnavailableError,
  type SnapshotWithReferences,
} from '../content-service.ts';
import type { Blog, DocumentOf, DocumentType } from '../schemas/index.ts';
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
export class SanityContentService implements ContentService {
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

  dailyMenus = () => this.#list('dailyMenu', groq.DAILY_MENUS);
  submenus = () => this.#list('submenu', groq.SUBMENUS);
  banners = () => this.#list('banner', groq.BANNERS);

  async globalSettings() {
    return (await this.#list('globalSettings', groq.GLOBAL_SETTINGS))[0] ?? null;
  }

  async snapshot(): Promise<SnapshotWithReferences | null> {
    for (const raw of await this.#ask<RawSnapshot[]>(groq.SNAPSHOTS)) {
      const snapshot = this.#reader.read('snapshot', asFound(raw.snapshot));
      if (!snapshot) continue;
      const follow = <Type extends DocumentType>(type: Type, documents: readonly unknown[] | null) =>
        this.#reader.readAll(type, asReferenced(type, documents ?? []));
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

  workshops = (kind: DocumentOf<'workshop'>['kind']) =>
    this.#knownList('workshop', groq.WORKSHOPS, () => this.#sample.workshops(kind), { kind });
  testimonials = (kind: DocumentOf<'testimonial'>['kind']) =>
    this.#knownList('testimonial', groq.TESTIMONIALS, () => this.#sample.testimonials(kind), { kind });
  services = () => this.#knownList('service', groq.SERVICES, () => this.#sample.services());
  galleryPictures = () =>
    this.#knownList('galleryPicture', groq.GALLERY_PICTURES, () => this.#sample.galleryPictures());
  team = () => this.#knownList('teamMember', groq.TEAM, () => this.#sample.team());
  pastExperiences = () =>
    this.#knownList('pastExperience', groq.PAST_EXPERIENCES, () => this.#sample.pastExperiences());
  openingHours = () =>
    this.#knownSingle('openingHours', groq.OPENING_HOURS, () => this.#sample.openingHours());
  about = () => this.#knownSingle('about', groq.ABOUT, () => this.#sample.about());

  async #list<Type extends DocumentType>(type: Type, query: string, parameters: object = {}) {
    const documents = await this.#ask<RawDocument[]>(query, parameters);
    return this.#reader.readAll(type, documents.map(asFound));
  }

  async #knownList<Type extends DocumentType>(
    type: Type,
    query: string,
    sample: () => Promise<DocumentOf<Type>[]>,
    parameters: object = {},
  ): Promise<DocumentOf<Type>[]> {
    const { documents, isKnown } = await this.#ask<Known>(query, parameters);
    return isKnown ? this.#reader.readAll(type, documents.map(asFound)) : sample();
  }

  async #knownSingle<Type extends DocumentType>(
    type: Type,
    query: string,
    sample: () => Promise<DocumentOf<Type> | null>,
  ): Promise<DocumentOf<Type> | null> {
    const { documents, isKnown } = await this.#ask<Known>(query);
    return isKnown ? (this.#reader.readAll(type, documents.map(asFound))[0] ?? null) : sample();
  }

  async #ask<Answer>(query: string, parameters: object = {}): Promise<Answer> {
    try {
      return await this.#client.fetch<Answer>(query, { ...parameters });
    } catch (cause) {
      throw new ContentUnavailableError('Sanity does not answer', { cause });
    }
  }

  /** The whole minute it is, so that the CDN can answer the same query again. */
  #minute(): string {
    return new Date(Math.floor(this.#now() / 60_000) * 60_000).toISOString();
  }
}
