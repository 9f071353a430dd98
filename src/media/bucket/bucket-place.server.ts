import type { FilePlace } from '../../backup/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import { typeOfFile } from '../negotiate.server.ts';
import type { BucketSettings } from './bucket-options.server.ts';
import { createBucket } from './bucket.server.ts';

/** The bucket's originals and files, for backups and for what moves there from a folder. */
export function openBucketPlace(settings: BucketSettings, log: Log): FilePlace {
  const bucket = createBucket({ settings, log });
  return {
    async *list(folder) {
      for await (const { name } of bucket.list(`${folder}/`)) yield name;
    },
    async open(name) {
      const info = await bucket.head(name);
      if (!info) return null;
      const bytes = bucket.stream(name, info) as unknown as AsyncIterable<Uint8Array>;
      return { size: info.size, bytes };
    },
    hash: async (name) => (await bucket.head(name))?.sha256 ?? null,
    store: (name, path) => bucket.write(name, { path }, typeOfFile(name)),
  };
}
