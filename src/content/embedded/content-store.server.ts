import type { Kysely, Transaction } from 'kysely';
import type { DatabaseKind } from '../../database/index.server.ts';
import type { ContentChange } from '../content-service.ts';
import { validateDocument } from '../validation/validate.ts';
import { appendChange, lockWriters } from './change-log.server.ts';
import { InvalidDocumentError } from './invalid-document-error.ts';
import type { ContentMarksTable, ContentTables } from './tables.server.ts';
import { touchedQueries } from './touched-queries.server.ts';
import { claimMark, isStorable, replaceDocuments } from './write-documents.server.ts';

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

/** Documents that are read at once for an export. */
const EXPORTED_AT_ONCE = 500;

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
    await this.#write(async (transaction) => {
      await this.#tell(transaction, await replaceDocuments(transaction, [stamped], this.#now()));
    });
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
      const queries = new Set(touchedQueries(before, undefined));
      await this.#tell(transaction, { documentIds: new Set([id]), queries });
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
    mark?: ContentMarksTable,
  ): Promise<ImportResult | null> {
    const all = [...documents];
    const storable = new Map(all.filter(isStorable).map((document) => [document._id, document]));
    return this.#write(async (transaction) => {
      if (mark && !(await claimMark(transaction, mark))) return null;
      const documents = [...storable.values()];
      await this.#tell(transaction, await replaceDocuments(transaction, documents, this.#now()));
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
        .limit(EXPORTED_AT_ONCE)
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

  async #tell(transaction: Transaction<ContentTables>, change: ContentChange): Promise<void> {
    if (change.documentIds.size === 0) return;
    await appendChange(transaction, this.#kind, change, this.#now());
  }
}
