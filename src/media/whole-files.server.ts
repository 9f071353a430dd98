import { randomUUID } from 'node:crypto';
import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are still being written are named like this, beside their place. */
const UNFINISHED = /^\.[0-9a-f-]{36}\.tmp$/;

/** An unfinished file of this age has lost its writer, milliseconds. */
const LEFT_OVER_AFTER = 10 * 60_000;

/**
 * Has a file written beside its place and then moved there, so that no half of it is ever read. The
 * folder is made when it is missing. Nothing is left behind by a write that fails.
 */
export async function writeWhole(
  folder: string,
  fileName: string,
  write: (path: string) => Promise<void>,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
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
 * The names of the finished files of a folder, none when it is missing; removes on its way what a
 * writer that ended in the middle has left.
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
