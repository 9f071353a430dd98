import { createHash } from 'node:crypto';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createSeldomWarning, type Log } from '../../log/index.server.ts';
import { isPictureFormat, type PictureFormat, type PictureName } from '../picture-reference.ts';
import { wholeFiles, writeWhole } from '../../files/index.server.ts';
import type { Waiter } from '../shared-work.server.ts';

/** A resized, converted picture. */
export interface Variant {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: PictureFormat;
  /** Hash of the bytes: the strong ETag without its quotes. */
  readonly tag: string;
}

/** The variants that are made already, each under the key of what was asked for. */
export interface Variants {
  /** Null when there is none, or when it is damaged. Rejects as `SharedWork` does. */
  get(key: string, picture: PictureName, waiter: Waiter): Promise<Variant | null>;
  has(key: string, picture: PictureName): Promise<boolean>;
  /** Returns the variant even if it could not be stored. */
  put(
    key: string,
    bytes: Uint8Array<ArrayBuffer>,
    format: PictureFormat,
    picture: PictureName,
  ): Promise<Variant>;
}

export type VariantCache = ReturnType<typeof createVariantCache>;

export interface VariantCacheOptions {
  /** Read on first use, created on first write. */
  readonly folder: string;
  /** Limit of disk space, bytes. */
  readonly mostBytes: number;
  readonly mostEntries: number;
  readonly log: Log;
  /** Writes a file; tests replace it with one that fails. */
  readonly write?: (path: string, bytes: Uint8Array) => Promise<void>;
}

interface Entry {
  readonly format: PictureFormat;
  readonly tag: string;
  /** Disk space that it takes, bytes. */
  readonly cost: number;
  /** When its last use was recorded on disk, milliseconds since 1970. */
  touched: number;
}

type Index = LRUCache<string, Entry>;

/** A file's use is recorded on disk at most this often, milliseconds. */
const TOUCH_INTERVAL = 60 * 60 * 1000;

/** Files are named `{key}-{tag}.{format}`; a key is 40 hexadecimal digits. */
const FILE_NAME = /^([0-9a-f]{40})-([0-9a-f]{24})\.([a-z]{1,5})$/;

/** A file takes whole blocks, plus some space for its directory entry and inode. */
const BLOCK = 4_096;
const ENTRY = 1_024;

/** Disk space that a file of this size takes, bytes. */
function costOf(size: number): number {
  return Math.ceil(size / BLOCK) * BLOCK + ENTRY;
}

function tagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24);
}

/** An LRU cache of variants on disk, limited in bytes and in files. */
export function createVariantCache(options: VariantCacheOptions) {
  const { folder, mostBytes, mostEntries, log } = options;
  const { write = (path, bytes) => writeFile(path, bytes, { mode: 0o600 }) } = options;
  const warnOfWriting = createSeldomWarning(log, 'A picture could not be kept on disk');
  const warnOfDamage = createSeldomWarning(log, 'A kept picture was damaged, and is made anew');
  let index: Promise<Index> | undefined;

  const pathOf = (key: string, { tag, format }: Entry) => join(folder, `${key}-${tag}.${format}`);
  const remove = (path: string) => rm(path, { force: true }).catch(() => {});

  /** Evicted or replaced files that are still to be removed. */
  const dropped = new Set<string>();
  const createIndex = (): Index =>
    new LRUCache<string, Entry>({
      max: mostEntries,
      maxSize: mostBytes,
      sizeCalculation: ({ cost }) => cost,
      dispose: (entry, key, reason) => {
        if (reason !== 'delete') dropped.add(pathOf(key, entry));
      },
    });
  const remember = async (known: Index, key: string, entry: Entry) => {
    known.set(key, entry);
    // Do not remove a file that was just put again; do remove one that is too large for the cache.
    if (known.peek(key) === entry) dropped.delete(pathOf(key, entry));
    else dropped.add(pathOf(key, entry));
    const paths = [...dropped];
    dropped.clear();
    for (const path of paths) await remove(path);
  };
  const readIndex = async () => {
    const found: [string, Entry][] = [];
    for await (const fileName of wholeFiles(folder)) {
      const [, key, tag, format] = FILE_NAME.exec(fileName) ?? [];
      if (!key || !tag || !format || !isPictureFormat(format)) continue;
      const path = join(folder, fileName);
      const about = await stat(path).catch(() => null);
      if (!about) continue;
      // Files beyond the limit are not even listed, so that memory stays bounded.
      if (found.length >= mostEntries) await remove(path);
      else found.push([key, { format, tag, cost: costOf(about.size), touched: about.mtimeMs }]);
    }
    const known = createIndex();
    for (const [key, entry] of found.sort(([, a], [, b]) => a.touched - b.touched)) {
      await remember(known, key, entry);
    }
    return known;
  };
  const entries = () =>
    (index ??= readIndex().catch((error: unknown) => {
      warnOfWriting({ error });
      return createIndex();
    }));

  const markUsed = (known: Index, key: string, entry: Entry) => {
    if (known.peek(key) !== entry) return;
    const now = Date.now();
    if (now - entry.touched < TOUCH_INTERVAL) return;
    entry.touched = now;
    const time = new Date(now);
    void utimes(pathOf(key, entry), time, time).catch(() => {});
  };

  return {
    /** Null when there is none, or when the file on disk is damaged. */
    async get(key: string): Promise<Variant | null> {
      const known = await entries();
      const entry = known.get(key);
      if (!entry) return null;
      const path = pathOf(key, entry);
      const bytes = await readFile(path).catch(() => null);
      if (bytes && tagOf(bytes) === entry.tag) {
        markUsed(known, key, entry);
        return { bytes, format: entry.format, tag: entry.tag };
      }
      // Someone else may have put the key again meanwhile.
      if (known.peek(key) !== entry) return null;
      known.delete(key);
      if (bytes) {
        warnOfDamage({ path });
        await remove(path);
      }
      return null;
    },
    has: async (key: string) => (await entries()).has(key),
    /** Returns the variant even if it could not be written to disk. */
    async put(
      key: string,
      bytes: Uint8Array<ArrayBuffer>,
      format: PictureFormat,
    ): Promise<Variant> {
      const known = await entries();
      const tag = tagOf(bytes);
      const entry = { format, tag, cost: costOf(bytes.byteLength), touched: Date.now() };
      try {
        await writeWhole(folder, `${key}-${tag}.${format}`, (beside) => write(beside, bytes));
      } catch (error) {
        // With a full disk the picture is still served, and encoded again for the next visitor.
        warnOfWriting({ error });
        return { bytes, format, tag };
      }
      await remember(known, key, entry);
      return { bytes, format, tag };
    },
  };
}
