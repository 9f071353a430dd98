import { readdir } from 'node:fs/promises';
import { factsAfter, readFact } from '../database/index.server.ts';
import type { Log } from '../log/index.server.ts';
import { isDocumentType, type DocumentType } from './collections.ts';
import { isSampleInUse } from './sample.server.ts';
import { SYSTEM_AUTHORS } from './store/author.server.ts';
import type { ContentStore } from './store/content-store.server.ts';
import type { Db } from './store/tables.server.ts';
import { readDocuments, resolvePictures, type ResolveImage } from './export-folder.server.ts';

interface ImportOptions {
  readonly store: ContentStore;
  /** A folder in Sanity's export format: `data.ndjson` or several `*.ndjson`, with `images/`. */
  readonly folder: string;
  readonly resolveImage: ResolveImage;
  readonly log: Log;
}

/** The fact that says which sample content the database was filled with. */
const SAMPLE_FACT = 'content.sample';

/** The fact that says that the sample of a type was filled in. */
const typeFact = (type: string) => `${SAMPLE_FACT}.${type}`;

type FillOptions = ImportOptions & { readonly db: Db };

/**
 * Fills an empty database with the sample content, or that of some types, once. A database that has documents, or has had
 * the sample before, is left alone, even when several processes start at the same time; but while the
 * sample is in use, types that came into the product since it was filled get the sample's documents,
 * so that an upgrade leaves no page without its words. What is not among `only` counts as filled in: a
 * business that leaves Sanity is given no menu that is not its own.
 */
export async function fillWithSample(
  options: FillOptions,
  only?: readonly DocumentType[],
): Promise<void> {
  const { db, store, log } = options;
  const types = await typesIn(options.folder);
  if (await readFact(db, SAMPLE_FACT)) {
    if (!(await isSampleInUse(db))) return;
    const known = await factsAfter(db, typeFact(''));
    return fillTypes(
      options,
      types.filter((type) => !known.has(type)),
      only,
    );
  }
  if (await db.selectFrom('documents').select('id').limit(1).executeTakeFirst()) return;
  const { documents, version } = await readFolder(options);
  const filled = only ? documents.filter((document) => isOf(document, only)) : documents;
  const result = await store.importDocuments(filled, {
    facts: [
      { name: SAMPLE_FACT, value: version },
      ...types.map((type) => ({ name: typeFact(type), value: version })),
    ],
    author: SYSTEM_AUTHORS.sample,
  });
  if (result) log.info('sample content filled in', { documents: result.stored, version });
}

async function fillTypes(
  options: FillOptions,
  types: readonly DocumentType[],
  only: readonly DocumentType[] = types,
): Promise<void> {
  if (types.length === 0) return;
  const { store, log } = options;
  const { documents, version } = await readFolder(options);
  for (const type of types) {
    const filled = only.includes(type) ? [type] : [];
    const ofType = documents.filter((document) => isOf(document, filled));
    const result = await store.importDocuments(ofType, {
      facts: [{ name: typeFact(type), value: version }],
      isInTheWay: type,
      author: SYSTEM_AUTHORS.sample,
    });
    if (result?.stored) log.info('sample content of a new type filled in', { documentType: type });
  }
}

/** Writes the sample's documents of these types. */
export async function importSample(
  options: ImportOptions,
  types: readonly DocumentType[],
): Promise<void> {
  const { documents } = await readFolder(options);
  await options.store.importDocuments(
    documents.filter((document) => isOf(document, types)),
    { author: SYSTEM_AUTHORS.sample },
  );
}

function isOf(document: unknown, types: readonly DocumentType[]): boolean {
  const { _type } = (document ?? {}) as { _type?: unknown };
  return isDocumentType(_type) && types.includes(_type);
}

/** The types of which a folder has a file of their own. */
async function typesIn(folder: string): Promise<DocumentType[]> {
  const names = await readdir(folder);
  return names.map((name) => name.replace(/\.ndjson$/, '')).filter(isDocumentType);
}

/** Documents of a folder with their pictures resolved; `version` is a digest of the text. */
export async function readFolder({
  folder,
  resolveImage,
  log,
}: Omit<ImportOptions, 'store'>): Promise<{ documents: unknown[]; version: string }> {
  const { documents, version, badLines } = await readDocuments(folder);
  for (const { file, line, error } of badLines)
    log.warn('a line of content is no JSON', { file, line, error });
  for (const { asset, error } of await resolvePictures(documents, folder, resolveImage))
    log.warn('a picture of the content cannot be read', { asset, error });
  return { documents, version };
}
