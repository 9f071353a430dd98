import type { SanityClient } from '@sanity/client';
import { inBatches } from '../../database/index.server.ts';
import { DOCUMENT_TYPES, SAMPLE_TYPES, type DocumentType } from '../collections.ts';
import { documentIdOf, isDraftId } from '../draft-id.server.ts';
import { SYSTEM_AUTHORS } from '../store/author.server.ts';
import type { ContentStore } from '../store/content-store.server.ts';
import { isStorable, type StorableDocument } from '../store/document-row.server.ts';
import { dateToCome, lacksDate } from '../store/publication-date.server.ts';
import type { Db } from '../store/tables.server.ts';
import * as groq from './queries.server.ts';

/** Fills in the sample's documents of these types. */
export type FillSample = (types: readonly DocumentType[]) => Promise<void>;

export interface MirrorOptions {
  readonly client: SanityClient;
  readonly db: Db;
  readonly store: ContentStore;
  readonly fillSample: FillSample;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** One reading of Sanity. */
interface Reading {
  /** Is called before each batch. */
  readonly extend: () => Promise<void>;
  /** Ends it. */
  readonly signal?: AbortSignal;
}

/** A document of Sanity's list; it has the dates of `LIST`, too. */
interface Listed extends StorableDocument {
  readonly _rev: string;
}

/** Entries of the list in one answer, 120 bytes each, and whole documents in one. */
const LISTED_AT_ONCE = 5_000;
const READ_AT_ONCE = 100;

/** As many documents as an import takes. */
const MOST_DOCUMENTS = 100_000;

const AUTHOR = SYSTEM_AUTHORS.sanity;

/**
 * Makes the content here what is published in Sanity: reads which documents there are, then those of
 * another revision, and moves to the trash what Sanity does not have. A reading that fails halfway is
 * gone on with by the next. Throws where Sanity shows nothing of what it had, as a dataset that was made
 * private does; only the last document goes by itself. `nextAt` is when the next is to be shown whose date is to
 * come, milliseconds since 1970.
 */
export async function mirror(options: MirrorOptions, reading: Reading) {
  const instant = options.now();
  const listed = await readList(options.client, reading);
  const shown = listed.filter((one) => !lacksDate(one) && dateToCome(one, instant) === null);
  const stored = await readStored(options.db);
  if (listed.length === 0 && stored.filter(({ isOwn }) => isOwn).length > 1)
    throw new Error('Sanity shows no document at all: is the dataset still public?');
  const written = await writeChanged(options, shown, stored, reading);
  const removed = await removeGone(options, shown, stored, reading);
  const times = listed.flatMap((one) => dateToCome(one, instant) ?? []);
  return { written, removed, nextAt: times.length > 0 ? Math.min(...times) : null };
}

/** Every published document of Sanity that can be stored, page by page. */
async function readList(client: SanityClient, reading: Reading): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (let after = ''; ;) {
    const parameters = { types: DOCUMENT_TYPES, after, limit: LISTED_AT_ONCE };
    const page = await fetchList<Listed>(client, groq.LIST, parameters, reading);
    for (const one of page) if (isStorable(one) && !isDraftId(one._id)) listed.push(one);
    const last = page.at(-1);
    if (!last || page.length < LISTED_AT_ONCE) return listed;
    if (listed.length > MOST_DOCUMENTS)
      throw new Error(`Sanity has more than ${MOST_DOCUMENTS} documents`);
    after = last._id;
  }
}

/** A document that is here and not in the trash. */
interface Stored {
  readonly id: string;
  readonly type: string;
  /** Was it written last by the mirror, and as what? */
  readonly isOwn: boolean;
  readonly revision: string | null;
}

async function readStored(db: Db): Promise<Stored[]> {
  const rows = await db
    .selectFrom('documents')
    .leftJoin('content_mirror', 'content_mirror.document_id', 'documents.id')
    .select(['documents.id', 'documents.type', 'author_id', 'content_mirror.revision'])
    .where('state', '!=', 'trashed')
    .execute();
  return rows.map(({ author_id, ...row }) => ({ ...row, isOwn: author_id === AUTHOR.id }));
}

/** Writes what is not here as Sanity has it; returns how many documents that were. */
async function writeChanged(
  { client, db, store }: MirrorOptions,
  shown: readonly Listed[],
  stored: readonly Stored[],
  reading: Reading,
): Promise<number> {
  const own = stored.filter(({ isOwn }) => isOwn);
  const known = new Map(own.map(({ id, revision }) => [id, revision]));
  const changed = shown.filter(({ _id, _rev }) => known.get(_id) !== _rev);
  const write = async (batch: readonly Listed[]) => {
    await reading.extend();
    const ids = batch.map(({ _id }) => _id);
    const documents = await fetchList<Listed>(client, groq.DOCUMENTS, { ids }, reading);
    if (documents.length === 0) return;
    await store.importDocuments(documents, { author: AUTHOR });
    // Afterwards: what is written and not noted is written again, and nothing else.
    const noted = documents.map(({ _id, _rev }) => ({ document_id: _id, revision: _rev }));
    await db
      .insertInto('content_mirror')
      .values(noted)
      .onConflict((conflict) =>
        conflict
          .column('document_id')
          .doUpdateSet((eb) => ({ revision: eb.ref('excluded.revision') })),
      )
      .execute();
  };
  await inBatches(changed, write, READ_AT_ONCE);
  return changed.length;
}

/**
 * Moves to the trash what Sanity does not have, but for what is shown of the sample because Sanity has
 * nothing of its type; returns how many documents that were.
 */
async function removeGone(
  { store, fillSample }: MirrorOptions,
  shown: readonly Listed[],
  stored: readonly Stored[],
  reading: Reading,
): Promise<number> {
  const ids = new Set(shown.map(({ _id }) => _id));
  const types = new Set<string>(shown.map(({ _type }) => _type));
  const lacking = SAMPLE_TYPES.filter((type) => !types.has(type));
  const others = stored.filter(({ id }) => !ids.has(documentIdOf(id)));
  const isSample = ({ type, isOwn }: Stored) => !isOwn && lacking.some((one) => one === type);
  const gone = others.filter((one) => !isSample(one));
  const removed = [...new Set(gone.map(({ id }) => documentIdOf(id)))];
  const remove = async (batch: readonly string[]) => {
    await reading.extend();
    await store.removeAll(batch, AUTHOR);
  };
  await inBatches(removed, remove, READ_AT_ONCE);
  const filled = new Set(others.filter(isSample).map(({ type }) => type));
  const empty = lacking.filter((type) => !filled.has(type));
  if (empty.length > 0) await fillSample(empty);
  return removed.length;
}

async function fetchList<Item>(
  client: SanityClient,
  query: string,
  parameters: Readonly<Record<string, unknown>>,
  { signal }: Reading,
): Promise<Item[]> {
  const answer = await client.fetch<unknown>(query, parameters, signal && { signal });
  if (!Array.isArray(answer)) throw new Error('Sanity answered something else than a list');
  return answer as Item[];
}
