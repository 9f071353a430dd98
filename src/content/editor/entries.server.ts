import { asInserted, inBatches, readFact, writeFact } from '../../database/index.server.ts';
import { documentIdOf, isReleaseId } from '../draft-id.server.ts';
import { lockWriters } from '../store/change-log.server.ts';
import type {
  ContentEntriesTable,
  ContentReferencesTable,
  Db,
  DocumentsTable,
  Tx,
} from '../store/tables.server.ts';
import { rowsOfDocuments, type DocumentRows } from './document-rows.server.ts';
import { foldText, referencesIn, searchTextOf, titleOf } from './document-text.server.ts';
import { lacksOf } from './lacks.server.ts';

/**
 * To be raised when entries or references are derived differently: all of them are then rebuilt at
 * the next start.
 */
const ENTRIES_VERSION = '4';
const ENTRIES_FACT = 'content.entries';

type Body = Readonly<Record<string, unknown>>;

/** The entry of a document, made from its draft if it has one. */
export function entryOf({ id, published, draft }: DocumentRows): ContentEntriesTable | null {
  const head = draft ?? published;
  if (!head || isReleaseId(id)) return null;
  const body = JSON.parse(head.body) as Body;
  const title = titleOf(body);
  const english = titleOf(body, 'en');
  return {
    id,
    type: head.type,
    state: stateOf(published, draft),
    title,
    sort_title: foldText(title),
    title_en: english === title ? null : english,
    sort_title_en: foldText(english),
    slug: head.slug,
    kind: head.kind,
    position: head.position,
    is_active: head.is_active,
    published_at: head.published_at,
    updated_at: head.updated_at,
    author_id: head.author_id,
    author_name: head.author_name,
    trashed_at: head.trashed_at,
    trashed_by_id: head.trashed_by_id,
    trashed_by_name: head.trashed_by_name,
    search_text: searchTextOf(body),
    lacks: lacksOf(
      [published, draft].flatMap((row) => (row ? [JSON.parse(row.body) as Body] : [])),
    ),
  };
}

function stateOf(
  published: DocumentsTable | undefined,
  draft: DocumentsTable | undefined,
): ContentEntriesTable['state'] {
  if ((draft ?? published)?.state === 'trashed') return 'trashed';
  if (!draft) return 'published';
  return published ? 'changed' : 'draft';
}

/** Updates the entries of documents; returns those that exist. */
export async function writeEntries(
  transaction: Tx,
  documents: readonly DocumentRows[],
): Promise<readonly ContentEntriesTable[]> {
  const entries: ContentEntriesTable[] = [];
  const gone: string[] = [];
  for (const document of documents) {
    const entry = entryOf(document);
    if (entry) entries.push(entry);
    else gone.push(document.id);
  }
  await inBatches(entries, (batch) =>
    transaction
      .insertInto('content_entries')
      .values(batch)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(asInserted(batch)))
      .execute(),
  );
  await inBatches(gone, (batch) =>
    transaction.deleteFrom('content_entries').where('id', 'in', batch).execute(),
  );
  return entries;
}

/** Updates what rows refer to, except for those whose references have not changed. */
export async function writeReferences(
  transaction: Tx,
  changes: readonly {
    readonly before?: DocumentsTable | undefined;
    readonly after?: DocumentsTable | undefined;
  }[],
): Promise<void> {
  const stale: string[] = [];
  const added: ContentReferencesTable[] = [];
  for (const { before, after } of changes) {
    const old = targetsOf(before);
    const now = targetsOf(after);
    if (old.symmetricDifference(now).size === 0) continue;
    if (before && old.size > 0) stale.push(before.id);
    if (after) {
      const document_id = documentIdOf(after.id);
      for (const target of now) added.push({ source_id: after.id, document_id, target });
    }
  }
  await inBatches(stale, (batch) =>
    transaction.deleteFrom('content_references').where('source_id', 'in', batch).execute(),
  );
  await inBatches(added, (batch) =>
    transaction
      .insertInto('content_references')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

function targetsOf(row: DocumentsTable | undefined): ReadonlySet<string> {
  return row ? referencesIn(JSON.parse(row.body) as object) : new Set();
}

/** Rebuilds every entry and reference if they were derived by older rules, or never yet. */
export async function rebuildEntries(db: Db): Promise<void> {
  const isCurrent = async (where: Db) =>
    (await readFact(where, ENTRIES_FACT))?.value === ENTRIES_VERSION;
  if (await isCurrent(db)) return;
  await db.transaction().execute(async (transaction) => {
    await lockWriters(transaction);
    if (await isCurrent(transaction)) return;
    await transaction.deleteFrom('content_entries').execute();
    await transaction.deleteFrom('content_references').execute();
    for (let after = ''; ;) {
      const rows = await transaction
        .selectFrom('documents')
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(200)
        .execute();
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
      const documents = await rowsOfDocuments(
        transaction,
        rows.map(({ id }) => id),
      );
      await writeEntries(transaction, [...documents.values()]);
      await writeReferences(
        transaction,
        rows.map((row) => ({ after: row })),
      );
    }
    await writeFact(transaction, ENTRIES_FACT, ENTRIES_VERSION, Date.now());
  });
}
