import { randomUUID } from 'node:crypto';
import { opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../files/index.server.ts';

/** Names of files that are still being written. */
const UNFINISHED = /^\.[0-9a-f-]{36}\.tmp$/;

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
  const beside = join(folder, `.${randomUUID()}.tmp`);
  try {
    await write(beside);
    await rename(beside, join(folder, fileName));
  } catch (error) {
    await rm(beside, { force: true }).catch(() => {});
    throw error;
  }
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
