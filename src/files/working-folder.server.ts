import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './folders.server.ts';

/** What is worked in and has this age was abandoned, milliseconds. */
const ABANDONED_AFTER = 24 * 60 * 60_000;

/** Makes a folder to work in, of this prefix, below one that is made too; what killed processes left there goes. */
export async function makeWorkingFolder(parent: string, prefix: string): Promise<string> {
  await makeFolder(parent);
  await removeAbandoned(parent, (name) => name.startsWith(prefix));
  return mkdtemp(join(parent, prefix));
}

/** Removes what killed processes have left in a folder: it may hold everybody's data, and takes room. */
export async function removeAbandoned(
  folder: string,
  isOurs: (name: string) => boolean,
): Promise<void> {
  for (const name of (await readdir(folder)).filter(isOurs)) {
    const path = join(folder, name);
    // Another may be done with its own meanwhile.
    const about = await stat(path).catch(() => null);
    if (about && Date.now() - about.mtimeMs > ABANDONED_AFTER)
      await rm(path, { recursive: true, force: true });
  }
}
