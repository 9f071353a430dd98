/**
 * Builds are made in a folder beside `dist` and moved into its place by renaming, so that what is
 * served is always complete: before, after, when a build fails, when a process is killed in
 * between, and when two builds run at the same time.
 */
import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DIST, folderOf, isWhole, ROOT, stampOf, type Part } from './built.ts';

const NEW = 'dist.new-';
const OLD = 'dist.old-';
/** An unfinished folder that has not changed for this long was left behind, milliseconds. */
const ABANDONED_AFTER = 10 * 60_000;
/** How many attempts there are while other builds are moved into place at the same moment. */
const ATTEMPTS = 20;
/** Longer than two renames take, milliseconds. */
const MOMENT = 200;
/** A copy is as old as what it was made of. */
const KEEP_TIMES = { recursive: true, preserveTimestamps: true };

/** An empty folder beside `dist` to build into. */
export function newFolder(): string {
  const folder = nameOf(NEW);
  mkdirSync(folder);
  return folder;
}

/**
 * Replaces parts of `dist` by what was made of them: the whole of it, or the office within, when that was
 * made alone.
 */
export async function place(made: string, parts: readonly Part[]): Promise<void> {
  if (!parts.includes('site')) return replace(folderOf('office', made), folderOf('office'));
  keepLoadable(made);
  if (!parts.includes('office')) keepOffice(made);
  await replace(made, DIST);
}

async function replace(made: string, target: string): Promise<void> {
  const replaced: string[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const old = nameOf(OLD);
    if (move(target, old)) replaced.push(old);
    try {
      renameSync(made, target);
      break;
    } catch (error) {
      // Another build was moved there between the two renames, or is about to be: replace that one too.
      if (attempt < ATTEMPTS && (existsSync(target) || !existsSync(dirname(target)))) {
        await wait(MOMENT / ATTEMPTS);
        continue;
      }
      if (!existsSync(target)) move(old, target);
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
  const whole = foldersOf(OLD).filter((folder) => isWhole('site', folder));
  for (const folder of whole) if (!existsSync(DIST)) move(folder, DIST);
}

/** Removes what killed builds have left behind. */
export function tidy(): void {
  const replaced = foldersOf(OLD);
  const isServed = isWhole('site');
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
  for (const name of stampOf('site')?.serverFiles ?? []) {
    const copy = join(made, 'server', name);
    try {
      if (!existsSync(copy)) copyFileSync(join(DIST, 'server', name), copy);
    } catch {
      // Another build has just replaced the previous one.
    }
  }
}

/** The office that is there goes on being there while the site alone is replaced. */
function keepOffice(made: string): void {
  try {
    if (isWhole('office')) cpSync(folderOf('office'), folderOf('office', made), KEEP_TIMES);
  } catch {
    // Another build has just replaced it; a start makes one where there is none.
    discard(folderOf('office', made));
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
