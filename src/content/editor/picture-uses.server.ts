import { sql } from 'kysely';
import { inBatches } from '../../database/index.server.ts';
import type { DocumentType } from '../collections.ts';
import { documentIdOf } from '../draft-id.server.ts';
import type { Author } from '../store/author.server.ts';
import {
  ContentWriter,
  replacing,
  type RowChange,
  type WriterOptions,
  type WriteUnit,
} from '../store/content-writer.server.ts';
import { rowOf, type Stamp, type StorableDocument } from '../store/document-row.server.ts';
import type { Db, DocumentsTable, Tx } from '../store/tables.server.ts';
import { rowsOfDocuments } from './document-rows.server.ts';
import {
  referencedPictures,
  textIn,
  withPictureReplaced,
  type Fields,
  type Replacement,
} from './pictures-in.server.ts';

/** What documents have to do with pictures, which are named by their references. */
export class PictureUses {
  readonly #db: Db;
  readonly #writer: ContentWriter;

  constructor(options: WriterOptions) {
    this.#db = options.db;
    this.#writer = new ContentWriter(options);
  }

  /** In how many documents each picture is, without the trash; those in none are left out. */
  async counts(refs: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (refs.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('content_references')
      .innerJoin('content_entries', 'content_entries.id', 'content_references.document_id')
      .where('content_entries.state', '!=', 'trashed')
      .where('target', 'in', refs)
      .groupBy('target')
      .select(['target', sql<number>`count(distinct document_id)`.as('count')])
      .execute();
    return new Map(rows.map(({ target, count }) => [target, count]));
  }

  /**
   * What documents say of pictures, without the trash: only of those pictures that are in a document, and
   * that every document of theirs describes in each of these languages. It is what the first one says.
   */
  async described(
    refs: readonly string[],
    languages: readonly string[],
  ): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
    const wanted = new Set(refs);
    const said = new Map<string, Readonly<Record<string, string>> | null>();
    await inBatches(refs, async (batch) => {
      const rows = await this.#db
        .selectFrom('documents')
        .select(['id', 'body'])
        .where('state', '!=', 'trashed')
        .where(
          'id',
          'in',
          this.#db
            .selectFrom('content_references')
            .select('source_id')
            .where('target', 'in', batch),
        )
        .orderBy('id')
        .execute();
      for (const { body } of rows) {
        for (const { ref, picture } of referencedPictures(JSON.parse(body) as object as Fields)) {
          if (!wanted.has(ref) || said.get(ref) === null) continue;
          const texts = languages.map((language) => [language, textIn(picture['alt'], language)]);
          if (texts.some(([, text]) => text === '')) said.set(ref, null);
          else if (!said.has(ref)) said.set(ref, Object.fromEntries(texts));
        }
      }
    });
    return new Map([...said].flatMap(([ref, texts]) => (texts ? [[ref, texts] as const] : [])));
  }

  /** Does anything that is kept name the picture: a document, one in the trash, a version? */
  async isKept(ref: string): Promise<boolean> {
    const referring = await this.#db
      .selectFrom('content_references')
      .select('source_id')
      .where('target', '=', ref)
      .limit(1)
      .executeTakeFirst();
    if (referring) return true;
    const version = await this.#db
      .selectFrom('content_versions')
      .select('revision')
      .where('body', 'like', `%"${ref}"%`)
      .limit(1)
      .executeTakeFirst();
    return version !== undefined;
  }

  /**
   * Changes what is said of a picture, together with the news of it: every page that shows the picture
   * is rendered anew. `work` runs in the transaction of the write, under the writers' lock.
   */
  change<Result>(ref: string, work: (transaction: Tx) => Promise<Result>): Promise<Result> {
    return this.#writer.write(async (unit) => {
      const result = await work(unit.transaction);
      for (const id of await referring(unit, ref)) unit.change.documentIds.add(id);
      return result;
    });
  }

  /**
   * Puts one picture in the place of another wherever it is, in what is published and in drafts, in one
   * write; what is in the trash stays as it is. Each document keeps what it was as a version. Answers
   * the ids of the documents. `assertMayEdit` throws for a type that the author may not edit: then nothing is changed.
   */
  replace(
    replacement: Replacement,
    { author, assertMayEdit }: { readonly author: Author; assertMayEdit(type: DocumentType): void },
  ): Promise<readonly string[]> {
    const stamp = { author, now: this.#writer.now };
    return this.#writer.write(async (unit) => {
      const ids = await referring(unit, replacement.from);
      const documents = await rowsOfDocuments(unit.transaction, ids);
      const changes = [...documents.values()].flatMap(({ published, draft }) =>
        [published, draft].flatMap((row) => changesOf(row, replacement, stamp)),
      );
      if (changes.length === 0) return [];
      for (const { before } of changes) if (before) assertMayEdit(before.type as DocumentType);
      await unit.apply({ documents, changes, action: 'replacePicture', stamp });
      return [...new Set(changes.map(({ before }) => documentIdOf(before?.id ?? '')))];
    });
  }
}

/** The ids of the rows that name a picture. */
async function referring({ transaction }: WriteUnit, ref: string): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('content_references')
    .select('source_id')
    .where('target', '=', ref)
    .execute();
  return rows.map(({ source_id }) => source_id);
}

function changesOf(
  row: DocumentsTable | undefined,
  replacement: Replacement,
  stamp: Stamp,
): RowChange[] {
  if (!row || row.state === 'trashed' || !row.body.includes(replacement.from)) return [];
  const body = JSON.parse(row.body) as StorableDocument;
  const _updatedAt = new Date(stamp.now).toISOString();
  const after = rowOf({ ...withPictureReplaced(body, replacement), _updatedAt }, stamp);
  return [replacing(row, after, false)];
}
