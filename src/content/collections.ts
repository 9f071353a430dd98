import type * as v from 'valibot';
import { blog, globalSettings } from './schemas/blog.ts';
import {
  about,
  galleryPicture,
  openingHours,
  pastExperience,
  service,
  teamMember,
  testimonial,
  workshop,
} from './schemas/business.ts';
import { banner, dailyMenu, snapshot, submenu } from './schemas/menu.ts';

/** Queries that are written by hand in each content service; every other one derives from the table. */
export const SPECIAL_QUERIES = ['snapshot', 'blogs', 'blog', 'blogKeys'] as const;
export type SpecialQuery = (typeof SPECIAL_QUERIES)[number];

/** The order of a list: by the field `displayOrder`, by its date or by its last change, newest first. */
export type Order = 'displayOrder' | 'date' | 'updatedAt';

interface CollectionOptions {
  /** Does it have a field `isActive`, without which nobody sees it? */
  readonly hasActiveFlag?: boolean;
  /** The field with its date, yyyy-mm-dd or ISO 8601. */
  readonly dateField?: string;
  /** With a remote content service that has no document of the type: is the sample's shown instead? */
  readonly fallsBackToSample?: boolean;
  /** Lists of which a broken item is left out alone: one mistyped dish must not close the menu. */
  readonly forgivingLists?: readonly string[];
  /** Special queries whose answer a document of the type may join or leave. */
  readonly isPartOf?: readonly SpecialQuery[];
}

interface ListOptions extends CollectionOptions {
  readonly order: Order;
  /** `kind`: the list is asked for by the field `kind`. */
  readonly askedBy?: 'kind';
}

/** A document type: everything that is said of it beside its schema's fields. */
export interface Collection extends CollectionOptions {
  readonly schema: v.GenericSchema;
  /** One document, whose `_id` is the type's name? */
  readonly isSingleton: boolean;
  /** The query of `ContentService` that answers it; null when only special queries do. */
  readonly query: string | null;
  readonly order?: Order;
  readonly askedBy?: 'kind';
}

function list<
  const Query extends string,
  Schema extends v.GenericSchema,
  const Options extends ListOptions,
>(query: Query, schema: Schema, options: Options) {
  return { query, schema, isSingleton: false as const, ...options };
}

function singleton<
  const Query extends string,
  Schema extends v.GenericSchema,
  const Options extends CollectionOptions,
>(query: Query, schema: Schema, options: Options) {
  return { query, schema, isSingleton: true as const, ...options };
}

function special<
  Schema extends v.GenericSchema,
  const Options extends CollectionOptions & { readonly isSingleton: boolean },
>(schema: Schema, options: Options) {
  return { query: null, schema, ...options };
}

/**
 * Every document type, each said once. The queries in SQL and GROQ, what a change touches, the type
 * of `ContentService` and the tests that every content service must pass derive from this table.
 */
export const COLLECTIONS = {
  dailyMenu: list('dailyMenus', dailyMenu, {
    order: 'displayOrder',
    hasActiveFlag: true,
    forgivingLists: ['sections', 'items'],
    isPartOf: ['snapshot'],
  }),
  submenu: list('submenus', submenu, {
    order: 'displayOrder',
    hasActiveFlag: true,
    forgivingLists: ['submenuItems'],
    isPartOf: ['snapshot'],
  }),
  banner: list('banners', banner, { order: 'updatedAt', isPartOf: ['snapshot'] }),
  snapshot: special(snapshot, { isSingleton: true, hasActiveFlag: true, isPartOf: ['snapshot'] }),
  blog: special(blog, {
    isSingleton: false,
    dateField: 'publishedAt',
    isPartOf: ['blogs', 'blog', 'blogKeys'],
  }),
  globalSettings: singleton('globalSettings', globalSettings, {}),
  workshop: list('workshops', workshop, {
    order: 'displayOrder',
    askedBy: 'kind',
    hasActiveFlag: true,
    fallsBackToSample: true,
  }),
  service: list('services', service, {
    order: 'displayOrder',
    hasActiveFlag: true,
    fallsBackToSample: true,
  }),
  testimonial: list('testimonials', testimonial, {
    order: 'displayOrder',
    askedBy: 'kind',
    hasActiveFlag: true,
    fallsBackToSample: true,
  }),
  galleryPicture: list('galleryPictures', galleryPicture, {
    order: 'displayOrder',
    fallsBackToSample: true,
  }),
  openingHours: singleton('openingHours', openingHours, { fallsBackToSample: true }),
  teamMember: list('team', teamMember, { order: 'displayOrder', fallsBackToSample: true }),
  about: singleton('about', about, { fallsBackToSample: true }),
  pastExperience: list('pastExperiences', pastExperience, {
    order: 'date',
    dateField: 'date',
    fallsBackToSample: true,
  }),
} as const satisfies Record<string, Collection>;

type Collections = typeof COLLECTIONS;

export type DocumentType = keyof Collections;
/** A document as its schema reads it. */
export type DocumentOf<Type extends DocumentType> = v.InferOutput<Collections[Type]['schema']>;

/** Types with a query of their own. */
export type QueriedType = {
  [Type in DocumentType]: Collections[Type]['query'] extends string ? Type : never;
}[DocumentType];

/** The queries that derive from the table, by their names. */
export type CollectionQueries = {
  [Type in QueriedType as Collections[Type]['query']]: QueryOf<Type>;
};

type QueryOf<Type extends QueriedType> = Collections[Type]['isSingleton'] extends true
  ? () => Promise<DocumentOf<Type> | null>
  : Collections[Type] extends { readonly askedBy: 'kind' }
    ? (kind: KindOf<Type>) => Promise<DocumentOf<Type>[]>
    : () => Promise<DocumentOf<Type>[]>;

type KindOf<Type extends DocumentType> =
  DocumentOf<Type> extends { readonly kind: infer Kind } ? Kind : never;

export function isDocumentType(type: unknown): type is DocumentType {
  return typeof type === 'string' && Object.hasOwn(COLLECTIONS, type);
}

/** What the table says of a type, without its own types. */
export function collectionOf(type: DocumentType): Collection {
  return COLLECTIONS[type];
}

export const DOCUMENT_TYPES = Object.keys(COLLECTIONS) as readonly DocumentType[];

/** The types with a query of their own, each with that query's name. */
export const QUERIED_TYPES: readonly { readonly type: QueriedType; readonly query: string }[] =
  DOCUMENT_TYPES.flatMap((type) => {
    const { query } = collectionOf(type);
    return query === null ? [] : [{ type: type as QueriedType, query }];
  });

/**
 * The queries of the table, each made by `answer`: how a content service, or a stand-in for one,
 * answers the documents of a type. `kind` is undefined when the type is not asked for by it.
 */
export function makeCollectionQueries(
  answer: (type: QueriedType, kind: string | undefined) => Promise<unknown>,
): CollectionQueries {
  // The table that the type derives from is the one that is walked.
  return Object.fromEntries(
    QUERIED_TYPES.map(({ type, query }) => [query, (kind?: string) => answer(type, kind)]),
  ) as unknown as CollectionQueries;
}
