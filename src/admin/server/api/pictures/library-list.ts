import { sql, type Kysely } from 'kysely';
import { foldText } from '../../../../i18n/index.server.ts';
import { describedPicture, type DescribedPicture } from '../../../../media/index.server.ts';
import type { OfficeTables } from '../../services.ts';

export const LIBRARY_FILTERS = ['unused', 'withoutAlt'] as const;

export interface LibraryFilter {
  readonly page: number;
  readonly perPage: number;
  readonly search?: string | undefined;
  readonly only?: (typeof LIBRARY_FILTERS)[number] | undefined;
}

/** Words of a search that count. */
const SEARCH_WORDS = 8;

/** The reference of a row's picture. */
const REFERENCE = sql<string>`'image-' || pictures.id || '-' || pictures.width || 'x' || pictures.height || '-' || pictures.format`;

/** Is a picture in a document that is not in the trash? */
const IS_USED = sql<boolean>`exists (
  select 1 from content_references
  join content_entries on content_entries.id = content_references.document_id
  where content_references.target = ${REFERENCE} and content_entries.state <> 'trashed')`;

/** The pictures of the library, newest first. A deleted one is there only while a document has it. */
export async function listLibrary(
  db: Kysely<OfficeTables>,
  { page, perPage, search = '', only }: LibraryFilter,
): Promise<{ pictures: readonly DescribedPicture[]; total: number }> {
  let found = db
    .selectFrom('pictures')
    .where(
      only === 'unused'
        ? sql<boolean>`deleted_at is null and not ${IS_USED}`
        : sql<boolean>`(deleted_at is null or ${IS_USED})`,
    );
  if (only === 'withoutAlt') {
    found = found.where((where) =>
      where.or([where('alt_es', 'is', null), where('alt_en', 'is', null)]),
    );
  }
  for (const word of foldText(search).split(' ').filter(Boolean).slice(0, SEARCH_WORDS)) {
    const pattern = `%${word.replace(/[!%_]/g, '!$&')}%`;
    found = found.where(sql<boolean>`search_text like ${pattern} escape '!'`);
  }
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('pictures')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { pictures: rows.map(describedPicture), total: Number(total) };
}
