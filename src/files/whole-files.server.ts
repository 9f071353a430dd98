import { randomUUID } from 'node:crypto';
import { opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, syncFolder } from './folders.server.ts';

/** Names of files that are still being written; older ones lack the name of the file. */
const UNFINISHED = /^\.(?:.+\.)?[0-9a-f-]{36}\.tmp$/;

/** An unfinished file of this age was abandoned by its writer, milliseconds. */
const LEFT_OVER_AFTER = 10 * 60_000;

/**
 * Writes a file atomically: to a temporary name first, then renamed, so that nobody ever reads half
 * of it. Creates the folder if it is missing. A failed write leaves nothing behind. Whether content
 * and name survive a loss of power is up to `write`, and to who syncs the folder.
 */
export async function writeWhole(
  folder: string,
  fileName: string,
  write: (path: string) => Promise<void>,
): Promise<void> {
  await makeFolder(folder);
  // Named after the file: who looks for what is somebody's finds a half that a crash left, too.
  const beside = join(folder, `.${fileName}.${randomUUID()}.tmp`);
  try {
    await write(beside);
    await rename(beside, join(folder, fileName));
  } catch (error) {
    await rm(beside, { force: true }).catch(() => {});
    throw error;
  }
}

/** The same for bytes, which only the file's owner may read: when it resolves they survive a loss of power. */
export async function writeDurably(
  folder: string,
  fileName: string,
  bytes: Uint8Array,
): Promise<void> {
  await writeWhole(folder, fileName, (path) =>
    writeFile(path, bytes, { flag: 'wx', mode: 0o600, flush: true }),
  );
  await syncFolder(folder);
}

/**
 * The names of the finished files of a folder, none when it is missing. Removes abandoned temporary
 * files along the way.
 */
export async function* wholeFiles(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(() => []);
  for await (const { name } of entries) {
    if (UNFINISHED.test(name)) await removeLeftOver(join(folder, name));
    else yield name;
  }
}

async function removeLeftOver(path: string): Promise<void> {
  const about = await stat(path).catch(() => null);
  if (about && Date.now() - about.mtimeMs > LEFT_OVER_AFTER) {
    await rm(path, { force: true }).catch(() => {});
  }
}
