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

/** Is a picture in a document that is not in the trash, and of which something else is true besides? */
const isIn = (besides = sql``) => sql<boolean>`exists (
  select 1 from content_references
  join content_entries on content_entries.id = content_references.document_id
  where content_references.target = ${REFERENCE} and content_entries.state <> 'trashed' ${besides})`;

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
        ? sql<boolean>`deleted_at is null and not ${isIn()}`
        : sql<boolean>`(deleted_at is null or ${isIn()})`,
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
      sql<boolean>`(pictures.search_text like ${pattern} escape '!'
        or ${isIn(sql`and content_entries.search_text like ${pattern} escape '!'`)})`,
    );
  }
  const inOrder = found.selectAll('pictures').orderBy('created_at', 'desc').orderBy('id');
  if (only === 'withoutAlt') {
    // What documents say is in their bodies, which no query reads.
    const candidates = (await inOrder.execute()).map(describedPicture);
    const described = await findDescribed(candidates.map(({ ref }) => ref));
    const lacking = candidates.filter(({ ref }) => !described.has(ref));
    const pictures = lacking.slice(offset, offset + limit);
    return { pictures, total: lacking.length, isMore: false };
  }
  const counted = await countUpTo(db, found, offset);
  const rows = await inOrder.limit(limit).offset(offset).execute();
  return { pictures: rows.map(describedPicture), ...counted };
}

const isNotDescribedIn = (language: Language) => sql<boolean>`not (${isDescribedIn(language)})`;

const or = (conditions: readonly RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;
