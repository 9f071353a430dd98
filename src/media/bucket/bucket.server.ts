import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { sha256OfFile } from '../../files/index.server.ts';
import { wholeOf } from '../../http/index.server.ts';
import type { ByteRange } from '../byte-ranges.server.ts';
import { createWorkQueue } from '../work-queue.server.ts';
import { BucketError } from './bucket-error.server.ts';
import type { BucketOptions } from './bucket-options.server.ts';
import { createBucketRequests } from './bucket-requests.server.ts';
import { readListing } from './listing.server.ts';

/** What is known of an object without its bytes. */
export interface ObjectInfo {
  readonly size: number;
  /** SHA-256, hexadecimal; null for an object that something else has stored. */
  readonly sha256: string | null;
  readonly type: string;
  /** Changes with the bytes. */
  readonly etag: string;
}

export type Bucket = ReturnType<typeof createBucket>;

/** Requests under way at once, and that wait: each may hold a whole picture. */
const REQUESTS = { atOnce: 16, waiting: 1_000 };

/** An original is at most 40 MB, whoever has stored it. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A listing names a thousand objects at most. */
const MOST_LISTING_BYTES = 4 * 1024 * 1024;

const HASH_HEADER = 'x-amz-meta-sha256';

/**
 * A bucket of S3-compatible storage. Everything is bounded: what runs at once, how long it takes, how
 * often it is tried. Rejects with a `BucketError`; while the bucket is away, at once.
 */
export function createBucket(options: BucketOptions) {
  const { prefix } = options.settings;
  const send = createBucketRequests(options);
  const queue = createWorkQueue(REQUESTS);
  const at = (name: string) => ({ name: `${prefix}${name}` });

  const head = (name: string) =>
    queue.run(() =>
      send({ method: 'HEAD', ...at(name) }, async ({ status, headers }) =>
        status === 404 ? null : infoOf(headers),
      ),
    );

  return {
    /** Null when there is no such object. */
    head,
    /** The whole object, compared with its length and its hash; null when there is none. */
    read: (name: string) =>
      queue.run(() =>
        send({ method: 'GET', ...at(name) }, async (response) => {
          if (response.status === 404) return null;
          const info = infoOf(response.headers);
          if (info.size > MOST_BYTES) {
            await response.body?.cancel();
            throw new BucketError('damaged', `${name} is larger than ${MOST_BYTES} bytes`);
          }
          const bytes = await wholeOf(response.body, MOST_BYTES);
          if (response.headers.has('content-length') && bytes.byteLength !== info.size) {
            throw new BucketError('damaged', `${name} was cut short`);
          }
          if (info.sha256 !== null && hashOf(bytes) !== info.sha256) {
            throw new BucketError('damaged', `${name} is not what was stored`);
          }
          return { bytes, type: info.type };
        }),
      ),
    /** The bytes of an object that `head` has found, asked for when they are read. */
    stream(name: string, info: ObjectInfo, range?: ByteRange) {
      const wanted = range ? range.end - range.start + 1 : info.size;
      const read = async function* () {
        const headers = range && { range: `bytes=${range.start}-${range.end}` };
        const body = await queue.run(() =>
          send(
            { method: 'GET', ...at(name), ...(headers && { headers }), isStreamed: true },
            async (response) => {
              const isSame = response.status !== 404 && infoOf(response.headers).etag === info.etag;
              if (isSame && response.body) return response.body;
              await response.body?.cancel();
              throw new BucketError('damaged', `${name} has changed meanwhile`);
            },
          ),
        );
        let size = 0;
        for await (const piece of body) {
          size += piece.byteLength;
          if (size > wanted) break;
          yield piece;
        }
        if (size !== wanted) throw new BucketError('damaged', `${name} was cut short`);
      };
      return Readable.toWeb(Readable.from(read())) as ReadableStream<Uint8Array>;
    },
    /** Resolves when the bytes, in memory or in a file, are durable. The same name may be stored again. */
    async write(name: string, source: Uint8Array | { readonly path: string }, type: string) {
      const [body, hash] =
        source instanceof Uint8Array
          ? [source as Uint8Array<ArrayBuffer>, hashOf(source)]
          : [await openAsBlob(source.path), await sha256OfFile(source.path)];
      const headers = {
        'content-type': type,
        // Signed, so that the bucket refuses bytes that were damaged on the way.
        'x-amz-content-sha256': hash,
        [HASH_HEADER]: hash,
      };
      const request = { method: 'PUT', ...at(name), headers, body } as const;
      await queue.run(() => send(request, async () => undefined));
    },
    /** Nothing happens when there is none. */
    remove: (name: string) =>
      queue.run(() => send({ method: 'DELETE', ...at(name) }, async () => undefined)),
    /** The objects whose names begin so. */
    async *list(start: string): AsyncGenerator<{ readonly name: string; readonly size: number }> {
      let token: string | undefined;
      do {
        const query = {
          'list-type': '2',
          prefix: `${prefix}${start}`,
          ...(token !== undefined && { 'continuation-token': token }),
        };
        const page = await queue.run(() =>
          send({ method: 'GET', query }, async (response) =>
            readListing(String(await wholeOf(response.body, MOST_LISTING_BYTES))),
          ),
        );
        for (const { name, size } of page.objects) {
          if (name.startsWith(prefix)) yield { name: name.slice(prefix.length), size };
        }
        token = page.next;
      } while (token !== undefined);
    },
  };
}

function infoOf(headers: Headers): ObjectInfo {
  const sha256 = headers.get(HASH_HEADER) ?? '';
  return {
    size: Number(headers.get('content-length') ?? 0),
    sha256: /^[0-9a-f]{64}$/.test(sha256) ? sha256 : null,
    type: headers.get('content-type') ?? '',
    etag: headers.get('etag') ?? '',
  };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
