import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isSafePath } from '../files/index.server.ts';
import { BackupError } from './backup-error.server.ts';
import { FOLDERS } from './manifest.server.ts';

/** A file that is read once. */
export interface OpenedFile {
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Where originals and other files are: in the data folder, or elsewhere. */
export interface KeptFiles {
  /** The names of those in a folder, as `pictures/a.webp`. */
  list(folder: (typeof FOLDERS)[number]): AsyncIterable<string>;
  /** Null when there is none. */
  open(name: string): Promise<OpenedFile | null>;
}

/** A place for files outside the data folder, such as a bucket. */
export interface FilePlace extends KeptFiles {
  /** SHA-256; null when there is no such file, or it is not known. */
  hash(name: string): Promise<string | null>;
  /** Stores a file of the disk, in place of one that was there. */
  store(name: string, path: string): Promise<void>;
}

/** Originals and other files of the data folder; links are not followed. */
export function filesIn(dataDirectory: string): KeptFiles {
  async function* list(folder: string): AsyncGenerator<string> {
    const entries = await readdir(join(dataDirectory, folder), { withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      },
    );
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = `${folder}/${entry.name}`;
      // A hidden file is one that is being written.
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory()) yield* list(name);
      else if (entry.isFile()) yield name;
    }
  }
  return {
    list,
    async open(name) {
      const handle = await open(join(dataDirectory, name), 'r').catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null;
          throw error;
        },
      );
      if (!handle) return null;
      const { size } = await handle.stat();
      return { size, bytes: handle.createReadStream() };
    },
  };
}

/** The names of everything that is kept, checked: a backup with others could not be restored. */
export async function namesOfAll(kept: KeptFiles): Promise<string[]> {
  const names: string[] = [];
  for (const folder of FOLDERS) {
    for await (const name of kept.list(folder)) {
      if (!isSafePath(name)) throw new BackupError(`“${name}” cannot be backed up: rename it`);
      names.push(name);
    }
  }
  return names;
}
