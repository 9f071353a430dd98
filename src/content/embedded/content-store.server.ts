import type { Kysely, Transaction } from 'kysely';
import type { DatabaseKind } from '../../database/index.server.ts';
import type { ContentQuery } from '../content-service.ts';
import { isDocumentType, validateDocument } from '../validation/validate.ts';
import { appendChange, lockWriters } from './change-log.server.ts';
import { rowOf, type StorableDocument } from './document-row.server.ts';
import type { ContentTables, DocumentsTable } from './tables.server.ts';
import { touchedQueries } from './touched-queries.server.ts';

/** A document cannot be stored; `problems` are lines `field.path: what is wrong`. */
export class InvalidDocumentError extends Error {
  override name = 'InvalidDocumentError';
  readonly problems: readonly string[];
  constructor(id: string, problems: readonly string[]) {
    super(`The document ${id} breaks its schema:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

export interface ImportResult {
  /** Documents written. */
  readonly stored: number;
  /** Documents without an id, or of a type that the product does not know. */
  readonly skipped: number;
}

export interface DocumentEntry {
  readonly id: string;
  readonly type: string;
  readonly slug: string | null;
  readonly state: 'published' | 'draft';
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

interface StoreOptions {
  readonly db: Kysely<ContentTables>;
  readonly kind: DatabaseKind;
  /** Called after each durable write, before the write resolves. */
  readonly afterWrite?: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Rows in one statement: 12 values each stay below SQLite's 32,766 and PostgreSQL's 65,535. */
const BATCH = 500;

/** Writes the documents of the embedded content service; every write is told to every process. */
export class ContentStore {
  readonly #db: Kysely<ContentTables>;
  readonly #kind: DatabaseKind;
  readonly #afterWrite: () => Promise<void>;
  readonly #now: () => number;

  constructor({ db, kind, afterWrite = async () => {}, now = Date.now }: StoreOptions) {
    this.#db = db;
    this.#kind = kind;
    this.#afterWrite = afterWrite;
    this.#now = now;
  }

  /**
   * Creates or replaces a document; an id that begins with `drafts.` makes it a draft. Throws an
   * `InvalidDocumentError` when it breaks its schema.
   */
  async publish(document: unknown): Promise<void> {
    if (!isStorable(document)) {
      throw new InvalidDocumentError('(none)', ['_id, _type: an id and a known type are needed']);
    }
    const { problems } = validateDocument(document._type, document);
    if (problems.length > 0) throw new InvalidDocumentError(document._id, problems);
    const stamped = { ...document, _updatedAt: new Date(this.#now()).toISOString() };
    await this.#write((transaction) => this.#replace(transaction, [stamped]));
  }

  /** Removes a document; says whether it was there. */
  async remove(id: string): Promise<boolean> {
    return this.#write(async (transaction) => {
      const before = await transaction
        .deleteFrom('documents')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (!before) return false;
      await this.#tell(transaction, [id], touchedQueries(before, undefined));
      return true;
    });
  }

  /**
   * Writes many documents in one transaction. They are not checked: a broken one is left out, and
   * reported, where it is read. With `mark`, nothing is written if a mark of that name is there
   * already, or any document; then null is answered.
   */
  async importDocuments(
    documents: Iterable<unknown>,
    mark?: { readonly name: string; readonly value: string },
  ): Promise<ImportResult | null> {
    const all = [...documents];
    const storable = new Map(all.filter(isStorable).map((document) => [document._id, document]));
    return this.#write(async (transaction) => {
      if (mark && !(await claim(transaction, mark))) return null;
      await this.#replace(transaction, [...storable.values()]);
      return { stored: storable.size, skipped: all.length - all.filter(isStorable).length };
    });
  }

  /** Every document, drafts too, as lines of NDJSON, each with its line feed, by id. */
  async *exportDocuments(): AsyncGenerator<string> {
    let after = '';
    for (;;) {
      const rows = await this.#db
        .selectFrom('documents')
        .select(['id', 'body'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      for (const { body } of rows) yield `${body}\n`;
      const last = rows.at(-1);
      if (!last) return;
      after = last.id;
    }
  }

  /** Every document with what a list of them shows, by type and id. */
  async list(): Promise<readonly DocumentEntry[]> {
    return this.#db
      .selectFrom('documents')
      .select(['id', 'type', 'slug', 'state', 'updated_at as updatedAt'])
      .orderBy('type')
      .orderBy('id')
      .execute();
  }

  async #write<Result>(work: (transaction: Transaction<ContentTables>) => Promise<Result>) {
    const result = await this.#db.transaction().execute(async (transaction) => {
      await lockWriters(transaction);
      return work(transaction);
    });
    await this.#afterWrite();
    return result;
  }

  async #replace(
    transaction: Transaction<ContentTables>,
    documents: readonly StorableDocument[],
  ): Promise<void> {
    const now = this.#now();
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
    if (documents.length > 0) await this.#tell(transaction, documents.map(({ _id }) => _id), queries);
  }

  async #tell(
    transaction: Transaction<ContentTables>,
    documentIds: readonly string[],
    queries: Iterable<ContentQuery>,
  ): Promise<void> {
    const change = { documentIds: new Set(documentIds), queries: new Set(queries) };
    await appendChange(transaction, this.#kind, change, this.#now());
  }
}

function isStorable(document: unknown): document is StorableDocument {
  if (typeof document !== 'object' || document === null) return false;
  const { _id, _type } = document as Record<string, unknown>;
  return typeof _id === 'string' && _id.length > 0 && _id.length <= 128 && isDocumentType(_type);
}

/** Sets the mark; false when it is set already, or when there are documents. */
async function claim(
  transaction: Transaction<ContentTables>,
  mark: { readonly name: string; readonly value: string },
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
