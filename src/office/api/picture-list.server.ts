import { sql, type Kysely, type RawBuilder } from 'kysely';
import { countUpTo, pageOf, type Paging, type Total } from '../../database/index.server.ts';
import type { Language } from '../../i18n/index.ts';
import { foldText } from '../../i18n/index.server.ts';
import {
  describedPicture,
  isDescribedIn,
  type DescribedPicture,
} from '../../media/index.server.ts';
import type { AllTables } from '../services.server.ts';

export const LIBRARY_FILTERS = ['unused', 'withoutAlt', 'untranslated'] as const;

export interface LibraryFilter extends Paging {
  /** In which pictures should say what they show. */
  readonly languages: readonly Language[];
  readonly search?: string | undefined;
  readonly only?: (typeof LIBRARY_FILTERS)[number] | undefined;
}

/** Which pictures, named by their references, every document of theirs describes. */
export type FindDescribed = (refs: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;

/** Words of a search that count. */
const SEARCH_WORDS = 8;

/** The reference of a row's picture. */
const REFERENCE = sql<string>`'image-' || pictures.id || '-' || pictures.width || 'x' || pictures.height || '-' || pictures.format`;

/** Is a picture in a document that is not in the trash? */
const IS_USED = sql<boolean>`exists (
  select 1 from content_references
  join content_entries on content_entries.id = content_references.document_id
  where content_references.target = ${REFERENCE} and content_entries.state <> 'trashed')`;

/**
 * The pictures of the library, newest first, searched in their names, in what is said of them and in
 * the documents that show them. A deleted one is there only while a document has it. */
export async function listLibrary(
  db: Kysely<AllTables>,
  { search = '', only, languages, ...paging }: LibraryFilter,
  findDescribed: FindDescribed,
): Promise<{ pictures: readonly DescribedPicture[] } & Total> {
  const { offset, limit } = pageOf(paging);
  let found = db
    .selectFrom('pictures')
    .where(
      only === 'unused'
        ? sql<boolean>`deleted_at is null and not ${IS_USED}`
        : sql<boolean>`(deleted_at is null or ${IS_USED})`,
    );
  if (only === 'untranslated') {
    found = found
      .where(or(languages.map(isDescribedIn)))
      .where(or(languages.map(isNotDescribedIn)));
  }
  if (only === 'withoutAlt') {
    found = found.where(or(languages.map(isNotDescribedIn)));
  }
  for (const word of foldText(search).split(' ').filter(Boolean).slice(0, SEARCH_WORDS)) {
    const pattern = `%${word.replace(/[!%_]/g, '!$&')}%`;
    found = found.where(
      sql<boolean>`(pictures.search_text like ${pattern} escape '!' or exists (
        select 1 from content_references
        join content_entries on content_entries.id = content_references.document_id
        where content_references.target = ${REFERENCE} and content_entries.state <> 'trashed'
          and content_entries.search_text like ${pattern} escape '!'))`,
    );
  }
  if (only === 'withoutAlt') {
    // What documents say is in their bodies, which no query reads.
    const candidates = await found
      .select(['pictures.id', REFERENCE.as('ref')])
      .orderBy('created_at', 'desc')
      .orderBy('pictures.id')
      .execute();
    const described = await findDescribed(candidates.map(({ ref }) => ref));
    const ids = candidates.flatMap(({ id, ref }) => (described.has(ref) ? [] : [id]));
    const shown = ids.slice(offset, offset + limit);
    if (shown.length === 0) return { pictures: [], total: ids.length, isMore: false };
    const rows = await inOrder(db).where('id', 'in', shown).execute();
    return { pictures: rows.map(describedPicture), total: ids.length, isMore: false };
  }
  const counted = await countUpTo(db, found, offset);
  const rows = await found
    .selectAll('pictures')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { pictures: rows.map(describedPicture), ...counted };
}

const isNotDescribedIn = (language: Language) => sql<boolean>`not (${isDescribedIn(language)})`;

const or = (conditions: readonly RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

function inOrder(db: Kysely<AllTables>) {
  return db.selectFrom('pictures').selectAll().orderBy('created_at', 'desc').orderBy('id');
}
