import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { withoutUnseen } from '../../i18n/index.ts';
import { createSeldomWarning, type Log } from '../../log/index.server.ts';
import { pictureFileName, pictureReference, type PictureName } from '../picture-reference.ts';
import type { PictureCatalogue, StoredPicture } from './catalogue.server.ts';
import { describePicture, notAPicture } from './describe.server.ts';
import type { PictureStore, StoredFile } from './picture-store.server.ts';

export type PictureLibrary = ReturnType<typeof createPictureLibrary>;

export interface PictureLibraryParts {
  readonly catalogue: PictureCatalogue;
  readonly store: PictureStore;
  /** The folder of the sample pictures. */
  readonly sampleFolder: string;
  readonly log: Log;
}

/** Files read at once. */
const FILES_AT_ONCE = 16;

const PICTURE_FILE = /\.(jpe?g|png|webp|avif|gif)$/i;

/** Delay before the samples are copied in the background, milliseconds. */
const COPY_DELAY = 5_000;

/** An original that could not be stored: it is served from memory for a while, then fetched again. */
interface HeldOriginal {
  readonly picture: StoredPicture;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** How long such an original is held, milliseconds, and how many bytes of all of them together. */
const HELD_FOR = 60_000;
const MOST_HELD = 48 * 1024 * 1024;

/** The stored pictures: their metadata and their originals. */
export function createPictureLibrary(parts: PictureLibraryParts) {
  const { catalogue, store, sampleFolder, log } = parts;
  const held = new LRUCache<string, HeldOriginal>({
    maxSize: MOST_HELD,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
    ttl: HELD_FOR,
    // Frees their memory even if nobody asks for them again.
    ttlAutopurge: true,
  });
  const warnOfStoring = createSeldomWarning(log, 'An original picture could not be stored');
  let timer: NodeJS.Timeout | undefined;
  let copying: Promise<void> = Promise.resolve();
  let isStopped = false;

  const stored = (name: PictureName, bytes: number, fileName: string): StoredPicture => ({
    ...name,
    ref: pictureReference(name),
    bytes,
    fileName: withoutUnseen(fileName),
    createdAt: new Date().toISOString(),
  });
  const describe = (bytes: Uint8Array, fileName: string): StoredPicture => {
    const name = describePicture(bytes);
    if (!name) throw notAPicture(fileName);
    return stored(name, bytes.byteLength, fileName);
  };
  /** Copies a sample picture into the store and returns its bytes; null when it is not a sample. */
  const importSample = async (picture: StoredPicture) => {
    const source = join(sampleFolder, basename(picture.fileName));
    const bytes = await readFile(source).catch(() => null);
    if (!bytes || describePicture(bytes)?.id !== picture.id) return null;
    await store
      .copy(pictureFileName(picture), source)
      .catch((error: unknown) => warnOfStoring({ error }));
    return bytes;
  };
  const copySamples = async (pictures: readonly StoredPicture[]) => {
    for (const picture of pictures) {
      if (isStopped) return;
      const isWanted = (await catalogue.find(picture)) !== null;
      if (!isWanted || (await store.has(pictureFileName(picture)))) continue;
      await store.copy(pictureFileName(picture), join(sampleFolder, picture.fileName));
    }
  };

  /** Every sample picture, read from its file; keyed by file name. */
  const readSamples = async () => {
    const names = (await readdir(sampleFolder)).filter((name) => PICTURE_FILE.test(name));
    const pictures = new Map<string, StoredPicture>();
    const rest = names.values();
    const worker = async () => {
      for (const name of rest) {
        pictures.set(name, describe(await readFile(join(sampleFolder, name)), name));
      }
    };
    await Promise.all(Array.from({ length: FILES_AT_ONCE }, worker));
    return pictures;
  };

  return {
    samples: readSamples,
    find: async (name: PictureName) =>
      held.get(pictureFileName(name))?.picture ?? catalogue.find(name),
    /** The original's bytes; null when they are missing. */
    original: async (picture: StoredPicture) =>
      held.get(pictureFileName(picture))?.bytes ??
      (await store.read(pictureFileName(picture))) ??
      importSample(picture),
    /** Opens the original for streaming; null when it is missing. */
    async openOriginal(picture: StoredPicture): Promise<StoredFile | null> {
      const file = await store.open(pictureFileName(picture));
      if (file) return file;
      const bytes = held.get(pictureFileName(picture))?.bytes ?? (await importSample(picture));
      return bytes && { size: bytes.byteLength, body: () => new Blob([bytes]).stream() };
    },
    /** Stores trusted pictures. Throws a `RefusedError`. */
    async register(files: readonly { bytes: Uint8Array; name: string }[]) {
      const pictures = files.map(({ bytes, name }) => describe(bytes, name));
      for (const [index, picture] of pictures.entries()) {
        const bytes = files[index]?.bytes;
        if (bytes) await store.write(pictureFileName(picture), bytes);
      }
      await catalogue.add(pictures);
      return pictures;
    },
    /**
     * Stores a picture under a given name rather than one derived from its bytes. If storing fails, it
     * is kept in memory for a while, so that it can be served nevertheless.
     */
    async adopt(name: PictureName, bytes: Uint8Array<ArrayBuffer>) {
      const picture = stored(name, bytes.byteLength, pictureFileName(name));
      try {
        await store.write(pictureFileName(name), bytes);
        await catalogue.add([picture]);
      } catch (error) {
        warnOfStoring({ error });
        held.set(pictureFileName(picture), { picture, bytes });
      }
      return picture;
    },
    /**
     * Adds every sample picture to the catalogue; keyed by file name. The files are copied on first
     * use, or later in the background, so that the first start does not wait for it.
     */
    async registerSamples() {
      const pictures = await readSamples();
      await catalogue.add([...pictures.values()]);
      clearTimeout(timer);
      timer = setTimeout(() => {
        copying = copySamples([...pictures.values()]).catch((error: unknown) => {
          log.warn('The sample pictures could not all be taken in', { error });
        });
      }, COPY_DELAY).unref();
      return pictures;
    },
    /** Removes a picture and its original for good. */
    async remove(picture: StoredPicture) {
      // The row goes last: while it is there, a removal that was cut short can be repeated.
      await store.remove(pictureFileName(picture));
      await catalogue.remove(picture.id);
    },
    async stop() {
      isStopped = true;
      held.clear();
      clearTimeout(timer);
      await copying;
    },
  };
}
