import { asInserted, inBatches } from '../../database/index.server.ts';
import type { ContentQuery } from '../content-service.ts';
import { documentIdOf, isDraftId } from '../draft-id.server.ts';
import { appendChange, lockWriters } from './change-log.server.ts';
import type { Stamp } from './document-row.server.ts';
import { appendAudit, type AuditAction } from '../editor/audit.server.ts';
import { rowsIn, type DocumentRows } from '../editor/document-rows.server.ts';
import { titleOf } from '../editor/document-text.server.ts';
import { writeEntries, writeReferences } from '../editor/entries.server.ts';
import { keepVersions } from '../editor/versions.server.ts';
import { filledTypes } from './document-queries.server.ts';
import type { Db, DocumentsTable, Tx } from './tables.server.ts';
import { touchedQueries } from './touched-queries.server.ts';

export interface WriterOptions {
  readonly db: Db;
  /** Called after each durable write, before the write resolves. */
  readonly afterWrite?: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The change of one row; without `before` it is new, without `after` it is deleted. */
export interface RowChange {
  readonly before?: DocumentsTable | undefined;
  readonly after?: DocumentsTable | undefined;
  /** Is the row before kept as a version? */
  readonly keepsBefore: boolean;
}

export interface Write {
  /** What is stored now of each document that the changes concern. */
  readonly documents: ReadonlyMap<string, DocumentRows>;
  readonly changes: readonly RowChange[];
  readonly action: AuditAction;
  readonly stamp: Stamp;
}

/**
 * The only way in which documents change. One transaction, of one writer at a time, holds the rows
 * of the documents, their versions and entries, the audit, and the change that every process is
 * notified of.
 */
export class ContentWriter {
  readonly #options: WriterOptions;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  get now(): number {
    return (this.#options.now ?? Date.now)();
  }

  async write<Result>(work: (unit: WriteUnit) => Promise<Result>): Promise<Result> {
    const { db, afterWrite } = this.#options;
    const result = await db.transaction().execute(async (transaction) => {
      await lockWriters(transaction);
      const unit = new WriteUnit(transaction);
      const result = await work(unit);
      const { change } = unit;
      if (change.documentIds.size > 0) await appendChange(transaction, change, this.now);
      return result;
    });
    await afterWrite?.();
    return result;
  }
}

/** What is written in one transaction. */
export class WriteUnit {
  readonly transaction: Tx;
  readonly change = { documentIds: new Set<string>(), queries: new Set<ContentQuery>() };

  constructor(transaction: Tx) {
    this.transaction = transaction;
  }

  /** Writes changes of rows and all that goes with them; returns what is stored afterwards. */
  async apply({ documents, changes, action, stamp }: Write): Promise<Map<string, DocumentRows>> {
    const { transaction } = this;
    const kept = changes.flatMap(({ before, keepsBefore }) =>
      before && keepsBefore ? [before] : [],
    );
    await keepVersions(transaction, kept);
    const touched = new Set(changes.flatMap(({ before, after }) => touchedQueries(before, after)));
    const isFillingTouched = touched.delete('filledTypes');
    const filled = isFillingTouched ? await filledTypes(transaction) : [];
    await this.#writeRows(changes);
    await writeReferences(transaction, changes);
    const after = withChanges(documents, changes);
    const entries = await writeEntries(transaction, [...after.values()]);
    const titles = new Map(entries.map(({ id, title }) => [id, title]));
    // An entry has the title of a draft that waits: what is published beside it is not called so.
    for (const { after: row } of changes)
      if (row && !isDraftId(row.id)) titles.set(row.id, titleIn(row));
    const audited = new Map(
      changes.map(({ before, after }) => {
        const { id = '', type = '' } = after ?? before ?? {};
        const documentId = documentIdOf(id);
        const title = titles.get(documentId) ?? titleIn(before);
        return [documentId, { documentId, type, title }];
      }),
    );
    await appendAudit(transaction, action, [...audited.values()], stamp);
    for (const { before, after } of changes) {
      for (const row of [before, after]) if (row) this.change.documentIds.add(row.id);
    }
    for (const query of touched) this.change.queries.add(query);
    // Every page goes by it: it is said only when a type has come to be empty, or is no longer.
    const filledNow = isFillingTouched ? await filledTypes(transaction) : [];
    if (filledNow.join() !== filled.join()) this.change.queries.add('filledTypes');
    return after;
  }

  async #writeRows(changes: readonly RowChange[]): Promise<void> {
    const gone = changes.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
    await inBatches(gone, (batch) =>
      this.transaction.deleteFrom('documents').where('id', 'in', batch).execute(),
    );
    const rows = changes.flatMap(({ after }) => (after ? [after] : []));
    await inBatches(rows, (batch) =>
      this.transaction
        .insertInto('documents')
        .values(batch)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(asInserted(batch)))
        .execute(),
    );
    // The time to publish a draft goes with it: the next draft is another wish.
    const dropped = gone.filter(isDraftId).map(documentIdOf);
    await inBatches(dropped, (batch) =>
      this.transaction
        .deleteFrom('content_schedules')
        .where('action', '=', 'publish')
        .where('document_id', 'in', batch)
        .execute(),
    );
  }
}

function titleIn(row: DocumentsTable | undefined): string {
  return row ? titleOf(JSON.parse(row.body) as Record<string, unknown>) : '';
}

function withChanges(
  documents: ReadonlyMap<string, DocumentRows>,
  changes: readonly RowChange[],
): Map<string, DocumentRows> {
  const result = new Map(documents);
  for (const { before, after } of changes) {
    const rowId = (after ?? before)?.id ?? '';
    const id = documentIdOf(rowId);
    const rows = rowsIn(result, id);
    result.set(id, rowId === id ? { ...rows, published: after } : { ...rows, draft: after });
  }
  return result;
}

/** Replaces a row by another; of a run of small edits only the last state is kept. */
export function replacing(
  before: DocumentsTable | undefined,
  after: DocumentsTable,
  isFolded: boolean,
): RowChange {
  const fold_started_at = isFolded ? (before?.fold_started_at ?? null) : after.fold_started_at;
  return { before, after: { ...after, fold_started_at }, keepsBefore: !isFolded };
}
