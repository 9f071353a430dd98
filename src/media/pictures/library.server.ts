import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFileName, pictureReference, type PictureName } from '../picture-reference.ts';
import type { PictureCatalogue, StoredPicture } from './catalogue.server.ts';
import { describePicture } from './describe.server.ts';
import type { PictureStore } from './picture-store.server.ts';

/** The bytes are no picture of a format that is stored. */
export class NotAPictureError extends Error {
  override name = 'NotAPictureError';
}

/** The stored pictures: what is known of them, and their originals. */
export interface PictureLibrary {
  find(name: PictureName): Promise<StoredPicture | null>;
  list(page: { offset: number; limit: number }): Promise<StoredPicture[]>;
  /** The original's bytes; null when they have gone missing. */
  original(picture: StoredPicture): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Stores pictures made here or trusted. Throws a `NotAPictureError`. */
  register(pictures: readonly { bytes: Uint8Array; name: string }[]): Promise<StoredPicture[]>;
  /** Stores a picture under the name that its owner gave it. */
  adopt(name: PictureName, bytes: Uint8Array): Promise<StoredPicture>;
  /** Stores every picture of a folder; by file name. */
  registerFolder(folder: string): Promise<Map<string, StoredPicture>>;
}

/** Files that are read and copied at once. */
const FILES_AT_ONCE = 16;

const PICTURE_FILE = /\.(jpe?g|png|webp|avif|gif)$/i;

export function createPictureLibrary(
  catalogue: PictureCatalogue,
  store: PictureStore,
  now: () => Date = () => new Date(),
): PictureLibrary {
  const stored = (name: PictureName, bytes: number, fileName: string): StoredPicture => ({
    ...name,
    ref: pictureReference(name),
    bytes,
    fileName,
    createdAt: now().toISOString(),
  });
  const describe = (bytes: Uint8Array, fileName: string): StoredPicture => {
    const name = describePicture(bytes);
    if (!name) throw new NotAPictureError(`Not a picture that can be stored: ${fileName}`);
    return stored(name, bytes.byteLength, fileName);
  };
  return {
    find: (name) => catalogue.find(name),
    list: (page) => catalogue.list(page),
    original: (picture) => store.read(pictureFileName(picture)),
    async register(files) {
      const pictures = files.map(({ bytes, name }) => describe(bytes, name));
      for (const [index, picture] of pictures.entries()) {
        const bytes = files[index]?.bytes;
        if (bytes) await store.write(pictureFileName(picture), bytes);
      }
      await catalogue.add(pictures);
      return pictures;
    },
    async adopt(name, bytes) {
      const picture = stored(name, bytes.byteLength, pictureFileName(name));
      await store.write(pictureFileName(name), bytes);
      await catalogue.add([picture]);
      return picture;
    },
    async registerFolder(folder) {
      const names = (await readdir(folder)).filter((name) => PICTURE_FILE.test(name));
      const pictures = new Map<string, StoredPicture>();
      const rest = names.values();
      const worker = async () => {
        for (const name of rest) {
          const path = join(folder, name);
          const picture = describe(await readFile(path), name);
          await store.copy(pictureFileName(picture), path);
          pictures.set(name, picture);
        }
      };
      await Promise.all(Array.from({ length: FILES_AT_ONCE }, worker));
      await catalogue.add([...pictures.values()]);
      return pictures;
    },
  };
}
