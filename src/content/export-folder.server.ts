import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseJson, TooLargeError } from '../http/index.server.ts';

/**
 * Registers a picture file with the picture store and returns its reference
 * `image-{id}-{width}x{height}-{format}`. `path` is absolute.
 */
export type ResolveImage = (path: string) => Promise<string>;

/** A line that is no JSON. */
export interface BadLine {
  readonly file: string;
  readonly line: number;
  readonly error: string;
}

/** A picture that cannot be read, and the documents that show it. */
export interface MissingPicture {
  readonly asset: string;
  readonly error: string;
  readonly documentIds: readonly string[];
}

/** How many documents are looked at before others have their turn. */
const AT_ONCE = 20;

/** How many pictures are read at the same time. */
const PICTURES_AT_ONCE = 8;

/** What is read of an export at most: its lines, and the characters of each. */
const MOST_DOCUMENTS = 100_000;
const LONGEST_LINE = 2 * 1_048_576;

/**
 * Documents of a folder in Sanity's export form; `version` is a digest of the text. Read line by line, so
 * that others have their turn in between. Throws a `TooLargeError`.
 */
export async function readDocuments(
  folder: string,
): Promise<{ documents: unknown[]; version: string; badLines: BadLine[] }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ndjson')).sort();
  if (names.length === 0) throw new Error(`${folder} has no .ndjson file`);
  const digest = createHash('sha1');
  const documents: unknown[] = [];
  const badLines: BadLine[] = [];
  for (const file of names) {
    let line = 0;
    for await (const text of linesOf(join(folder, file), digest)) {
      line += 1;
      if (text.trim() === '') continue;
      if (documents.length + badLines.length >= MOST_DOCUMENTS)
        throw exportTooLarge(`It has more than ${MOST_DOCUMENTS} documents`);
      try {
        documents.push(parseJson(text));
      } catch (error) {
        badLines.push({ file, line, error: String(error) });
      }
    }
  }
  return { documents, version: digest.digest('hex').slice(0, 12), badLines };
}

/** The lines of a file, as its pieces come from the disk. */
async function* linesOf(path: string, digest: Hash): AsyncGenerator<string> {
  let begun = '';
  for await (const piece of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    digest.update(piece);
    const lines = piece.split('\n');
    const rest = lines.pop() ?? '';
    for (const line of lines) {
      yield begun + line;
      begun = '';
    }
    begun += rest;
    if (begun.length > LONGEST_LINE)
      throw exportTooLarge(`A line is longer than ${LONGEST_LINE} characters`);
  }
  yield begun;
}

type Holder = Record<string, unknown> & { _sanityAsset: string };

/** Replaces each `_sanityAsset` by a reference, in place; returns those that cannot be read. */
export async function resolvePictures(
  documents: readonly unknown[],
  folder: string,
  resolveImage: ResolveImage,
): Promise<MissingPicture[]> {
  const holders = new Map<string, { holder: Holder; documentId: string }[]>();
  let looked = 0;
  for (const document of documents) {
    const documentId = String((document as { _id?: unknown } | null)?._id ?? '');
    for (const holder of assetHolders(document)) {
      const places = holders.get(holder._sanityAsset) ?? [];
      holders.set(holder._sanityAsset, places);
      places.push({ holder, documentId });
    }
    looked += 1;
    if (looked % AT_ONCE === 0) await nextTurn();
  }
  const waiting = [...holders];
  const missing: MissingPicture[] = [];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [asset, places] = next;
      try {
        const reference = await resolveImage(pathOf(asset, folder));
        for (const { holder } of places) holder['asset'] = { _type: 'reference', _ref: reference };
      } catch (error) {
        const documentIds = [...new Set(places.map(({ documentId }) => documentId))];
        missing.push({ asset, error: String(error), documentIds });
      }
      for (const { holder } of places) Reflect.deleteProperty(holder, '_sanityAsset');
    }
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, work));
  return missing;
}

function* assetHolders(value: unknown): Generator<Holder> {
  if (typeof value !== 'object' || value === null) return;
  if ('_sanityAsset' in value && typeof value._sanityAsset === 'string') yield value as Holder;
  for (const field of Object.values(value)) yield* assetHolders(field);
}

/** The file that `image@file://./images/x.webp` names; it must lie within the folder. */
function pathOf(asset: string, folder: string): string {
  const relative = /^image@file:\/\/(.+)$/.exec(asset)?.[1];
  if (relative === undefined) throw new Error('only image@file:// is read');
  const path = resolve(folder, relative);
  if (!path.startsWith(resolve(folder) + sep)) throw new Error('lies outside the folder');
  return path;
}

/** The refusal of an export that is larger than is taken in. */
export const exportTooLarge = (message: string) => new TooLargeError('exportTooLarge', {}, message);
