import { collectionOf, type DocumentType } from '../collections.ts';
import { draftIdOf } from '../draft-id.server.ts';
import type { ContentEntriesTable, Db } from '../store/tables.server.ts';

type Titles = Pick<ContentEntriesTable, 'title' | 'title_en'>;

/** What those are of that are called by a day alone: the workshop that is held on it. */
export async function subjectsOf(
  db: Db,
  rows: readonly { readonly id: string; readonly type: string }[],
): Promise<ReadonlyMap<string, Titles>> {
  const dated = rows.filter(({ type }) => {
    const { titleField, dateField } = collectionOf(type as DocumentType);
    return titleField !== undefined && titleField === dateField;
  });
  if (dated.length === 0) return new Map();
  const ids = dated.map(({ id }) => id);
  const found = await db
    .selectFrom('content_references')
    .innerJoin('content_entries', 'content_entries.id', 'target')
    .where('source_id', 'in', [...ids, ...ids.map(draftIdOf)])
    .select(['document_id', 'title', 'title_en'])
    // As its draft has it, if it has one.
    .orderBy('source_id')
    .execute();
  return new Map(found.map(({ document_id, ...titles }) => [document_id, titles]));
}

/** A document that is listed, with its subject behind the day that it is called by. */
export function withSubject<
  Titled extends { readonly title: string; readonly titleEn: string | null },
>(listed: Titled, subject: Titles | undefined): Titled {
  if (!subject?.title) return listed;
  const title = `${listed.title} · ${subject.title}`;
  const titleEn = subject.title_en && `${listed.title} · ${subject.title_en}`;
  return { ...listed, title, titleEn };
}
