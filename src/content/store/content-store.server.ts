import { setImmediate as nextTurn } from 'node:timers/promises';
import { addFact, BATCH } from '../../database/index.server.ts';
import { byCodeUnits } from '../../i18n/index.ts';
import type { DocumentType } from '../collections.ts';
import { documentIdOf, draftIdOf, isDraftId, isReleaseId } from '../draft-id.server.ts';
import { documentProblems } from '../validate.server.ts';
import { SYSTEM_AUTHORS, type Author } from './author.server.ts';
import {
  ContentWriter,
  replacing,
  type RowChange,
  type WriterOptions,
} from './content-writer.server.ts';
import { isStorable, rowOf, type Stamp, type StorableDocument } from './document-row.server.ts';
import { rowsOfDocuments, type DocumentRows } from '../editor/document-rows.server.ts';
import { assertNotTaken } from '../editor/taken.server.ts';
import { removalOf } from '../editor/trash.server.ts';
import { putSchedule } from '../editor/schedules.server.ts';
import { continuesFold } from '../editor/versions.server.ts';
import { InvalidDocumentError } from './invalid-document-error.server.ts';
import { dateToCome, lacksDate, withDate } from './publication-date.server.ts';
import type { ContentTables, Db, DocumentsTable, Tx } from './tables.server.ts';

export interface ImportResult {
  /** Documents written. */
  readonly stored: number;
  /** Documents without an id, or of a type that the product does not know. */
  readonly skipped: number;
}

type Fact = Pick<ContentTables['facts'], 'name' | 'value'>;
type FactsOfImport = readonly [Fact, ...Fact[]];

interface ImportOptions {
  /** Written with the documents; nothing is if the first is there already, or if `isInTheWay`. */
  readonly facts?: FactsOfImport;
  /** With facts: which documents are in the way, the trash included; any, or those of a type. */
  readonly isInTheWay?: 'any' | DocumentType;
  /** By default the import itself. */
  readonly author?: Author;
}

/**
 * Writes the documents of the database for files and commands, overwriting what is
 * there. People, who must not overwrite each other's work, write through `ContentEditor`.
 */
export class ContentStore {
  readonly #db: Db;
  readonly #writer: ContentWriter;

  constructor(options: WriterOptions) {
    this.#db = options.db;
    this.#writer = new ContentWriter(options);
  }

  /**
   * Creates or replaces a document; an id that begins with `drafts.` makes it a draft. One whose own
   * date is to come is a draft until then: the answer is that time, milliseconds since 1970, or else
   * null. Throws an `InvalidDocumentError` when it breaks its schema.
   */
  async publish(
    document: unknown,
    author: Author = SYSTEM_AUTHORS.command,
  ): Promise<number | null> {
    if (!isStorable(document)) {
      const message = 'an id and a known type are needed';
      const problem = { path: ['_id, _type'], rule: 'storable', expected: null, message };
      throw new InvalidDocumentError('(none)', [problem]);
    }
    const problems = documentProblems(document._type, document);
    if (problems.length > 0) throw new InvalidDocumentError(document._id, problems);
    const stamp = { author, now: this.#writer.now };
    const stamped = { ...document, _updatedAt: new Date(stamp.now).toISOString() };
    const isDraft = isDraftId(document._id);
    const at = isDraft ? null : dateToCome(document, stamp.now);
    const documentId = document._id;
    const written =
      at === null ? withDate(stamped, stamp.now) : { ...stamped, _id: draftIdOf(documentId) };
    await this.#writer.write(async (unit) => {
      const { transaction } = unit;
      const documents = await rowsOfDocuments(transaction, [documentId]);
      const fold = (before: DocumentsTable) => continuesFold(before, stamp);
      const changes = putChanges([written], documents, stamp, fold);
      await assertNotTaken(transaction, changes);
      const action = isDraft || at !== null ? 'draft' : 'publish';
      await unit.apply({ documents, changes, action, stamp });
      if (at !== null)
        await putSchedule(transaction, { documentId, action: 'publish', at, author });
    });
    return at;
  }

  /**
   * Moves a document with its draft to the trash, or discards a draft alone; a version in a
   * release, which nobody edits here, is removed at once. Returns whether it was there.
   */
  async remove(id: string, author: Author = SYSTEM_AUTHORS.command): Promise<boolean> {
    return (await this.removeAll([id], author)) === 1;
  }

  /** Removes several in one transaction, at most a batch; returns how many of them were there. */
  async removeAll(ids: readonly string[], author: Author): Promise<number> {
    const stamp = { author, now: this.#writer.now };
    return this.#writer.write(async (unit) => {
      let documents = await rowsOfDocuments(unit.transaction, ids);
      const removals = ids.flatMap((id) => removalOf(id, documents, stamp) ?? []);
      for (const [action, group] of Map.groupBy(removals, (removal) => removal.action)) {
        const changes = group.flatMap((removal) => removal.changes);
        documents = await unit.apply({ documents, changes, action, stamp });
      }
      return removals.length;
    });
  }

  /**
   * Writes many documents in one transaction. They are not validated: a broken one is left out, and
   * reported, when it is read. What its own date keeps off the site becomes a draft (`asStored`).
   * Returns null if the fact, or any document, existed already.
   */
  async importDocuments(
    documents: Iterable<unknown>,
    { facts, isInTheWay = 'any', author = SYSTEM_AUTHORS.import }: ImportOptions = {},
  ): Promise<ImportResult | null> {
    const all = [...documents];
    const storable = all.filter(isStorable);
    const last = [...new Map(storable.map((document) => [document._id, document])).values()];
    const stamp = { author, now: this.#writer.now };
    const { written, offSite, times } = asStored(last, stamp.now);
    return this.#writer.write(async (unit) => {
      if (facts && !(await claimFacts(unit.transaction, facts, isInTheWay, stamp.now))) return null;
      for (const batch of byDocument(written)) {
        const stored = await rowsOfDocuments(
          unit.transaction,
          batch.map(({ _id }) => _id),
        );
        const changes = putChanges(batch, stored, stamp, () => false, offSite);
        await unit.apply({ documents: stored, changes, action: 'import', stamp });
        // A database that answers at once would keep everybody waiting until all is written.
        await nextTurn();
      }
      for (const [documentId, at] of times)
        await putSchedule(unit.transaction, { documentId, action: 'publish', at, author });
      return { stored: last.length, skipped: all.length - storable.length };
    });
  }

  /**
   * Every document and draft that is not in the trash, by the document's id, as lines of NDJSON, each
   * with its line feed. Both are read at once: who publishes one meanwhile, or takes it off, does not
   * have it passed over.
   */
  async *exportDocuments(): AsyncGenerator<string> {
    const all = this.#db.selectFrom('documents').select('id').where('state', '!=', 'trashed');
    const ids = new Set((await all.execute()).map(({ id }) => documentIdOf(id)));
    const sorted = [...ids].sort(byCodeUnits);
    for (let at = 0; at < sorted.length; at += BATCH) {
      const documents = await rowsOfDocuments(this.#db, sorted.slice(at, at + BATCH));
      for (const { published, draft } of documents.values())
        for (const row of [draft, published])
          if (row && row.state !== 'trashed') yield `${row.body}\n`;
    }
  }

  /** Every document that is not in the trash, as a list shows it, by type and id. */
  async list() {
    const rows = await this.#db
      .selectFrom('documents')
      .select(['id', 'type', 'slug', 'state', 'updated_at as updatedAt'])
      .where('state', '!=', 'trashed')
      .orderBy('type')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...row, state: row.state === 'draft' ? 'draft' : 'published' }));
  }
}

/**
 * What documents of a file are stored as. A post that its date keeps off the site, as Sanity has them,
 * is a draft here: one without a date, and one with a date to come, which is published then. A newer
 * draft beside it stands for both.
 */
function asStored(documents: readonly StorableDocument[], now: number) {
  const ids = new Set(documents.map(({ _id }) => _id));
  /** What is not on the site although the file publishes it. */
  const offSite = new Set<string>();
  /** When each of those is published that has a time, milliseconds since 1970. */
  const times = new Map<string, number>();
  const written = documents.flatMap((document) => {
    const { _id: id } = document;
    const at = dateToCome(document, now);
    if (isDraftId(id) || (at === null && !lacksDate(document))) return [document];
    offSite.add(id);
    if (at !== null) times.set(id, at);
    const draftId = draftIdOf(id);
    return ids.has(draftId) ? [] : [{ ...document, _id: draftId }];
  });
  return { written, offSite, times };
}

/**
 * The changes that write documents over whatever is stored. A document that is written leaves the
 * trash; if it was trashed with both a published state and a draft, the one that is not written
 * becomes a version, as does what is published of one that is `offSite` now.
 */
function putChanges(
  written: readonly StorableDocument[],
  stored: ReadonlyMap<string, DocumentRows>,
  stamp: Stamp,
  isFolded: (before: DocumentsTable) => boolean,
  offSite: ReadonlySet<string> = new Set(),
): RowChange[] {
  const ids = new Set(written.map(({ _id }) => _id));
  const changes = written.map((document): RowChange => {
    const { published, draft } = stored.get(documentIdOf(document._id)) ?? {};
    const before = [published, draft].find((row) => row?.id === document._id);
    const after = rowOf(keepCreation(document, before), stamp);
    // Versions in releases have no history of their own.
    const isSilent = isReleaseId(document._id) || (before !== undefined && isFolded(before));
    return replacing(before, after, isSilent);
  });
  for (const { published, draft } of stored.values()) {
    for (const row of [published, draft]) {
      if (!row || ids.has(row.id)) continue;
      if (row.state !== 'trashed' && !offSite.has(row.id)) continue;
      changes.push({ before: row, after: undefined, keepsBefore: true });
    }
  }
  return changes;
}

/** Batches that never separate a document from its draft. */
function byDocument(documents: readonly StorableDocument[]): StorableDocument[][] {
  const grouped = Map.groupBy(documents, ({ _id }) => documentIdOf(_id));
  const batches: StorableDocument[][] = [[]];
  for (const group of grouped.values()) {
    const last = batches.at(-1);
    if (last && last.length + group.length <= BATCH) last.push(...group);
    else batches.push([...group]);
  }
  return batches.filter((batch) => batch.length > 0);
}

function keepCreation(document: StorableDocument, before: DocumentsTable | undefined) {
  if (!before || '_createdAt' in document) return document;
  const { _createdAt } = JSON.parse(before.body) as { _createdAt?: string };
  return _createdAt === undefined ? document : { ...document, _createdAt };
}

/** Writes the facts; false when the first is there already, or when documents are in the way. */
async function claimFacts(
  transaction: Tx,
  [fact, ...others]: FactsOfImport,
  isInTheWay: 'any' | DocumentType,
  now: number,
): Promise<boolean> {
  if (!(await addFact(transaction, fact.name, fact.value, now))) return false;
  for (const { name, value } of others) await addFact(transaction, name, value, now);
  const document = await transaction
    .selectFrom('documents')
    .select('id')
    .$if(isInTheWay !== 'any', (query) => query.where('type', '=', isInTheWay))
    .limit(1)
    .executeTakeFirst();
  return document === undefined;
}
