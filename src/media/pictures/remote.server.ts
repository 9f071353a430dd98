import { LRUCache } from 'lru-cache';
import type { Log } from '../../log/index.server.ts';
import { pictureFileName, type PictureName } from '../picture-reference.ts';
import { createSharedWork, type Waiter } from '../work/shared-work.server.ts';
import type { StoredPicture } from './catalogue.server.ts';
import { describePicture } from './describe.server.ts';
import type { PictureLibrary } from './library.server.ts';

/** Fetches the bytes of a picture that is not stored here; null when there is none. */
export type FetchOriginal = (name: PictureName) => Promise<Uint8Array<ArrayBuffer> | null>;

/** How many originals are fetched at once, and how many may wait. */
const FETCHES = { atOnce: 4, waiting: { all: 1_000, neighbourhood: 500, network: 250 } };

/** How long a failed fetch is not repeated, milliseconds, and how many failures are remembered. */
const FAILURE_TTL = 60_000;
const MAX_FAILURES = 1_000;

/**
 * Finds stored pictures, and fetches and stores those that are not, each once. Rejects with a
 * `QueueFullError` when too many others wait, and with an `AbortError` when the waiter went away.
 */
export type FindPicture = (name: PictureName, waiter: Waiter) => Promise<StoredPicture | null>;

export function createRemoteFinder(
  library: PictureLibrary,
  fetchOriginal: FetchOriginal,
  log: Log,
  now: () => number = Date.now,
): FindPicture {
  const work = createSharedWork<StoredPicture | null>(FETCHES);
  const failures = new LRUCache<string, true>({
    max: MAX_FAILURES,
    ttl: FAILURE_TTL,
    ttlResolution: 0,
    perf: { now },
  });

  const fetchAndStore = async (name: PictureName): Promise<StoredPicture | null> => {
    const key = pictureFileName(name);
    try {
      const bytes = await fetchOriginal(name);
      const described = bytes && describePicture(bytes);
      // For some pictures Sanity gives the size before EXIF rotation.
      const isNamed =
        described?.format === name.format &&
        [`${name.width}x${name.height}`, `${name.height}x${name.width}`].includes(
          `${described.width}x${described.height}`,
        );
      if (bytes && isNamed) return await library.adopt(name, bytes);
    } catch (error) {
      log.warn('An original picture could not be fetched', { picture: key, error });
    }
    failures.set(key, true);
    return null;
  };

  return async (name, waiter) => {
    const known = await library.find(name);
    if (known) return known;
    const key = pictureFileName(name);
    if (failures.has(key)) return null;
    return work.ask(key, () => fetchAndStore(name), waiter);
  };
}

/** Time limit (milliseconds) and size limit (bytes) of fetching an original. */
const FETCH_TIME = 20_000;
const MAX_BYTES = 40 * 1024 * 1024;

/**
 * Fetches originals from Sanity's picture service. `base` is
 * `https://cdn.sanity.io/images/{project}/{dataset}`, or the address of a fake in tests.
 */
export function createSanityOriginals(
  base: string,
  fetchFrom: typeof fetch = fetch,
): FetchOriginal {
  return async (name) => {
    const response = await fetchFrom(`${base}/${pictureFileName(name)}`, {
      signal: AbortSignal.timeout(FETCH_TIME),
      redirect: 'error',
    });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Error(`The picture service answered ${response.status}`);
    }
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body) {
      size += part.byteLength;
      if (size > MAX_BYTES) throw new Error(`The original is larger than ${MAX_BYTES} bytes`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  };
}
