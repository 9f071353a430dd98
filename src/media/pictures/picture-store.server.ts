import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps the originals of pictures, by file name. A name always stands for the same bytes. */
export interface PictureStore {
  /** The bytes; null when there are none of this name. */
  read(fileName: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(fileName: string): Promise<boolean>;
  /** Resolves when the bytes are durable. */
  write(fileName: string, bytes: Uint8Array): Promise<void>;
  /** Takes in a file that can be had again, as it is and as fast as can be. */
  copy(fileName: string, source: string): Promise<void>;
}

/** A picture store in a folder, which is made when it is first needed. */
export function createFolderStore(folder: string): PictureStore {
  /** Written beside its place and then moved, so that no half of a picture is ever read. */
  const place = async (fileName: string, write: (path: string) => Promise<void>) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const beside = join(folder, `.${randomUUID()}.tmp`);
    try {
      await write(beside);
      await rename(beside, join(folder, fileName));
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  };
  return {
    async read(fileName) {
      try {
        return await readFile(join(folder, fileName));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    has: (fileName) =>
      access(join(folder, fileName)).then(
        () => true,
        () => false,
      ),
    async write(fileName, bytes) {
      await place(fileName, async (path) => {
        const file = await open(path, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
      });
      const directory = await open(folder, 'r');
      await directory.sync().finally(() => directory.close());
    },
    copy: (fileName, source) =>
      place(fileName, async (path) => {
        await copyFile(source, path, constants.COPYFILE_FICLONE);
        // A copy has its source's mode, whatever the umask.
        await chmod(path, 0o600);
      }),
  };
}
