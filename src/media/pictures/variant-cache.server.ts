import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPictureFormat, type PictureFormat } from '../picture-reference.ts';

/** A picture brought to a size and a format. */
export interface Variant {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: PictureFormat;
  /** Strong entity tag, without its quotes: made from the bytes. */
  readonly tag: string;
}

/** Keeps variants on disk, up to a size in all; the least recently used goes first. */
export interface VariantCache {
  get(key: string): Promise<Variant | null>;
  has(key: string): Promise<boolean>;
  put(key: string, bytes: Uint8Array<ArrayBuffer>, format: PictureFormat): Promise<Variant>;
}

interface Entry {
  readonly fileName: string;
  readonly format: PictureFormat;
  readonly tag: string;
  readonly size: number;
  /** When its use was last written to disk, milliseconds since 1970. */
  touched: number;
}

/** Uses are written to disk no more often than this, milliseconds. */
const TOUCH_INTERVAL = 60 * 60 * 1000;

/** Files are named `{key}-{tag}.{format}`; a key is 40 hexadecimal digits. */
const FILE_NAME = /^([0-9a-f]{40})-([0-9a-f]{24})\.([a-z]+)$/;

/** A variant cache in a folder, which is read when it is first needed. `most` is in bytes. */
export function createVariantCache(folder: string, most: number): VariantCache {
  let index: Promise<Map<string, Entry>> | undefined;
  let total = 0;
  const entries = () =>
    (index ??= readIndex(folder).then((read) => {
      for (const { size } of read.values()) total += size;
      return read;
    }));

  const forget = (known: Map<string, Entry>, key: string, entry: Entry) => {
    if (known.get(key) !== entry) return;
    known.delete(key);
    total -= entry.size;
  };
  const markUsed = (known: Map<string, Entry>, key: string, entry: Entry) => {
    // A map keeps the order of insertion: the least recently used stands first.
    known.delete(key);
    known.set(key, entry);
    const now = Date.now();
    if (now - entry.touched < TOUCH_INTERVAL) return;
    entry.touched = now;
    const time = new Date(now);
    void utimes(join(folder, entry.fileName), time, time).catch(() => {});
  };

  return {
    async get(key) {
      const known = await entries();
      const entry = known.get(key);
      if (!entry) return null;
      try {
        const bytes = await readFile(join(folder, entry.fileName));
        markUsed(known, key, entry);
        return { bytes, format: entry.format, tag: entry.tag };
      } catch {
        forget(known, key, entry);
        return null;
      }
    },
    has: async (key) => (await entries()).has(key),
    async put(key, bytes, format) {
      const known = await entries();
      const tag = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
      const fileName = `${key}-${tag}.${format}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const beside = join(folder, `.${randomUUID()}.tmp`);
      await writeFile(beside, bytes, { mode: 0o600 });
      await rename(beside, join(folder, fileName));
      const before = known.get(key);
      if (before) forget(known, key, before);
      known.set(key, { fileName, format, tag, size: bytes.byteLength, touched: Date.now() });
      total += bytes.byteLength;
      for (const [oldKey, old] of known) {
        if (total <= most || oldKey === key) break;
        forget(known, oldKey, old);
        await rm(join(folder, old.fileName), { force: true });
      }
      return { bytes, format, tag };
    },
  };
}

async function readIndex(folder: string): Promise<Map<string, Entry>> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (fileName) => {
      const [, key, tag, format] = FILE_NAME.exec(fileName) ?? [];
      const about = await stat(join(folder, fileName)).catch(() => null);
      if (!about || !key || !tag || !format || !isPictureFormat(format)) return [];
      const entry: Entry = { fileName, format, tag, size: about.size, touched: about.mtimeMs };
      return [[key, entry] as const];
    }),
  );
  return new Map(found.flat().sort(([, a], [, b]) => a.touched - b.touched));
}
