/**
 * Where the build is, whether a part of it is complete, how old it is, and whether a new one can be
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
import { isAbsolute, join, relative, sep } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
export const DIST = join(ROOT, 'dist');

/**
 * Written last: a part without it is not finished. Its modification time is when the build of the part
 * started.
 */
export const STAMP = 'built.json';

/** What is built, and stale, by itself. */
export type Part = 'site' | 'office';

interface PartFacts {
  /** Within `dist`. */
  readonly folder: string;
  /** A file without which it is none. */
  readonly entry: string;
  /** What it is made from. */
  readonly sources: readonly string[];
  /** Folders of them that it takes nothing from; a build that does fails. */
  readonly without: readonly string[];
}

const FACTS: Record<Part, PartFacts> = {
  site: {
    folder: '.',
    entry: 'server/main.js',
    sources: ['src', 'starter', 'sample/emailTexts.ndjson', 'public', 'vite.config.ts'],
    without: ['src/office/app', 'src/office/screens', 'src/office/ui', 'src/office/worker'],
  },
  office: {
    folder: 'office',
    entry: '.vite/manifest.json',
    sources: ['src', 'starter', 'vite.office.config.ts'],
    without: ['src/server', 'src/site'],
  },
};

/** What both are made with. */
const SHARED = ['package.json', 'package-lock.json', 'scripts/build.ts'];

/** The site first: the office lies within its folder. */
export const PARTS = Object.keys(FACTS) as Part[];

/** As the operator set it; our own scripts set it to `production` later. */
const GIVEN_ENVIRONMENT = process.env['NODE_ENV'];

export interface Stamp {
  readonly startedAt: string;
  /** Was it compressed in a hurry, for a start that somebody waits for? */
  readonly isQuick: boolean;
  /** The files of `server/` that the build made itself, without those kept from the build before. */
  readonly serverFiles: readonly string[];
}

/** The folder of a part of a build. */
export function folderOf(part: Part, dist = DIST): string {
  return join(dist, FACTS[part].folder);
}

/** Is a part of a build complete? */
export function isWhole(part: Part, dist = DIST): boolean {
  const folder = folderOf(part, dist);
  return existsSync(join(folder, STAMP)) && existsSync(join(folder, FACTS[part].entry));
}

/** Is a part missing, or older than any of its sources? */
export function isStale(part: Part): boolean {
  if (!isWhole(part)) return true;
  const built = statSync(join(folderOf(part), STAMP)).mtimeMs;
  const { sources, without } = FACTS[part];
  const inRoot = (path: string) => join(ROOT, path);
  const left = without.map(inRoot);
  return [...sources, ...SHARED].some((source) => newest(inRoot(source), left) > built);
}

/** Is a module of ours from outside of what a part is made from? It would not be made anew when that changes. */
export function isForeign(part: Part, module: string): boolean {
  const path = relative(ROOT, module.replace(/\?.*$/s, '')).replaceAll(sep, '/');
  // What packages and the bundler bring is not ours.
  if (/^(?:\.\.|node_modules)\//.test(path) || !isAbsolute(module)) return false;
  const { sources, without } = FACTS[part];
  const isIn = (source: string) => path === source || path.startsWith(`${source}/`);
  return !sources.some(isIn) || without.some(isIn);
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

/** Marks a part in a folder as complete, with the time when its build started. */
export function stamp(folder: string, startedAt: Date, isQuick: boolean): void {
  const file = join(folder, STAMP);
  const server = join(folder, 'server');
  const serverFiles = existsSync(server) ? readdirSync(server) : [];
  const content: Stamp = { startedAt: startedAt.toISOString(), isQuick, serverFiles };
  writeFileSync(file, JSON.stringify(content));
  // A source that changed while it was being built is newer than the build.
  utimesSync(file, startedAt, startedAt);
}

/** What is said of a part; undefined when it is not there. */
export function stampOf(part: Part, dist = DIST): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(join(folderOf(part, dist), STAMP), 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

/** The time of the last change below a path, but for what no build is made from. */
function newest(path: string, without: readonly string[]): number {
  if (without.includes(path) || path.endsWith('.test.ts')) return 0;
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  // Not by `join`: its care for each of two thousand names is a third of the time.
  const entries = readdirSync(path).map((name) => newest(path + sep + name, without));
  return Math.max(stat.mtimeMs, ...entries);
}
