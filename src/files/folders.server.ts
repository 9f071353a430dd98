import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';

/*
 * The content of a file is safe once the file was synced; that it is there, under its name, or gone, is
 * safe once its folder was. Windows keeps names by itself, and does not sync folders.
 */
const hasFolderSync = process.platform !== 'win32';

/** Some file systems sync no folders either, and one that may not be read cannot be synced. */
const CANNOT_SYNC = ['EINVAL', 'ENOTSUP', 'EACCES'];

/** Makes the names in a folder safe: what was created, renamed or removed in it. */
export async function syncFolder(folder: string): Promise<void> {
  if (!hasFolderSync) return;
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    throwUnlessImpossible(error);
  }
}

/** As `syncFolder`, waiting. */
export function syncFolderNow(folder: string): void {
  if (!hasFolderSync) return;
  try {
    const descriptor = openSync(folder, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throwUnlessImpossible(error);
  }
}

function throwUnlessImpossible(error: unknown): void {
  if (!CANNOT_SYNC.includes(String((error as NodeJS.ErrnoException).code))) throw error;
}

/** Makes a folder, for its owner alone, and those above it that are missing; all of it is then safe. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const parent of parentsOf(folder, first)) await syncFolder(parent);
}

/** As `makeFolder`, waiting. */
export function makeFolderNow(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const parent of parentsOf(folder, first)) syncFolderNow(parent);
}

/** The folders that hold a new name when all from `first` down to `folder` were made. */
function parentsOf(folder: string, first: string | undefined): string[] {
  if (first === undefined) return [];
  const top = dirname(resolve(first));
  const below = relative(top, resolve(folder)).split(sep);
  return below.map((_, depth) => resolve(top, ...below.slice(0, depth)));
}
