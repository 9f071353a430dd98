import type { Kysely } from 'kysely';
import { documentIdOf, draftIdOf } from '../draft-id.server.ts';
import type { ContentTables, DocumentsTable } from '../store/tables.server.ts';

/** The stored rows of a document; neither if nothing is stored. */
export interface DocumentRows {
  readonly id: string;
  readonly published: DocumentsTable | undefined;
  readonly draft: DocumentsTable | undefined;
}

/** The rows of documents by document id; `ids` may also be those of drafts. At most one batch. */
export async function rowsOfDocuments(
  db: Kysely<ContentTables>,
  ids: readonly string[],
): Promise<Map<string, DocumentRows>> {
  const documentIds = [...new Set(ids.map(documentIdOf))];
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('id', 'in', [...documentIds, ...documentIds.map(draftIdOf)])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    documentIds.map((id) => [id, { id, published: byId.get(id), draft: byId.get(draftIdOf(id)) }]),
  );
}
