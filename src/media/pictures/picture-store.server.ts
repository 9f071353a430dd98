import { constants, createReadStream } from 'node:fs';
import { access, chmod, copyFile, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { wholeFiles, writeDurably, writeWhole } from '../../files/index.server.ts';

/** A stored file, streamed when it is needed. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  body(): ReadableStream;
}

/** Keeps originals by file name. The bytes of a name never change. */
export interface PictureStore {
  /** The file's bytes; null when there is no such file. */
  read(fileName: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Opens a file for streaming, so that it is never all in memory; null when there is no such file. */
  open(fileName: string): Promise<StoredFile | null>;
  has(fileName: string): Promise<boolean>;
  /** Resolves when the bytes are durable. */
  write(fileName: string, bytes: Uint8Array): Promise<void>;
  /**
   * Copies a file that could be copied again: after a loss of power it may be missing, but never in
   * pieces, since nobody would copy it again then.
   */
  copy(fileName: string, source: string): Promise<void>;
  /** Removes a file; nothing happens when there is none. */
  remove(fileName: string): Promise<void>;
}

/** A picture store in a folder, which is created on first write. */
export function createFolderStore(folder: string): PictureStore {
  let swept: Promise<void> | undefined;
  const sweepOnce = () => (swept ??= sweep(folder));
  return {
    async read(fileName) {
      try {
        return await readFile(join(folder, fileName));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async open(fileName) {
      const path = join(folder, fileName);
      const about = await stat(path).catch(() => null);
      if (!about?.isFile()) return null;
      const { size } = about;
      return { size, body: () => Readable.toWeb(createReadStream(path)) as ReadableStream };
    },
    has: (fileName) =>
      access(join(folder, fileName)).then(
        () => true,
        () => false,
      ),
    async write(fileName, bytes) {
      await sweepOnce();
      await writeDurably(folder, fileName, bytes);
    },
    async copy(fileName, source) {
      await sweepOnce();
      await writeWhole(folder, fileName, async (path) => {
        await copyFile(source, path, constants.COPYFILE_FICLONE);
        // A copy has its source's mode, whatever the umask.
        await chmod(path, 0o600);
        const file = await open(path, 'r+');
        await file.sync().finally(() => file.close());
      });
    },
    remove: (fileName) => rm(join(folder, fileName), { force: true }),
  };
}

/** Removes unfinished files that interrupted writes have left behind. */
async function sweep(folder: string): Promise<void> {
  const names = wholeFiles(folder);
  while (!(await names.next()).done);
}
