import type { Log } from '../../log/index.server.ts';
import { pictureFileName, type PictureName } from '../picture-reference.ts';
import { createWorkQueue } from '../work-queue.ts';
import type { StoredPicture } from './catalogue.server.ts';
import { describePicture } from './describe.server.ts';
import type { PictureLibrary } from './library.server.ts';

/** Fetches the bytes of a picture that is not stored here; null when there is none. */
export type FetchOriginal = (name: PictureName) => Promise<Uint8Array | null>;

/** Originals fetched at once, and waiting. */
const QUEUE = { atOnce: 4, waiting: 100 };

/** A picture that could not be had is not asked for again for this long, milliseconds. */
const FAILURE_KEPT = 60_000;
const FAILURES_KEPT = 1_000;

/** Finds stored pictures, and fetches and stores those that are not, each once. */
export function createRemoteFinder(
  library: PictureLibrary,
  fetchOriginal: FetchOriginal,
  log: Log,
  now: () => number = Date.now,
): (name: PictureName) => Promise<StoredPicture | null> {
  const queue = createWorkQueue(QUEUE);
  const underWay = new Map<string, Promise<StoredPicture | null>>();
  const failures = new Map<string, number>();

  const fetchAndStore = async (name: PictureName) => {
    const bytes = await queue.run(() => fetchOriginal(name));
    const described = bytes && describePicture(bytes);
    // Sanity counts some pictures' sides before they are turned upright.
    const isNamed =
      described?.format === name.format &&
      [`${name.width}x${name.height}`, `${name.height}x${name.width}`].includes(
        `${described.width}x${described.height}`,
      );
    if (bytes && isNamed) return library.adopt(name, bytes);
    if (failures.size >= FAILURES_KEPT) failures.clear();
    failures.set(pictureFileName(name), now() + FAILURE_KEPT);
    return null;
  };

  return async (name) => {
    const known = await library.find(name);
    if (known) return known;
    const key = pictureFileName(name);
    if ((failures.get(key) ?? 0) > now()) return null;
    let fetching = underWay.get(key);
    if (!fetching) {
      fetching = fetchAndStore(name)
        .catch((error: unknown) => {
          log.warn('An original picture could not be fetched', { picture: key, error });
          failures.set(key, now() + FAILURE_KEPT);
          return null;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, fetching);
    }
    return fetching;
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
