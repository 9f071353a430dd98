import { LRUCache } from 'lru-cache';
import { pictureFileName, type PictureName } from '../picture-reference.ts';
import type { StoredPicture } from './catalogue.server.ts';

/** How long an original is held, milliseconds; then it is fetched and stored again. */
const KEPT = 60_000;

/** All that are held together, bytes. */
const MOST_BYTES = 48 * 1024 * 1024;

/** An original that could not be stored. */
interface HeldOriginal {
  readonly picture: StoredPicture;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Holds originals that could not be stored in memory for a while, so that they can be shown. */
export interface HeldOriginals {
  get(name: PictureName): HeldOriginal | undefined;
  put(picture: StoredPicture, bytes: Uint8Array<ArrayBuffer>): void;
  clear(): void;
}

export function createHeldOriginals(): HeldOriginals {
  const held = new LRUCache<string, HeldOriginal>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
    ttl: KEPT,
    // Their memory is given back also when nobody asks any more.
    ttlAutopurge: true,
  });
  return {
    get: (name) => held.get(pictureFileName(name)),
    put: (picture, bytes) => void held.set(pictureFileName(picture), { picture, bytes }),
    clear: () => held.clear(),
  };
}
