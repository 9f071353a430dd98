import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

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

/** How many pictures are read at the same time. */
const PICTURES_AT_ONCE = 8;

/** Documents of a folder in Sanity's export form; `version` is a digest of the text. */
export async function readDocuments(
  folder: string,
): Promise<{ documents: unknown[]; version: string; badLines: BadLine[] }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ndjson')).sort();
  if (names.length === 0) throw new Error(`${folder} has no .ndjson file`);
  const digest = createHash('sha1');
  const documents: unknown[] = [];
  const badLines: BadLine[] = [];
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    digest.update(text);
    for (const [index, line] of text.split('\n').entries()) {
      if (line.trim() === '') continue;
      try {
        documents.push(JSON.parse(line));
      } catch (error) {
        badLines.push({ file: name, line: index + 1, error: String(error) });
      }
    }
  }
  return { documents, version: digest.digest('hex').slice(0, 12), badLines };
}

type Holder = Record<string, unknown> & { _sanityAsset: string };

/** Replaces each `_sanityAsset` by a reference, in place; returns those that cannot be read. */
export async function resolvePictures(
  documents: readonly unknown[],
  folder: string,
  resolveImage: ResolveImage,
): Promise<MissingPicture[]> {
  const holders = new Map<string, { holder: Holder; documentId: string }[]>();
  for (const document of documents) {
    const documentId = String((document as { _id?: unknown } | null)?._id ?? '');
    for (const holder of assetHolders(document)) {
      const place = { holder, documentId };
      holders.set(holder._sanityAsset, [...(holders.get(holder._sanityAsset) ?? []), place]);
    }
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
