import { createHash } from 'node:crypto';
import type { PictureStore } from '../pictures/picture-store.server.ts';
import type { VariantCache } from '../pictures/variant-cache.server.ts';
import { formatOfFile, typeOfFile } from '../negotiate.server.ts';
import type { Bucket } from './bucket.server.ts';

/** Where originals are in the bucket. */
const ORIGINALS = 'pictures/';

/**
 * A picture store in a bucket, for processes that share no disk. The originals that this process has
 * read are cached on its own, since a dozen variants are made of each.
 */
export function createBucketStore(bucket: Bucket, cache: VariantCache): PictureStore {
  const nameOf = (fileName: string) => `${ORIGINALS}${fileName}`;
  return {
    async read(fileName) {
      const key = createHash('sha1').update(fileName).digest('hex');
      const cached = await cache.get(key);
      if (cached) return cached.bytes;
      const object = await bucket.read(nameOf(fileName));
      const format = formatOfFile(fileName);
      if (object && format) await cache.put(key, object.bytes, format);
      return object?.bytes ?? null;
    },
    async open(fileName) {
      const info = await bucket.head(nameOf(fileName));
      return info && { size: info.size, body: () => bucket.stream(nameOf(fileName), info) };
    },
    has: async (fileName) => (await bucket.head(nameOf(fileName))) !== null,
    write: (fileName, bytes) => bucket.write(nameOf(fileName), bytes, typeOfFile(fileName)),
    copy: (fileName, path) => bucket.write(nameOf(fileName), { path }, typeOfFile(fileName)),
    remove: (fileName) => bucket.remove(nameOf(fileName)),
  };
}
