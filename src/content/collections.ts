import type * as v from 'valibot';
import type { Collection } from './collection.ts';
import * as schemas from './types/index.gen.ts';

export type { Collection, CollectionForm, Order, SpecialQuery } from './collection.ts';

type Schemas = typeof schemas;

/** What the files of `schemas` export as `…Collection`, by the name before that. */
export type Collections = {
  readonly [
    Name in keyof Schemas as Name extends `${infer Type}Collection` ? Type : never
  ]: Schemas[Name];
};

const SUFFIX = 'Collection';

/**
 * Every document type, each declared once, beside its schema. The queries, what a
 * change touches, the type of `ContentService` and the tests that every content service must pass
 * derive from this table.
 */
export const COLLECTIONS = /* @__PURE__ */ tableOf(schemas);

function tableOf(exported: object): Collections {
  const named = Object.entries(exported).filter(([name]) => name.endsWith(SUFFIX));
  const inOrder = (named as [string, Collection][]).sort(([, a], [, b]) => a.place - b.place);
  // The type derives from the same names.
  return Object.fromEntries(
    inOrder.map(([name, collection]) => [name.slice(0, -SUFFIX.length), collection]),
  ) as unknown as Collections;
}

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
  : Collections[Type] extends { readonly filteredBy: 'kind' }
    ? (kind: KindOf<Type>) => Promise<DocumentOf<Type>[]>
    : () => Promise<DocumentOf<Type>[]>;

type KindOf<Type extends DocumentType> =
  DocumentOf<Type> extends { readonly kind: infer Kind } ? Kind : never;

export function isDocumentType(type: unknown): type is DocumentType {
  return typeof type === 'string' && Object.hasOwn(COLLECTIONS, type);
}

/** The entry of a type in `COLLECTIONS`, as a plain `Collection`. */
export function collectionOf(type: DocumentType): Collection {
  return COLLECTIONS[type];
}

export const DOCUMENT_TYPES = Object.keys(COLLECTIONS) as readonly DocumentType[];

/** The types of which the sample is shown while the service that the content is kept in has none. */
export const SAMPLE_TYPES = DOCUMENT_TYPES.filter((type) => collectionOf(type).fallsBackToSample);

/** The types with a query of their own, each with that query's name. */
export const QUERIED_TYPES: readonly { readonly type: QueriedType; readonly query: string }[] =
  DOCUMENT_TYPES.flatMap((type) => {
    const { query } = collectionOf(type);
    return query === null ? [] : [{ type: type as QueriedType, query }];
  });

/**
 * The queries that derive from `COLLECTIONS`. `answer` is how a content service, or a fake of one,
 * gets the documents of a type; `kind` is undefined for types that are not asked for by kind.
 */
export function makeCollectionQueries(
  answer: (type: QueriedType, kind: string | undefined) => Promise<unknown>,
): CollectionQueries {
  // The type derives from the same table as the entries.
  return Object.fromEntries(
    QUERIED_TYPES.map(({ type, query }) => [query, (kind?: string) => answer(type, kind)]),
  ) as unknown as CollectionQueries;
}
