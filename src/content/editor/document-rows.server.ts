import { inBatches } from '../../database/index.server.ts';
import { documentIdOf, draftIdOf } from '../draft-id.server.ts';
import type { Db, DocumentsTable } from '../store/tables.server.ts';

/** The stored rows of a document; neither if nothing is stored. */
export interface DocumentRows {
  readonly id: string;
  readonly published: DocumentsTable | undefined;
  readonly draft: DocumentsTable | undefined;
}

/** The rows of documents by document id; `ids` may also be those of drafts. */
export async function rowsOfDocuments(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, DocumentRows>> {
  const found = new Map<string, DocumentRows>();
  await inBatches([...new Set(ids.map(documentIdOf))], async (batch) => {
    const rows = await db
      .selectFrom('documents')
      .selectAll()
      .where('id', 'in', [...batch, ...batch.map(draftIdOf)])
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of batch)
      found.set(id, { id, published: byId.get(id), draft: byId.get(draftIdOf(id)) });
  });
  return found;
}

/** The rows of one document, whose id may also be that of its draft. */
export async function rowsOf(db: Db, id: string): Promise<DocumentRows> {
  return rowsIn(await rowsOfDocuments(db, [id]), documentIdOf(id));
}

/** Those of one document among them. */
export function rowsIn(documents: ReadonlyMap<string, DocumentRows>, id: string): DocumentRows {
  return documents.get(id) ?? { id, published: undefined, draft: undefined };
}
