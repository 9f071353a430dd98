import { LRUCache } from 'lru-cache';
import { pictureFileName, type PictureName } from '../picture-reference.ts';
import type { StoredPicture } from './catalogue.server.ts';

/** How long an original stays in memory, milliseconds; then it is fetched again. */
const LIFETIME = 60_000;

/** Size limit of all of them together, bytes. */
const MAX_BYTES = 48 * 1024 * 1024;

/** An original that could not be stored. */
interface HeldOriginal {
  readonly picture: StoredPicture;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Keeps originals that could not be stored in memory for a while, so that they can be served. */
export interface OriginalsCache {
  get(name: PictureName): HeldOriginal | undefined;
  put(picture: StoredPicture, bytes: Uint8Array<ArrayBuffer>): void;
  clear(): void;
}

export function createOriginalsCache(): OriginalsCache {
  const originals = new LRUCache<string, HeldOriginal>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
    ttl: LIFETIME,
    // Frees their memory even if nobody asks for them again.
    ttlAutopurge: true,
  });
  return {
    get: (name) => originals.get(pictureFileName(name)),
    put: (picture, bytes) => void originals.set(pictureFileName(picture), { picture, bytes }),
    clear: () => originals.clear(),
  };
}
