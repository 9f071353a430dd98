/**
 * Builds are made in a folder beside `dist` and moved into its place by renaming, so that what is
 * served is always complete: before, after, when a build fails, when a process is killed in
 * between, and when two builds run at the same time.
 */
import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DIST, isWhole, ROOT, serverFilesOf } from './built.ts';

const NEW = 'dist.new-';
const OLD = 'dist.old-';
/** An unfinished folder that has not changed for this long was left behind, milliseconds. */
const ABANDONED_AFTER = 10 * 60_000;
/** How many attempts there are while other builds are moved into place at the same moment. */
const ATTEMPTS = 20;
/** Longer than two renames take, milliseconds. */
const MOMENT = 200;

/** An empty folder beside `dist` to build into. */
export function newFolder(): string {
  const folder = nameOf(NEW);
  mkdirSync(folder);
  return folder;
}

/** Replaces `dist` by a complete build. */
export function place(made: string): void {
  keepLoadable(made);
  const replaced: string[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const old = nameOf(OLD);
    if (move(DIST, old)) replaced.push(old);
    try {
      renameSync(made, DIST);
      break;
    } catch (error) {
      // Another build was moved there between the two renames: replace that one too.
      if (existsSync(DIST) && attempt < ATTEMPTS) continue;
      if (!existsSync(DIST)) move(old, DIST);
      throw error;
    }
  }
  for (const folder of replaced) discard(folder);
}

/** Restores the previous build if a process was killed between the two renames. */
export async function recover(): Promise<void> {
  if (existsSync(DIST)) return;
  if (foldersOf(OLD).length === 0) return;
  await wait(MOMENT);
  const whole = foldersOf(OLD).filter((folder) => isWhole(folder));
  for (const folder of whole) if (!existsSync(DIST)) move(folder, DIST);
}

/** Removes what killed builds have left behind. */
export function tidy(): void {
  const replaced = foldersOf(OLD);
  const isServed = isWhole();
  const since = Date.now() - ABANDONED_AFTER;
  const unfinished = foldersOf(NEW).filter((folder) => modifiedAt(folder) < since);
  for (const folder of isServed ? [...replaced, ...unfinished] : unfinished) discard(folder);
}

export function discard(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * A server that runs from the build before loads some of its files only when they are needed. Their
 * names change with their content, so they stay beside the new ones until the next build.
 */
function keepLoadable(made: string): void {
  for (const name of serverFilesOf(DIST)) {
    const copy = join(made, 'server', name);
    try {
      if (!existsSync(copy)) copyFileSync(join(DIST, 'server', name), copy);
    } catch {
      // Another build has just replaced the previous one.
    }
  }
}

/** Renames a folder; false when it is not there. */
function move(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function modifiedAt(folder: string): number {
  return statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function foldersOf(prefix: string): string[] {
  const names = readdirSync(ROOT).filter((name) => name.startsWith(prefix));
  return names.map((name) => join(ROOT, name));
}

function nameOf(prefix: string): string {
  return join(ROOT, `${prefix}${process.pid}-${randomBytes(4).toString('hex')}`);
}
