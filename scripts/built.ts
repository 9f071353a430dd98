/**
 * Where the build is, whether there is a complete one, how old it is, and whether a new one can be
 * made here.
 */
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
export const DIST = join(ROOT, 'dist');

/**
 * Written last: a build without it is not finished. Its modification time is when the build
 * started.
 */
export const STAMP = 'built.json';

const SOURCES = [
  'src',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vite.office.config.ts',
  'scripts/build.ts',
];

/** As the operator set it; our own scripts set it to `production` later. */
const GIVEN_ENVIRONMENT = process.env['NODE_ENV'];

export interface Stamp {
  readonly startedAt: string;
  /** The files of `server/` that the build made itself, without those kept from the build before. */
  readonly serverFiles: readonly string[];
}

/** Is there a complete build in a folder? */
export function isWhole(folder = DIST): boolean {
  return existsSync(join(folder, STAMP)) && existsSync(join(folder, 'server', 'main.js'));
}

/** Is the build missing, or older than any of its sources? */
export function isStale(): boolean {
  if (!isWhole()) return true;
  const built = statSync(join(DIST, STAMP)).mtimeMs;
  return SOURCES.some((source) => newest(join(ROOT, source)) > built);
}

/**
 * Can the site be built here? Not in a production install, nor in a release, which serve the build that
 * they come with.
 */
export function canBuild(): boolean {
  return GIVEN_ENVIRONMENT !== 'production' && hasSources() && hasVite();
}

/** Is this a checkout rather than a release? */
export function hasSources(): boolean {
  return existsSync(join(ROOT, 'vite.config.ts'));
}

/** Are the development packages installed? */
export function hasVite(): boolean {
  try {
    import.meta.resolve('vite');
    return true;
  } catch {
    return false;
  }
}

/** Marks the build in a folder as complete, with the time when it started. */
export function stamp(folder: string, startedAt: Date): void {
  const file = join(folder, STAMP);
  const serverFiles = readdirSync(join(folder, 'server'));
  const content: Stamp = { startedAt: startedAt.toISOString(), serverFiles };
  writeFileSync(file, JSON.stringify(content));
  // A source that changed while it was being built is newer than the build.
  utimesSync(file, startedAt, startedAt);
}

/** The files of `server/` that the build in a folder made itself; none when there is no build. */
export function serverFilesOf(folder: string): readonly string[] {
  try {
    return (JSON.parse(readFileSync(join(folder, STAMP), 'utf8')) as Stamp).serverFiles;
  } catch {
    return [];
  }
}

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const entries = readdirSync(path).map((name) => newest(join(path, name)));
  return Math.max(stat.mtimeMs, ...entries);
}
