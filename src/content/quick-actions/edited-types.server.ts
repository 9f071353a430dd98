import { isDocumentType, type DocumentType } from '../collections.ts';
import { SYSTEM_AUTHORS } from '../store/author.server.ts';
import type { Db } from '../store/tables.server.ts';

/** Who fills in what nobody has written yet. */
const FILLERS = [SYSTEM_AUTHORS.sample, SYSTEM_AUTHORS.housekeeping].map(({ id }) => id);

/** The types of documents that the business has written itself, beyond the sample. */
export async function editedTypes(db: Db): Promise<ReadonlySet<DocumentType>> {
  const rows = await db
    .selectFrom('events')
    .select('subject_kind')
    .distinct()
    .where('account_id', 'not in', FILLERS)
    .where('action', 'in', ['document.publish', 'document.import', 'document.restoreVersion'])
    .execute();
  return new Set(
    rows.map((row) => row.subject_kind.replace('document/', '')).filter(isDocumentType),
  );
}
