import { createHash } from 'node:crypto';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../log/index.server.ts';
import { isPictureFormat, type PictureFormat } from '../picture-reference.ts';
import { createSeldomWarning } from '../warn-seldom.server.ts';
import { wholeFiles, writeWhole } from '../whole-files.server.ts';

/** A picture brought to a size and a format. */
export interface Variant {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: PictureFormat;
  /** Strong entity tag, without its quotes: made from the bytes. */
  readonly tag: string;
}

/** Keeps variants on disk, up to a size and a number in all; the least recently used goes first. */
export interface VariantCache {
  /** Null when there is none, and when what is there is no longer what was put. */
  get(key: string): Promise<Variant | null>;
  has(key: string): Promise<boolean>;
  /** Answers the variant also when it could not be kept. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, format: PictureFormat): Promise<Variant>;
}

export interface VariantCacheOptions {
  /** Read when it is first needed, made when it is first written to. */
  readonly folder: string;
  /** Bytes that the files may take on disk. */
  readonly mostBytes: number;
  readonly mostEntries: number;
  readonly log: Log;
  /** Writes a file; for tests of disks that fail. */
  readonly write?: (path: string, bytes: Uint8Array) => Promise<void>;
}

interface Entry {
  readonly format: PictureFormat;
  readonly tag: string;
  /** Bytes that it takes on disk. */
  readonly cost: number;
  /** When its use was last written to disk, milliseconds since 1970. */
  touched: number;
}

type Index = LRUCache<string, Entry>;

/** Uses are written to disk no more often than this, milliseconds. */
const TOUCH_INTERVAL = 60 * 60 * 1000;

/** Files are named `{key}-{tag}.{format}`; a key is 40 hexadecimal digits. */
const FILE_NAME = /^([0-9a-f]{40})-([0-9a-f]{24})\.([a-z]{1,5})$/;

/** A file takes whole blocks, and its entry some of the folder and of the file system's own. */
const BLOCK = 4_096;
const ENTRY = 1_024;

/** What a file of this size takes on disk, bytes. */
function costOf(size: number): number {
  return Math.ceil(size / BLOCK) * BLOCK + ENTRY;
}

function tagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24);
}

export function createVariantCache(options: VariantCacheOptions): VariantCache {
  const { folder, mostBytes, mostEntries, log } = options;
  const { write = (path, bytes) => writeFile(path, bytes, { mode: 0o600 }) } = options;
  const warnOfWriting = createSeldomWarning(log, 'A picture could not be kept on disk');
  const warnOfDamage = createSeldomWarning(log, 'A kept picture was damaged, and is made anew');
  let index: Promise<Index> | undefined;

  const pathOf = (key: string, { tag, format }: Entry) => join(folder, `${key}-${tag}.${format}`);
  const remove = (path: string) => rm(path, { force: true }).catch(() => {});

  /** Files that had to make room, or that another has taken the place of. */
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
    // The same bytes may have been put again, or be more than all may take.
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
      // More than there may be is not even counted, so that memory holds for any folder.
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
    async get(key) {
      const known = await entries();
      const entry = known.get(key);
      if (!entry) return null;
      const path = pathOf(key, entry);
      const bytes = await readFile(path).catch(() => null);
      if (bytes && tagOf(bytes) === entry.tag) {
        markUsed(known, key, entry);
        return { bytes, format: entry.format, tag: entry.tag };
      }
      // Another may have put it anew meanwhile, under the same name.
      if (known.peek(key) !== entry) return null;
      known.delete(key);
      if (bytes) {
        warnOfDamage({ path });
        await remove(path);
      }
      return null;
    },
    has: async (key) => (await entries()).has(key),
    async put(key, bytes, format) {
      const known = await entries();
      const tag = tagOf(bytes);
      const entry = { format, tag, cost: costOf(bytes.byteLength), touched: Date.now() };
      try {
        await writeWhole(folder, `${key}-${tag}.${format}`, (beside) => write(beside, bytes));
      } catch (error) {
        // A full disk costs the next visitor time, and nobody the picture.
        warnOfWriting({ error });
        return { bytes, format, tag };
      }
      await remember(known, key, entry);
      return { bytes, format, tag };
    },
  };
}
