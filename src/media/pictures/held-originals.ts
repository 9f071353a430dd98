import { pictureFileName, type PictureName } from '../picture-reference.ts';
import type { StoredPicture } from './catalogue.server.ts';

/** How long an original is held, milliseconds; then it is fetched and stored again. */
const KEPT = 60_000;

/** All that are held together, bytes; the oldest go first. */
const MOST_BYTES = 48 * 1024 * 1024;

/** An original that could not be stored. */
interface HeldOriginal {
  readonly picture: StoredPicture;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly timer: NodeJS.Timeout;
}

/** Holds originals that could not be stored in memory for a while, so that they can be shown. */
export interface HeldOriginals {
  get(name: PictureName): HeldOriginal | undefined;
  put(picture: StoredPicture, bytes: Uint8Array<ArrayBuffer>): void;
  clear(): void;
}

export function createHeldOriginals(): HeldOriginals {
  const held = new Map<string, HeldOriginal>();
  let total = 0;
  const drop = (key: string) => {
    const original = held.get(key);
    if (!original) return;
    clearTimeout(original.timer);
    held.delete(key);
    total -= original.bytes.byteLength;
  };
  return {
    get: (name) => held.get(pictureFileName(name)),
    put(picture, bytes) {
      const key = pictureFileName(picture);
      drop(key);
      held.set(key, { picture, bytes, timer: setTimeout(drop, KEPT, key).unref() });
      total += bytes.byteLength;
      for (const oldest of held.keys()) {
        if (total <= MOST_BYTES || oldest === key) break;
        drop(oldest);
      }
    },
    clear() {
      for (const key of held.keys()) drop(key);
    },
  };
}
