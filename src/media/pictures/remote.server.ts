import { LRUCache } from 'lru-cache';
import type { Log } from '../../log/index.server.ts';
import { readRetryAfter, wholeOf } from '../../http/index.server.ts';
import { pictureFileName, type PictureName } from '../picture-reference.ts';
import { createSharedWork, type Waiter } from '../shared-work.server.ts';
import type { StoredPicture } from './catalogue.server.ts';
import { describePicture } from './describe.server.ts';
import type { PictureLibrary } from './library.server.ts';

/** Fetches the bytes of a picture that is not stored here; null when there is none. */
export type FetchOriginal = (name: PictureName) => Promise<Uint8Array<ArrayBuffer> | null>;

/** How many originals are fetched at once, and how many may wait. */
const FETCHES = { atOnce: 4, waiting: { all: 1_000, neighbourhood: 500, network: 250 } };

/** How long a picture that is none is not asked for again, milliseconds, and how many are remembered. */
const FAILURE_TTL = 60_000;
const MAX_FAILURES = 1_000;

/**
 * How long a service that does not answer is left alone when it does not say itself, and at most,
 * milliseconds.
 */
const PAUSE = 5_000;
const LONGEST_PAUSE = 5 * 60_000;

/** The service that has the picture does not answer now: worth another try after `pause` milliseconds. */
export class PictureAwayError extends Error {
  override name = 'PictureAwayError';
  readonly pause: number;
  constructor(message: string, pause: number = PAUSE, options?: ErrorOptions) {
    super(message, options);
    this.pause = Math.min(pause, LONGEST_PAUSE);
  }
}

/**
 * Finds stored pictures, and fetches and stores those that are not, each once. Rejects with a
 * `QueueFullError` when too many others wait, with a `PictureAwayError` while the service that has it
 * does not answer, and with an `AbortError` when the waiter went away.
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

  let isOpenFrom = 0;

  const fetchAndStore = async (name: PictureName): Promise<StoredPicture | null> => {
    const key = pictureFileName(name);
    refuseWhileAway();
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
      if (error instanceof PictureAwayError) {
        isOpenFrom = Math.max(isOpenFrom, now() + error.pause);
        throw error;
      }
    }
    failures.set(key, true);
    return null;
  };

  const refuseWhileAway = () => {
    const wait = isOpenFrom - now();
    if (wait > 0) throw new PictureAwayError('The picture service is left alone', wait);
  };

  return async (name, waiter) => {
    const known = await library.find(name);
    if (known) return known;
    const key = pictureFileName(name);
    if (failures.has(key)) return null;
    refuseWhileAway();
    return work.ask(key, () => fetchAndStore(name), waiter);
  };
}

/** How long its first byte, and all of an original, may take, milliseconds; and how large it may be. */
const FIRST_BYTE_TIME = 4_000;
const FETCH_TIME = 20_000;
const MAX_BYTES = 40 * 1024 * 1024;

/**
 * Fetches originals from Sanity's picture service. `base` is
 * `https://cdn.sanity.io/images/{project}/{dataset}`, or the address of a fake in tests. Throws a
 * `PictureAwayError` when the service is busy (429), fails or does not answer.
 */
export function createSanityOriginals(
  base: string,
  fetchFrom: typeof fetch = fetch,
): FetchOriginal {
  return async (name) => {
    const response = await askFor(`${base}/${pictureFileName(name)}`, fetchFrom);
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      const message = `The picture service answered ${response.status}`;
      if (response.status !== 429 && response.status < 500) throw new Error(message);
      throw new PictureAwayError(message, readRetryAfter(response.headers.get('retry-after')));
    }
    return wholeOf(wholeOrAway(response.body), MAX_BYTES);
  };
}

/** The answer's beginning. */
async function askFor(url: string, fetchFrom: typeof fetch): Promise<Response> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), FIRST_BYTE_TIME);
  const signal = AbortSignal.any([silence.signal, AbortSignal.timeout(FETCH_TIME)]);
  try {
    return await fetchFrom(url, { signal, redirect: 'error' });
  } catch (cause) {
    throw new PictureAwayError('The picture service does not answer', PAUSE, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** A body that breaks off, or takes too long, is the service's fault and not the picture's. */
async function* wholeOrAway(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw new PictureAwayError('The picture service broke off', PAUSE, { cause });
  }
}
