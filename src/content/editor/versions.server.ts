import { inBatches } from '../../database/index.server.ts';
import { businessDay } from '../../i18n/index.ts';
import { documentIdOf, isDraftId } from '../draft-id.server.ts';
import { authorIn, type Author } from '../store/author.server.ts';
import type { Stamp } from '../store/document-row.server.ts';
import type { ContentVersionsTable, Db, DocumentsTable, Tx } from '../store/tables.server.ts';

/** How long a run of edits may last to count as one, milliseconds. */
const FOLD = 10 * 60 * 1000;

/** Versions of a document that are kept besides its current state; the oldest go first. */
export const VERSIONS_KEPT = 200;

/** A version without its body, for lists. */
export interface VersionEntry {
  readonly revision: string;
  readonly type: string;
  readonly state: 'published' | 'draft';
  /** Is it what the site shows now? */
  readonly isCurrent: boolean;
  /** When it was written, milliseconds since 1970. */
  readonly updatedAt: number;
  /** Null when it was written before authors were recorded. */
  readonly author: Author | null;
}

export interface Version extends VersionEntry {
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Is a write of this author part of a run of small edits? A run is what an author writes over their
 * own last write, within ten minutes of the first write of the run. It makes one version: only its
 * last state is kept. What somebody else had written is always kept, and so is what stood at the
 * end of a day.
 */
export function continuesFold(before: DocumentsTable, { author, now }: Stamp): boolean {
  const { author_id: last, fold_started_at: start, state } = before;
  if (state === 'trashed' || last !== author.id || start === null) return false;
  const isSameDay = businessDay(new Date(start)) === businessDay(new Date(now));
  return now >= start && now - start < FOLD && isSameDay;
}

/** Keeps what is about to be replaced as versions, and deletes the oldest above the limit. */
export async function keepVersions(
  transaction: Tx,
  rows: readonly DocumentsTable[],
): Promise<void> {
  await inBatches(rows, async (batch) => {
    const ids = [...new Set(batch.map(({ id }) => documentIdOf(id)))];
    const numbers = new Map(
      (
        await transaction
          .selectFrom('content_versions')
          .select(({ fn }) => ['document_id', fn.max('number').as('last')])
          .where('document_id', 'in', ids)
          .groupBy('document_id')
          .execute()
      ).map(({ document_id, last }) => [document_id, last]),
    );
    const versions = batch.map((row): ContentVersionsTable => {
      const documentId = documentIdOf(row.id);
      const number = (numbers.get(documentId) ?? 0) + 1;
      numbers.set(documentId, number);
      return {
        revision: row.revision,
        document_id: documentId,
        number,
        type: row.type,
        state: isDraftId(row.id) ? 'draft' : 'published',
        updated_at: row.updated_at,
        author_id: row.author_id,
        author_name: row.author_name,
        body: row.body,
      };
    });
    await transaction.insertInto('content_versions').values(versions).execute();
    for (const [id, number] of numbers) {
      if (number <= VERSIONS_KEPT) continue;
      await transaction
        .deleteFrom('content_versions')
        .where('document_id', '=', id)
        .where('number', '<=', number - VERSIONS_KEPT)
        .execute();
    }
  });
}

/** The versions of a document, newest first: what is published, then what was replaced. */
export async function listVersions(
  db: Db,
  id: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ versions: VersionEntry[]; total: number }> {
  const columns = ['revision', 'type', 'state', 'updated_at', 'author_id', 'author_name'] as const;
  const current = await db
    .selectFrom('documents')
    .select(columns)
    .where('id', '=', id)
    .where('state', '=', 'published')
    .executeTakeFirst();
  const { kept } = await db
    .selectFrom('content_versions')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow();
  const shift = current ? 1 : 0;
  const showsCurrent = current && offset === 0 && limit > 0;
  const rows = await db
    .selectFrom('content_versions')
    .select(columns)
    .where('document_id', '=', id)
    .orderBy('number', 'desc')
    .limit(showsCurrent ? limit - 1 : limit)
    .offset(Math.max(offset - shift, 0))
    .execute();
  const versions = rows.map((row) => entryOf(row, false));
  if (showsCurrent) versions.unshift(entryOf(current, true));
  return { versions, total: kept + shift };
}

/** Of each document, the last version of before an instant that was published; without its body. */
export async function lastPublishedBefore(
  db: Db,
  ids: readonly string[],
  instant: number,
): Promise<ReadonlyMap<string, Pick<VersionEntry, 'revision' | 'updatedAt'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_versions as version')
    .select(['document_id', 'revision', 'updated_at'])
    .where('document_id', 'in', ids)
    .where('number', '=', (eb) =>
      eb
        .selectFrom('content_versions as earlier')
        .select(({ fn }) => fn.max('number').as('last'))
        .whereRef('earlier.document_id', '=', 'version.document_id')
        .where('state', '=', 'published')
        .where('updated_at', '<', instant),
    )
    .execute();
  return new Map(
    rows.map(({ document_id, revision, updated_at }) => [
      document_id,
      { revision, updatedAt: updated_at },
    ]),
  );
}

/** A version with its body; null when there is none with that revision. */
export async function readVersion(db: Db, id: string, revision: string): Promise<Version | null> {
  const kept = await db
    .selectFrom('content_versions')
    .selectAll()
    .where('revision', '=', revision)
    .where('document_id', '=', id)
    .executeTakeFirst();
  const current = kept
    ? undefined
    : await db
        .selectFrom('documents')
        .selectAll()
        .where('id', '=', id)
        .where('revision', '=', revision)
        .where('state', '=', 'published')
        .executeTakeFirst();
  const found = kept ?? current;
  if (!found) return null;
  const body = JSON.parse(found.body) as Record<string, unknown>;
  return { ...entryOf(found, !kept), body: { ...body, _id: id } };
}

type EntryRow = Pick<
  DocumentsTable,
  'revision' | 'type' | 'state' | 'updated_at' | 'author_id' | 'author_name'
>;

function entryOf(row: EntryRow, isCurrent: boolean): VersionEntry {
  return {
    revision: row.revision,
    type: row.type,
    state: row.state === 'published' ? 'published' : 'draft',
    isCurrent,
    updatedAt: row.updated_at,
    author: authorIn(row.author_id, row.author_name),
  };
}
