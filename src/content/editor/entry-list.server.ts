import { sql } from 'kysely';
import {
  countUpTo,
  isSqlite,
  pageOf,
  type Paging,
  type Total,
} from '../../database/index.server.ts';
import type { Language } from '../../i18n/index.server.ts';
import type { DocumentType } from '../collections.ts';
import { draftIdOf } from '../draft-id.server.ts';
import { authorIn } from '../store/author.server.ts';
import type { ContentEntriesTable, Db } from '../store/tables.server.ts';
import { revisionOf } from './edited-document.server.ts';
import { foldText } from './document-text.server.ts';
import { subjectsOf, withSubject } from './list-subjects.server.ts';
import { listSchedules } from './schedules.server.ts';

export type EntryState = ContentEntriesTable['state'];

/** A document in a list, as its draft has it, or else as it is published. */
export type ListedDocument = Awaited<ReturnType<typeof inFull>>[number];

export type ListOrder = 'title' | 'updatedAt' | 'position' | 'date' | 'trashedAt';

export interface ListFilter extends Paging {
  readonly type?: DocumentType | undefined;
  /** Types of which none are wanted. */
  readonly except?: readonly DocumentType[] | undefined;
  /** Without it every state but `trashed`. */
  readonly state?: EntryState | readonly EntryState[] | undefined;
  /** Words that must all occur, in any language, whatever their case and accents. */
  readonly search?: string | undefined;
  readonly kind?: string | undefined;
  /** Only those with a time to come, or only those without one. */
  readonly isScheduled?: boolean | undefined;
  /** Only those that are not translated into one of these languages. */
  readonly lacks?: readonly Language[] | undefined;
  /** By default the last changed first. */
  readonly order?: ListOrder | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  /** Whose titles are ordered; Spanish by default. */
  readonly language?: Language | undefined;
}

/** A page of documents, and how many there are on all pages. */
export interface DocumentList extends Total {
  readonly documents: readonly ListedDocument[];
}

const ALIVE: readonly EntryState[] = ['published', 'changed', 'draft'];

const ORDER_COLUMNS = {
  title: 'sort_title',
  updatedAt: 'updated_at',
  position: 'position',
  date: 'published_at',
  trashedAt: 'trashed_at',
} as const satisfies Record<ListOrder, keyof ContentEntriesTable>;

/** The rest of a longer search is ignored. */
const SEARCH_CHARACTERS = 200;
const SEARCH_WORDS = 8;

const LISTED_COLUMNS = [
  'id',
  'type',
  'state',
  'title',
  'title_en',
  'slug',
  'kind',
  'position',
  'is_active',
  'published_at',
  'updated_at',
  'author_id',
  'author_name',
  'trashed_at',
  'trashed_by_id',
  'trashed_by_name',
] as const satisfies readonly (keyof ContentEntriesTable)[];

/** A page of documents; those without a value to order by come last. */
export async function listEntries(db: Db, filter: ListFilter): Promise<DocumentList> {
  const { offset, limit } = pageOf(filter);
  const found = matching(db, filter);
  const page = ordered(found, filter).select(LISTED_COLUMNS).limit(limit).offset(offset);
  if (wordsOf(filter.search).length > 0) {
    // A search reads every text of its type: once, for the page and for the number of all.
    const rows = await page.select(({ fn }) => fn.countAll<number>().over().as('total')).execute();
    const [first] = rows;
    const total = first?.total ?? 0;
    if (first || offset === 0) return { documents: await inFull(db, rows), total, isMore: false };
  }
  const counted = await countUpTo(db, found, offset);
  return { documents: await inFull(db, await page.execute()), ...counted };
}

/** The ids of the documents of some types that the site has, by type and position. */
export async function idsOnSite(
  db: Db,
  types: readonly DocumentType[],
  { limit }: { readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('content_entries')
    .select('id')
    .where('type', 'in', types)
    .where('state', 'in', ['published', 'changed'])
    .orderBy('type')
    .orderBy(lackOf('position'))
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

function ordered(found: ReturnType<typeof matching>, filter: ListFilter) {
  const { order = 'updatedAt', direction = order === 'updatedAt' ? 'desc' : 'asc' } = filter;
  const isInEnglish = order === 'title' && filter.language === 'en';
  const column = isInEnglish ? 'sort_title_en' : ORDER_COLUMNS[order];
  return (
    found
      // Only for columns that may be null; each order that a list has by itself is an index's.
      .$if(order !== 'title' && order !== 'updatedAt', (query) => query.orderBy(lackOf(column)))
      .orderBy(column, direction)
      .orderBy('id', direction)
  );
}

/** Puts what has no value last, on both databases. */
function lackOf(column: keyof ContentEntriesTable) {
  return sql`case when ${sql.ref(column)} is null then 1 else 0 end`;
}

function matching(db: Db, filter: ListFilter) {
  const { type, except = [], kind, isScheduled, state = ALIVE, search, lacks } = filter;
  const states = typeof state === 'string' ? [state] : state;
  let query = db.selectFrom('content_entries').where('state', 'in', states);
  if (type !== undefined) query = query.where('type', '=', type);
  if (except.length > 0) query = query.where('type', 'not in', except);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (isScheduled !== undefined) {
    const scheduled = db
      .selectFrom('content_schedules')
      .select('document_id')
      .where('failed_at', 'is', null);
    query = query.where('id', isScheduled ? 'in' : 'not in', scheduled);
  }
  if (lacks !== undefined) {
    query = query.where(({ eb, or }) =>
      or(lacks.map((code) => eb('lacks', 'like', `% ${code} %`))),
    );
  }
  for (const word of wordsOf(search)) query = query.where(occurs(db, word));
  return query;
}

/** Does a word occur in a text? As each database is quickest at it in thousands of long texts. */
function occurs(db: Db, word: string) {
  if (!isSqlite(db)) return sql<boolean>`strpos(search_text, ${word}) > 0`;
  const pattern = `%${word.replace(/[!%_]/g, '!$&')}%`;
  return sql<boolean>`search_text like ${pattern} escape '!'`;
}

function wordsOf(search = ''): readonly string[] {
  const words = foldText(search.slice(0, SEARCH_CHARACTERS)).split(' ');
  return words.filter((word) => word !== '').slice(0, SEARCH_WORDS);
}

/** The documents that refer to a document or a picture, except itself and what is in the trash. */
export async function listReferring(db: Db, target: string, paging: Paging): Promise<DocumentList> {
  const { offset, limit } = pageOf(paging);
  const found = db
    .selectFrom('content_entries')
    .where('state', '!=', 'trashed')
    .where('id', '!=', target)
    .where(
      'id',
      'in',
      db.selectFrom('content_references').select('document_id').where('target', '=', target),
    );
  const counted = await countUpTo(db, found, offset);
  const rows = await found
    .select(LISTED_COLUMNS)
    .orderBy('type')
    .orderBy('sort_title')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { documents: await inFull(db, rows), ...counted };
}

/** With what the entries do not hold: revisions and schedules. */
async function inFull(db: Db, rows: readonly ListedRow[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const schedules = Map.groupBy(await listSchedules(db, ids), ({ documentId }) => documentId);
  const stored = await db
    .selectFrom('documents')
    .select(['id', 'revision', 'trashed_at'])
    .where('id', 'in', [...ids, ...ids.map(draftIdOf)])
    .execute();
  const subjects = await subjectsOf(db, rows);
  const byId = new Map(stored.map((row) => [row.id, row]));
  return rows.map((row) => ({
    ...withSubject(asListed(row), subjects.get(row.id)),
    /** The one that a write expects. */
    revision: revisionOf({ published: byId.get(row.id), draft: byId.get(draftIdOf(row.id)) }),
    /** What is to be done with it, and what could not be. */
    schedules: schedules.get(row.id) ?? [],
  }));
}

/** How many documents there are of each type in each state. */
export async function countEntries(
  db: Db,
): Promise<readonly { type: DocumentType; state: EntryState; count: number }[]> {
  const rows = await db
    .selectFrom('content_entries')
    .select(({ fn }) => ['type', 'state', fn.countAll<number>().as('count')])
    .groupBy(['type', 'state'])
    .orderBy('type')
    .orderBy('state')
    .execute();
  return rows.map((row) => ({ ...row, type: row.type as DocumentType }));
}

type ListedRow = Pick<ContentEntriesTable, (typeof LISTED_COLUMNS)[number]>;

function asListed(row: ListedRow) {
  return {
    id: row.id,
    type: row.type as DocumentType,
    state: row.state,
    title: row.title,
    titleEn: row.title_en,
    slug: row.slug,
    kind: row.kind,
    position: row.position,
    isActive: row.is_active === 1,
    /** When it was published, or when what it describes took place. */
    date: row.published_at,
    updatedAt: row.updated_at,
    author: authorIn(row.author_id, row.author_name),
    trashed:
      row.trashed_at === null
        ? null
        : { at: row.trashed_at, author: authorIn(row.trashed_by_id, row.trashed_by_name) },
  };
}
