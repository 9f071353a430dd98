import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { Bucket } from './bucket/bucket.server.ts';
import type { ByteRange } from './byte-ranges.server.ts';

/** A film or another file that can be served, in parts. */
export interface ServedFile {
  readonly size: number;
  /** Another one once the file is replaced: the ETag without its quotes. */
  readonly hash: string;
  body(range: ByteRange): ReadableStream;
}

/** Where files are found by their plain names. */
export interface FileSource {
  find(name: string): Promise<ServedFile | null>;
}

/** Where files are in the bucket. */
export const FILES = 'files/';

/** Files that the bucket was asked for: more than any site has films. */
const MAX_KNOWN = 500;

/** How long what the bucket said of a file holds, milliseconds; a browser asks again in a week. */
const LOOK_AGAIN = 30_000;

const HASH_LENGTH = 24;

export function createFolderFiles(folder: string): FileSource {
  return {
    async find(name) {
      const path = join(folder, name);
      const about = await stat(path).catch(() => null);
      if (!about?.isFile()) return null;
      const { size } = about;
      // Not of the bytes: a film is large.
      const hash = hashOf(`${about.mtimeMs} ${size}`);
      const body = (range: ByteRange) =>
        Readable.toWeb(createReadStream(path, { ...range })) as ReadableStream;
      return { size, hash, body };
    },
  };
}

/** Files in a bucket; that there is none is known for a while as well. */
export function createBucketFiles(bucket: Bucket): FileSource {
  const known = new LRUCache<string, { readonly file: ServedFile | null }>({
    max: MAX_KNOWN,
    ttl: LOOK_AGAIN,
  });
  return {
    async find(name) {
      const looked = known.get(name);
      if (looked) return looked.file;
      const info = await bucket.head(`${FILES}${name}`);
      const file = info && {
        size: info.size,
        hash: info.sha256?.slice(0, HASH_LENGTH) ?? hashOf(`${info.etag} ${info.size}`),
        body: (range: ByteRange) => bucket.stream(`${FILES}${name}`, info, range),
      };
      known.set(name, { file });
      return file;
    },
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}
