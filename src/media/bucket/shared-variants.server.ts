import { QueueFullError } from '../../http/index.server.ts';
import { createSeldomWarning, type Log } from '../../log/index.server.ts';
import { PICTURE_FORMATS, type PictureFormat, type PictureName } from '../picture-reference.ts';
import type { Variant, VariantCache, Variants } from '../pictures/variant-cache.server.ts';
import { contentType } from '../negotiate.server.ts';
import { createSharedWork } from '../shared-work.server.ts';
import { createWorkQueue } from '../work-queue.server.ts';
import { BucketError } from './bucket-error.server.ts';
import type { Bucket } from './bucket.server.ts';

/** Where variants are in the bucket: `variants/{id of the picture}/{key}`. */
export const VARIANTS = 'variants/';

/** Variants that this process and every other has made: on its own disk, and in the bucket. */
export interface SharedVariants extends Variants {
  /** Removes those of a picture from the bucket. */
  forget(picture: PictureName): Promise<void>;
  /** Resolves when everything that was put is in the bucket, or has failed to get there. */
  written(): Promise<void>;
}

export interface SharedVariantsParts {
  readonly bucket: Bucket;
  /** Those that this process has used lately. */
  readonly cache: VariantCache;
  readonly log: Log;
}

/** How many are fetched at once, and how many may wait. */
const FETCHES = { atOnce: 8, waiting: { all: 1_000, neighbourhood: 500, network: 250 } };

/** How many are stored at once, how many may wait, and how many bytes they may hold meanwhile. */
const WRITES = { atOnce: 2, waiting: 200 };
const MOST_UNWRITTEN_BYTES = 16 * 1024 * 1024;

const FORMATS = new Map<string, PictureFormat>(
  PICTURE_FORMATS.map((format) => [contentType(format), format]),
);

export function createSharedVariants({ bucket, cache, log }: SharedVariantsParts): SharedVariants {
  const fetches = createSharedWork<Variant | null>(FETCHES);
  const writes = createWorkQueue(WRITES);
  const writing = new Set<Promise<void>>();
  let unwritten = 0;
  const warn = createSeldomWarning(log, 'A made picture could not be put into the bucket');
  const nameOf = (key: string, { id }: PictureName) => `${VARIANTS}${id}/${key}`;

  const fetchOne = async (key: string, picture: PictureName) => {
    const object = await bucket.read(nameOf(key, picture));
    const format = object && FORMATS.get(object.type);
    return format ? cache.put(key, object.bytes, format) : null;
  };
  const store = async (key: string, { bytes, format }: Variant, picture: PictureName) => {
    unwritten += bytes.byteLength;
    try {
      if (unwritten > MOST_UNWRITTEN_BYTES) throw new QueueFullError('Too much is on its way');
      await writes.run(() => bucket.write(nameOf(key, picture), bytes, contentType(format)));
    } catch (error) {
      // It is served all the same, and made again by who needs it next.
      warn({ error });
    } finally {
      unwritten -= bytes.byteLength;
    }
  };

  return {
    async get(key, picture, waiter) {
      const near = await cache.get(key);
      if (near) return near;
      try {
        return await fetches.ask(key, () => fetchOne(key, picture), waiter);
      } catch (error) {
        // It may be made again from an original that is cached here.
        if (error instanceof BucketError) return null;
        throw error;
      }
    },
    has: async (key, picture) =>
      (await cache.has(key)) || (await bucket.head(nameOf(key, picture))) !== null,
    async put(key, bytes, format, picture) {
      const variant = await cache.put(key, bytes, format);
      const written = store(key, variant, picture);
      writing.add(written);
      void written.then(() => writing.delete(written));
      return variant;
    },
    async forget(picture) {
      for await (const { name } of bucket.list(`${VARIANTS}${picture.id}/`)) {
        await bucket.remove(name);
      }
    },
    async written() {
      await Promise.all(writing);
    },
  };
}
