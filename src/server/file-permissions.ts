import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log/index.server.ts';

/** What the server keeps in the data folder; whatever else lies there is not ours to touch. */
const KEPT = [
  ...['sobremesa.sqlite', 'sobremesa.sqlite-wal', 'sobremesa.sqlite-shm', 'data.key'],
  ...['pictures', 'files', 'mail', 'cache', 'emails-preview', 'backups'],
  // As an earlier version called the previews.
  'letters-preview',
];

/** What group and others may do with a file. */
const OTHERS = 0o077;

/** From now on, what this process makes is its owner's alone. Called before anything is opened. */
export function ownersAlone(): void {
  process.umask(OTHERS);
}

/** Somebody who should not has started a command; the message says who should. */
export class WrongUserError extends Error {
  override name = 'WrongUserError';
}

/** Keeps root from working in somebody else's data folder: the site could not touch what root makes there. */
export function refuseRoot(dataDirectory: string, user = process.getuid?.()): void {
  const owner = statSync(dataDirectory, { throwIfNoEntry: false })?.uid ?? user;
  if (user !== 0 || owner === 0) return;
  throw new WrongUserError(
    `${dataDirectory} belongs to user ${owner}: run this as that user, since the site could not touch what root makes.`,
  );
}

/**
 * Takes group and others off what an earlier version, or somebody's copying, left open to them in the
 * data folder. The folder itself stays as the operator made it; links are not followed. What belongs to
 * another user is left, and said.
 */
export function narrowDataFolder(dataDirectory: string, log: Log): void {
  const left: string[] = [];
  for (const name of KEPT) narrow(join(dataDirectory, name), left);
  if (left.length === 0) return;
  log.warn('Files of the data folder are open to other users and belong to another one', {
    count: left.length,
    first: left[0],
  });
}

function narrow(path: string, left: string[]): void {
  const about = lstatSync(path, { throwIfNoEntry: false });
  if (!about || !(about.isFile() || about.isDirectory())) return;
  if ((about.mode & OTHERS) !== 0) {
    try {
      chmodSync(path, about.mode & 0o7777 & ~OTHERS);
    } catch (error) {
      // Another process may have just removed it, as the cache does.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') left.push(path);
    }
  }
  if (!about.isDirectory()) return;
  let names: string[] = [];
  try {
    names = readdirSync(path);
  } catch {
    left.push(path);
  }
  for (const name of names) narrow(join(path, name), left);
}
