import { inBatches, markForScrub } from '../../database/index.server.ts';
import { documentIdOf } from '../draft-id.server.ts';
import type { Author } from '../store/author.server.ts';
import {
  ContentWriter,
  type WriterOptions,
  type WriteUnit,
} from '../store/content-writer.server.ts';
import type { Stamp } from '../store/document-row.server.ts';
import type { ContentTables } from '../store/tables.server.ts';
import { eraseTitles } from './audit.server.ts';
import { rowsOfDocuments, type DocumentRows } from './document-rows.server.ts';

/** The tables that hold documents' words: rewritten, they have no byte of what was erased. */
export const DOCUMENT_TABLES = [
  ...(['documents', 'content_versions', 'content_entries', 'events'] as const),
] as const satisfies readonly (keyof ContentTables)[];

/**
 * Erases documents as by the editor, for who has none: a command, or a site whose content has moved to
 * another service.
 */
export async function eraseDocuments(
  options: WriterOptions,
  ids: readonly string[],
  author: Author,
): Promise<void> {
  await eraseBy(new ContentWriter(options), ids, author);
}

/**
 * See `ContentEditor.erase`. `isErased` is asked under the writers' lock whether a document goes.
 * Answers how many went.
 */
export async function eraseBy(
  writer: ContentWriter,
  ids: readonly string[],
  author: Author,
  isErased: (rows: DocumentRows) => boolean = () => true,
): Promise<number> {
  let erased = 0;
  await inBatches([...new Set(ids.map(documentIdOf))], (asked) =>
    writer.write(async (unit) => {
      const { transaction } = unit;
      const found = [...(await rowsOfDocuments(transaction, asked))];
      const documents = new Map(found.filter(([, rows]) => isErased(rows)));
      const batch = [...documents.keys()];
      if (batch.length === 0) return;
      erased += batch.length;
      await removeForGood(unit, documents, { author, now: writer.now });
      await eraseTitles(transaction, batch);
      await markForScrub(transaction);
    }),
  );
  return erased;
}

/** Removes documents with their drafts, versions and schedules. */
export async function removeForGood(
  unit: WriteUnit,
  documents: ReadonlyMap<string, DocumentRows>,
  stamp: Stamp,
): Promise<void> {
  const rows = [...documents.values()].flatMap(({ published, draft }) => [published, draft]);
  const changes = rows.flatMap((before) =>
    before ? [{ before, after: undefined, keepsBefore: false }] : [],
  );
  await unit.apply({ documents, changes, action: 'remove', stamp });
  for (const table of ['content_versions', 'content_schedules'] as const) {
    const ids = [...documents.keys()];
    await unit.transaction.deleteFrom(table).where('document_id', 'in', ids).execute();
  }
}
