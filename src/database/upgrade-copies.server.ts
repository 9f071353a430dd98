import { closeSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolderNow, syncFolderNow } from '../files/index.server.ts';
import { NoDatabaseError } from './unavailable.server.ts';

/** Where copies of the database from before an upgrade are, in the data folder. */
const FOLDER = 'backups';
const NAME = /^before-upgrade-.*\.sqlite$/;

/** How many copies are kept, and for how long: what is erased for privacy stays in them. */
const KEPT = 2;
const KEPT_FOR = 30 * 24 * 60 * 60_000;

/**
 * Copies SQLite's file before it is migrated, and returns the copy's path. Throws a
 * `NoDatabaseError` when there is no room for it.
 */
export function copyBeforeUpgrade(file: string, dataDirectory: string, now = Date.now()): string {
  const folder = join(dataDirectory, FOLDER);
  const copy = join(folder, nameAt(now));
  let isMade = false;
  try {
    makeFolderNow(folder);
    // Made first, so that it is its owner's alone: SQLite writes into an empty file.
    closeSync(openSync(copy, 'wx', 0o600));
    isMade = true;
    const source = new DatabaseSync(file, { readOnly: true });
    try {
      source.prepare('vacuum into ?').run(copy);
    } finally {
      source.close();
    }
    const written = openSync(copy, 'r+');
    fsyncSync(written);
    closeSync(written);
    syncFolderNow(folder);
  } catch (cause) {
    if (isMade) rmSync(copy, { force: true });
    throw new NoDatabaseError(
      `The database could not be copied to ${copy} before its upgrade, so it was not changed: ` +
        (cause as Error).message,
      { cause },
    );
  }
  removeOldCopies(dataDirectory, now);
  return copy;
}

/** Removes all copies but the newest two, and those that are older than 30 days. */
export function removeOldCopies(dataDirectory: string, now = Date.now()): void {
  const folder = join(dataDirectory, FOLDER);
  const copies = namesIn(folder).filter((name) => NAME.test(name));
  const oldest = nameAt(now - KEPT_FOR);
  for (const [index, name] of copies.sort().reverse().entries()) {
    if (index >= KEPT || name < oldest) rmSync(join(folder, name), { force: true });
  }
}

/** The name of a copy that is made then; names are in the order of time. */
function nameAt(time: number): string {
  return `before-upgrade-${new Date(time).toISOString().slice(0, 23).replaceAll(/[:.]/g, '-')}.sqlite`;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
