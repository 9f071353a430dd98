import { sql } from 'kysely';
import { FILLING_TYPES, switchedOff, type FilledType } from '../filled-types.ts';
import { collectionOf, type DocumentType, type Order } from '../collections.ts';
import type { FoundDocument } from '../document-reader.server.ts';
import type { ReadDb } from './tables.server.ts';

/** How many documents are read, at most, of a type that should have one. */
const CANDIDATES = 5;

const COLUMNS = ['id', 'revision', 'body'] as const;

/** Published documents of a type. */
function published(db: ReadDb, type: DocumentType) {
  return db
    .selectFrom('documents')
    .select(COLUMNS)
    .where('type', '=', type)
    .where('state', '=', 'published');
}

/** The posts of the list; one whose date cannot be read is broken, and left out. */
const datedPosts = (db: ReadDb) => published(db, 'blog').where('published_at', 'is not', null);

/** The column and direction of each order; the id breaks ties. */
const ORDER_BY = {
  displayOrder: { column: 'position', direction: 'asc', id: 'asc' },
  date: { column: 'published_at', direction: 'desc', id: 'desc' },
  updatedAt: { column: 'updated_at', direction: 'desc', id: 'asc' },
} as const satisfies Record<Order, unknown>;

/**
 * The query of a type, as `COLLECTIONS` describes it: its list in its order, or the candidates for
 * a singleton, the best first. `kind` is set for types that are asked for by kind.
 */
export function ofCollection(
  db: ReadDb,
  type: DocumentType,
  kind?: string,
): Promise<FoundDocument[]> {
  const {
    isSingleton,
    hasActiveFlag = false,
    order = 'displayOrder',
    filteredBy,
  } = collectionOf(type);
  if (isSingleton) return singletons(db, type, { isActive: hasActiveFlag });
  const { column, direction, id } = ORDER_BY[order];
  return published(db, type)
    .$if(hasActiveFlag, (query) => query.where('is_active', '=', 1))
    .$if(filteredBy === 'kind', (query) => query.where('kind', '=', kind ?? ''))
    .orderBy(column, direction)
    .orderBy('id', id)
    .execute();
}

/** A page of posts by date, newest first. */
export function posts(
  db: ReadDb,
  { offset, limit }: { offset: number; limit: number },
): Promise<FoundDocument[]> {
  return datedPosts(db)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many posts that list has. */
export async function countPosts(db: ReadDb): Promise<number> {
  const { count } = await datedPosts(db)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Posts whose slug, or else whose id, is `slug` whatever the case; those with the slug first. The
 * few that match are filtered here: with more conditions the query planner would scan all posts.
 */
export async function bySlug(db: ReadDb, slug: string): Promise<FoundDocument[]> {
  const key = slug.toLowerCase();
  const columns = [...COLUMNS, 'type', 'state'] as const;
  const where = (column: 'slug' | 'lookup_id') =>
    db
      .selectFrom('documents')
      .select(columns)
      .where(column, '=', key)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  const found = await Promise.all([where('slug'), where('lookup_id')]);
  return found.flat().filter(({ type, state }) => type === 'blog' && state === 'published');
}

/** Slugs and ids of posts, in lower case. */
export async function blogKeys(db: ReadDb): Promise<string[]> {
  const found = await published(db, 'blog').clearSelect().select(['slug', 'lookup_id']).execute();
  return found.flatMap(({ slug, lookup_id: id }) => (slug === null ? [id] : [slug, id]));
}

/** The posts in whose text former addresses are written, in no order. */
export function movedPosts(db: ReadDb): Promise<FoundDocument[]> {
  return published(db, 'blog').where('body', 'like', '%"formerSlugs":["%').execute();
}

/** The candidates for a singleton: the one whose id is the type's name first. */
function singletons(
  db: ReadDb,
  type: DocumentType,
  { isActive = false } = {},
): Promise<FoundDocument[]> {
  return published(db, type)
    .$if(isActive, (query) => query.where('is_active', '=', 1))
    .orderBy(sql`case when id = ${type} then 0 else 1 end`)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(CANDIDATES)
    .execute();
}

/** The published documents of a type among `ids`, in no order; found by primary key alone. */
export async function byIds(
  db: ReadDb,
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

/** Which of the types that pages are there for have anything to show, and which pages are off. */
export async function filledTypes(db: ReadDb): Promise<FilledType[]> {
  const shown = (type: DocumentType) =>
    published(db, type)
      .clearSelect()
      .select('id')
      .$if(collectionOf(type).hasActiveFlag === true, (query) => query.where('is_active', '=', 1))
      .limit(1);
  const one = db.selectNoFrom(({ exists }) =>
    FILLING_TYPES.map((type) =>
      // Neither database calls a truth value the same; a figure is one for both.
      sql<number>`case when ${exists(shown(type))} then 1 else 0 end`.as(type),
    ),
  );
  const legal = published(db, 'legalPage').clearSelect().select('kind').distinct();
  const [row, kinds, pages] = await Promise.all([
    one.executeTakeFirstOrThrow(),
    legal.execute(),
    published(db, 'pageCopy').orderBy('id').execute(),
  ]);
  const filled = row as Readonly<Record<string, unknown>>;
  return [
    ...FILLING_TYPES.filter((type) => Number(filled[type]) === 1),
    ...kinds.map(({ kind }) => `legalPage:${kind}` as FilledType),
    ...pages.flatMap(({ body }) => switchedOff(JSON.parse(body) as object)),
  ];
}
