import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Archive } from '../files/index.server.ts';
import {
  pictureReferenceIn,
  referencedPictures,
  type Fields,
} from './editor/pictures-in.server.ts';
import type { ContentStore } from './store/content-store.server.ts';

/** Opens the original of a picture by the reference to it; null when there is none. */
export type OpenPicture = (
  reference: string,
) => Promise<{ readonly size: number; body(): ReadableStream } | null>;

export interface WriteExportOptions {
  readonly store: ContentStore;
  readonly openPicture: OpenPicture;
}

const PICTURE = /^image-([A-Za-z0-9_]+-\d+x\d+)-([a-z]+)$/;

/**
 * Fills an archive in Sanity's export form: every document and draft, and the originals of the
 * pictures that they show.
 */
export async function writeExport(archive: Archive, { store, openPicture }: WriteExportOptions) {
  const staging = await mkdtemp(join(tmpdir(), 'sobremesa-export-'));
  try {
    const data = join(staging, 'data.ndjson');
    const there = new Map<string, boolean>();
    let documents = 0;
    async function* lines() {
      for await (const line of store.exportDocuments()) {
        const document = JSON.parse(line) as Fields;
        for (const { ref: reference } of referencedPictures(document)) {
          if (!PICTURE.test(reference)) continue;
          if (!there.has(reference)) there.set(reference, (await openPicture(reference)) !== null);
        }
        documents += 1;
        yield `${JSON.stringify(asExported(document, there))}\n`;
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(data, { mode: 0o600 }));
    await archive.add('data.ndjson', (await stat(data)).size, createReadStream(data));
    let pictures = 0;
    for (const [reference, isThere] of there) {
      const picture = isThere ? await openPicture(reference) : null;
      if (!picture) continue;
      const bytes = Readable.fromWeb(picture.body() as never) as AsyncIterable<Uint8Array>;
      await archive.add(`images/${fileNameOf(reference)}`, picture.size, bytes);
      pictures += 1;
    }
    archive.finish();
    // They stay as they are.
    const missing = [...there].filter(([, isThere]) => !isThere).map(([reference]) => reference);
    return { documents, pictures, missing };
  } catch (error) {
    archive.fail(error);
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

function fileNameOf(reference: string): string {
  return reference.replace(PICTURE, '$1.$2');
}

/** The document with each picture that is exported named by its file. */
function asExported(value: unknown, there: ReadonlyMap<string, boolean>): unknown {
  if (Array.isArray(value)) return value.map((item) => asExported(item, there));
  if (typeof value !== 'object' || value === null) return value;
  const reference = pictureReferenceIn(value as Fields);
  const entries = Object.entries(value).map(([name, field]) => [name, asExported(field, there)]);
  if (reference === null || !there.get(reference)) return Object.fromEntries(entries);
  const file = `image@file://./images/${fileNameOf(reference)}`;
  return Object.fromEntries([
    ...entries.filter(([name]) => name !== 'asset'),
    ['_sanityAsset', file],
  ]);
}
