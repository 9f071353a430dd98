import { sql, type Kysely } from 'kysely';
import { collectionOf, type DocumentType, type Order } from '../collections.ts';
import type { FoundDocument } from '../validation/document-reader.server.ts';
import type { ContentTables } from './tables.server.ts';

type Db = Kysely<ContentTables>;

/** Of a type that should have one document, more than these are not looked at. */
const CANDIDATES = 5;

const COLUMNS = ['id', 'revision', 'body'] as const;
/** What a list is ordered by stands before the body in its row, and so costs nothing to read. */
const ORDERED_COLUMNS = [...COLUMNS, 'position', 'published_at', 'updated_at'] as const;

/** A document with what its list is ordered by. */
export interface OrderedDocument extends FoundDocument {
  readonly position: number | null;
  readonly published_at: number | null;
  readonly updated_at: number;
}

/** Published documents of a type. */
function published(db: Db, type: DocumentType) {
  return db
    .selectFrom('documents')
    .select(ORDERED_COLUMNS)
    .where('type', '=', type)
    .where('state', '=', 'published');
}

/** The columns of each order, first first; the id parts those that are equal. */
export const ORDER_BY = {
  displayOrder: { column: 'position', direction: 'asc', id: 'asc' },
  date: { column: 'published_at', direction: 'desc', id: 'desc' },
  updatedAt: { column: 'updated_at', direction: 'desc', id: 'asc' },
} as const satisfies Record<Order, unknown>;

/**
 * What the table says of a type's query: its list in its order, or, of a singleton, the candidates
 * with the best first. `kind` is given where the type is asked for by it.
 */
export function ofCollection(
  db: Db,
  type: DocumentType,
  kind: string | undefined,
): Promise<OrderedDocument[]> {
  const { isSingleton, hasActiveFlag = false, order = 'displayOrder', askedBy } = collectionOf(type);
  if (isSingleton) return singletons(db, type, { isActive: hasActiveFlag });
  const { column, direction, id } = ORDER_BY[order];
  return published(db, type)
    .$if(hasActiveFlag, (query) => query.where('is_active', '=', 1))
    .$if(askedBy === 'kind', (query) => query.where('kind', '=', kind ?? ''))
    .orderBy(column, direction)
    .orderBy('id', id)
    .execute();
}

/** By date, newest first; a page of those that are no later than `until`. */
export function byDate(
  db: Db,
  type: DocumentType,
  { until, offset = 0, limit }: { until?: number; offset?: number; limit?: number },
): Promise<FoundDocument[]> {
  return published(db, type)
    .$if(until !== undefined, (query) => query.where('published_at', '<=', until ?? 0))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0).offset(offset))
    .execute();
}

/** How many of the type have a date no later than `until`. */
export async function countUntil(db: Db, type: DocumentType, until: number): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('type', '=', type)
    .where('state', '=', 'published')
    .where('published_at', '<=', until)
    .executeTakeFirstOrThrow();
  return count;
}

/** The ids of posts with their dates, those no later than `until`, in no order. */
export async function postDates(
  db: Db,
  until: number,
): Promise<{ id: string; published_at: number | null }[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'published_at'])
    .where('type', '=', 'blog')
    .where('state', '=', 'published')
    .where('published_at', '<=', until)
    .execute();
}

/**
 * Posts whose slug, or else whose id, is `slug` whatever the case; those with the slug first. The
 * few that match are sorted out here: with more conditions the planner would walk through all posts.
 */
export async function bySlug(db: Db, slug: string, until: number): Promise<FoundDocument[]> {
  const key = slug.toLowerCase();
  const columns = [...COLUMNS, 'type', 'state', 'published_at'] as const;
  const where = (column: 'slug' | 'lookup_id') =>
    db
      .selectFrom('documents')
      .select(columns)
      .where(column, '=', key)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  const found = await Promise.all([where('slug'), where('lookup_id')]);
  return found
    .flat()
    .filter(
      ({ type, state, published_at }) =>
        type === 'blog' && state === 'published' && published_at !== null && published_at <= until,
    );
}

/** Slugs and ids, in lower case, of the posts that are published no later than `until`. */
export async function blogKeys(db: Db, until: number): Promise<string[]> {
  const found = await db
    .selectFrom('documents')
    .select(['slug', 'lookup_id'])
    .where('type', '=', 'blog')
    .where('state', '=', 'published')
    .where('published_at', '<=', until)
    .execute();
  return found.flatMap(({ slug, lookup_id: id }) => (slug === null ? [id] : [slug, id]));
}

/** The document of a type of which there is one: that with the type's name as its id first. */
export function singletons(
  db: Db,
  type: DocumentType,
  { isActive = false } = {},
): Promise<OrderedDocument[]> {
  return published(db, type)
    .$if(isActive, (query) => query.where('is_active', '=', 1))
    .orderBy(sql`case when id = ${type} then 0 else 1 end`)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(CANDIDATES)
    .execute();
}

/** The published documents of a type among `ids`, in no order; found by their keys alone. */
export async function byIds(
  db: Db,
  type: DocumentType,
  ids: readonly string[],
  { isActive = false } = {},
): Promise<FoundDocument[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('documents')
    .select([...COLUMNS, 'type', 'state', 'is_active'])
    .where('id', 'in', ids)
    .execute();
  return found.filter(
    (one) => one.type === type && one.state === 'published' && (!isActive || one.is_active === 1),
  );
}
