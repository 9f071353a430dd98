import type { Transaction } from 'kysely';
import type { ContentChange, ContentQuery } from '../content-service.ts';
import { isDocumentType } from '../collections.ts';
import { rowOf, type StorableDocument } from './document-row.server.ts';
import type { ContentMarksTable, ContentTables, DocumentsTable } from './tables.server.ts';
import { touchedQueries } from './touched-queries.server.ts';

/** Rows in one statement: 12 values each stay below SQLite's 32,766 and PostgreSQL's 65,535. */
const BATCH = 500;

/** Has it an id and a type that the product knows? */
export function isStorable(document: unknown): document is StorableDocument {
  if (typeof document !== 'object' || document === null) return false;
  const { _id, _type } = document as Record<string, unknown>;
  return typeof _id === 'string' && _id.length > 0 && _id.length <= 128 && isDocumentType(_type);
}

/** Creates or replaces documents, and answers what that changes. `now` is milliseconds since 1970. */
export async function replaceDocuments(
  transaction: Transaction<ContentTables>,
  documents: readonly StorableDocument[],
  now: number,
): Promise<ContentChange> {
  const queries = new Set<ContentQuery>();
  for (let start = 0; start < documents.length; start += BATCH) {
    const batch = documents.slice(start, start + BATCH);
    const before = await rowsById(transaction, batch.map(({ _id }) => _id));
    const rows = batch.map((document) => rowOf(keepCreation(document, before.get(document._id)), now));
    for (const row of rows) {
      for (const query of touchedQueries(before.get(row.id), row)) queries.add(query);
    }
    await transaction
      .insertInto('documents')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          type: eb.ref('excluded.type'),
          slug: eb.ref('excluded.slug'),
          kind: eb.ref('excluded.kind'),
          position: eb.ref('excluded.position'),
          is_active: eb.ref('excluded.is_active'),
          published_at: eb.ref('excluded.published_at'),
          updated_at: eb.ref('excluded.updated_at'),
          revision: eb.ref('excluded.revision'),
          body: eb.ref('excluded.body'),
        })),
      )
      .execute();
  }
  return { documentIds: new Set(documents.map(({ _id }) => _id)), queries };
}

/** Sets the mark; false when it is set already, or when there are documents. */
export async function claimMark(
  transaction: Transaction<ContentTables>,
  mark: ContentMarksTable,
): Promise<boolean> {
  const set = await transaction
    .insertInto('content_marks')
    .values(mark)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!set) return false;
  return !(await transaction.selectFrom('documents').select('id').limit(1).executeTakeFirst());
}

async function rowsById(
  transaction: Transaction<ContentTables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DocumentsTable>> {
  const rows = await transaction.selectFrom('documents').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function keepCreation(document: StorableDocument, before: DocumentsTable | undefined) {
  if (!before || '_createdAt' in document) return document;
  const { _createdAt } = JSON.parse(before.body) as { _createdAt?: string };
  return _createdAt === undefined ? document : { ...document, _createdAt };
}
