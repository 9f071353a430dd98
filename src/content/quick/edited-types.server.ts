import type { Kysely } from 'kysely';
import { isDocumentType, type DocumentType } from '../collections.ts';
import { SYSTEM_AUTHORS } from '../embedded/author.server.ts';
import type { ContentTables } from '../embedded/tables.server.ts';

/** Who fills in what nobody has written yet. */
const FILLERS = [SYSTEM_AUTHORS.sample, SYSTEM_AUTHORS.housekeeping].map(({ id }) => id);

/** The types of documents that the business has written itself, beyond the sample. */
export async function editedTypes(db: Kysely<ContentTables>): Promise<ReadonlySet<DocumentType>> {
  const rows = await db
    .selectFrom('content_audit')
    .select('type')
    .distinct()
    .where('author_id', 'not in', FILLERS)
    .where('action', 'in', ['publish', 'import', 'restoreVersion'])
    .execute();
  return new Set(rows.map(({ type }) => type).filter(isDocumentType));
}
