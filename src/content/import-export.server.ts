import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeWorkingFolder } from '../files/index.server.ts';
import { collectionOf, isDocumentType } from './collections.ts';
import { documentIdOf, isDraftId } from './draft-id.server.ts';
import { referencesIn } from './editor/document-text.server.ts';
import { SYSTEM_AUTHORS, type Author } from './store/author.server.ts';
import type { ContentStore } from './store/content-store.server.ts';
import { isStorable, type StorableDocument } from './store/document-row.server.ts';
import { dateToCome, lacksDate } from './store/publication-date.server.ts';
import { documentProblems, problemLine } from './validate.server.ts';
import { readDocuments, resolvePictures, type ResolveImage } from './export-folder.server.ts';
import type { ImportReport, Misfit, MisfitReason } from './import-report.ts';
import { unpackExport } from './unpack-export.server.ts';

export interface ImportExportOptions {
  readonly store: ContentStore;
  /** A `.tar.gz`, or a folder, in Sanity's export form. */
  readonly source: string;
  /** Where an archive is unpacked meanwhile. */
  readonly workingFolder?: string | undefined;
  readonly resolveImage: ResolveImage;
  /** As `resolveImage`, and stores nothing. */
  readonly probeImage: ResolveImage;
  /** Is nothing written, and only said what would be? */
  readonly isDryRun?: boolean;
  readonly author?: Author;
}

/** Imports an export in one transaction, and says of each document what did not fit. */
export async function importExport(options: ImportExportOptions): Promise<ImportReport> {
  const { source, workingFolder = tmpdir() } = options;
  if ((await stat(source)).isDirectory()) return importFrom(source, options);
  const folder = await makeWorkingFolder(workingFolder, 'sobremesa-import-');
  try {
    await unpackExport(source, folder);
    return await importFrom(folder, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importFrom(
  folder: string,
  { store, resolveImage, probeImage, isDryRun = false, author }: ImportExportOptions,
): Promise<ImportReport> {
  const { documents, badLines } = await readDocuments(folder);
  const storable = documents.filter(isStorable);
  // Pictures of what is left out are not wanted either.
  const missing = await resolvePictures(storable, folder, isDryRun ? probeImage : resolveImage);
  const there = new Set((await store.list()).map(({ id }) => id));
  const typeById = new Map(storable.map(({ _id, _type }) => [_id, _type]));
  const ids = new Set(typeById.keys());
  const types: Record<string, number> = {};
  for (const { _type } of storable) types[_type] = (types[_type] ?? 0) + 1;
  const misfits: Misfit[] = [
    ...documents.filter((document) => !isStorable(document)).map(leftOut),
    ...missing.flatMap(({ asset, documentIds }) =>
      documentIds.map((id) => misfit('picture', { _id: id, _type: typeById.get(id) }, [asset])),
    ),
    ...(await misfitsOfAll(storable, ids, there)),
    ...badLines.map(({ file, line }) => misfit('line', { _id: `${file}:${line}` }, [])),
  ];
  if (!isDryRun) await store.importDocuments(storable, { author: author ?? SYSTEM_AUTHORS.import });
  const replaced = [...ids].filter((id) => there.has(id)).length;
  return {
    ...{ isDryRun, types, misfits, replaced },
    stored: ids.size,
    added: ids.size - replaced,
    drafts: [...ids].filter(isDraftId).length + misfits.filter(isOffSite).length,
    skipped: documents.length - storable.length + badLines.length,
  };
}

/** Is it a draft here, although the file publishes it? */
function isOffSite({ reason }: Misfit): boolean {
  return reason === 'undated' || reason === 'later';
}

interface Named {
  readonly _id?: unknown;
  readonly _type?: unknown;
}

function misfit(reason: MisfitReason, document: Named, details: readonly string[]): Misfit {
  const { _id, _type } = document;
  const id = typeof _id === 'string' ? _id : '';
  return { reason, id, type: typeof _type === 'string' ? _type : null, details };
}

function leftOut(document: unknown): Misfit {
  const named = (typeof document === 'object' && document !== null ? document : {}) as Named;
  return misfit(isDocumentType(named._type) ? 'noId' : 'unknownType', named, []);
}

/** In pieces, so that a large import keeps no page waiting. */
async function misfitsOfAll(
  documents: readonly StorableDocument[],
  ids: ReadonlySet<string>,
  there: ReadonlySet<string>,
): Promise<Misfit[]> {
  const found: Misfit[] = [];
  for (const document of documents) {
    found.push(...misfitsOf(document, ids, there));
    await nextTurn();
  }
  return found;
}

function misfitsOf(
  document: StorableDocument,
  ids: ReadonlySet<string>,
  there: ReadonlySet<string>,
): Misfit[] {
  const found: Misfit[] = [];
  const { _id, _type } = document;
  if (collectionOf(_type).isSingleton && documentIdOf(_id) !== _type)
    found.push(misfit('singleton', document, [_type]));
  // A draft may lack what its document needs to be published.
  const problems = isDraftId(_id) ? [] : documentProblems(_type, document);
  if (problems.length > 0) {
    const fields = problems.map(({ path, message }) => ({
      path: path.join('.'),
      isMissing: /received undefined$/.test(message),
    }));
    found.push({ ...misfit('broken', document, problems.map(problemLine)), fields });
  }
  const exists = (id: string) =>
    [id, `drafts.${id}`].some((name) => ids.has(name) || there.has(name));
  if (!isDraftId(_id) && lacksDate(document)) found.push(misfit('undated', document, []));
  const at = isDraftId(_id) ? null : dateToCome(document, Date.now());
  if (at !== null) found.push(misfit('later', document, [new Date(at).toISOString()]));
  const dangling = [...referencesIn(document)].filter((id) => !FILE.test(id) && !exists(id));
  if (dangling.length > 0) found.push(misfit('reference', document, dangling));
  return found;
}

/** References of pictures and other files, not of documents. */
const FILE = /^(?:image|file)-/;

const SAID: Readonly<Record<MisfitReason, string>> = {
  unknownType: 'left out, the site does not know its type',
  noId: 'left out, it has no id that can be stored',
  singleton: 'stored, but not shown: its id must be its type',
  broken: 'stored, but what is wrong is not shown until it is mended',
  picture: 'stored without a picture that is missing or is none',
  reference: 'stored, but refers to what is not there',
  undated: 'stored as a draft, it has no date of publication',
  later: 'stored as a draft, and published by itself at its date',
  line: 'left out, the line is no JSON',
};

/** A report for a terminal, a column list for each misfit. */
export function reportLines({ misfits }: ImportReport): string[][] {
  return misfits.flatMap(({ reason, id, type, details }) => [
    [type ?? '', id, SAID[reason]],
    ...details.map((detail) => [`    ${detail}`]),
  ]);
}
