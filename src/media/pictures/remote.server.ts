import { LRUCache } from 'lru-cache';
import type { Log } from '../../log/index.server.ts';
import { pictureFileName, type PictureName } from '../picture-reference.ts';
import { createSharedWork, type Waiter } from '../work/shared-work.ts';
import type { StoredPicture } from './catalogue.server.ts';
import { describePicture } from './describe.server.ts';
import type { PictureLibrary } from './library.server.ts';

/** Fetches the bytes of a picture that is not stored here; null when there is none. */
export type FetchOriginal = (name: PictureName) => Promise<Uint8Array<ArrayBuffer> | null>;

/** Originals fetched at once, and waiting. */
const FETCHES = { atOnce: 4, waiting: { all: 1_000, neighbourhood: 500, network: 250 } };

/** A picture that could not be had is not asked for again for this long, milliseconds. */
const FAILURE_KEPT = 60_000;
const FAILURES_KEPT = 1_000;

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
    max: FAILURES_KEPT,
    ttl: FAILURE_KEPT,
    ttlResolution: 0,
    perf: { now },
  });

  const fetchAndStore = async (name: PictureName): Promise<StoredPicture | null> => {
    const key = pictureFileName(name);
    try {
      const bytes = await fetchOriginal(name);
      const described = bytes && describePicture(bytes);
      // Sanity counts some pictures' sides before they are turned upright.
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

/** How long an original may take, milliseconds, and how large it may be, bytes. */
const FETCH_TIME = 20_000;
const MOST_BYTES = 40 * 1024 * 1024;

/**
 * Fetches originals from Sanity's picture service. `base` is
 * `https://cdn.sanity.io/images/{project}/{dataset}`, or a stand-in's address.
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
      if (size > MOST_BYTES) throw new Error(`The original is larger than ${MOST_BYTES} bytes`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  };
}
