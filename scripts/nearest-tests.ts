/**
 * `npm run test:near -- FILE…`: runs the unit tests that are nearest to changed files, by how many imports lie between
 * them, in the files' own folders first. What the product stands on has a part in nearly every test: these few answer at once.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** As many as answer within five seconds. */
const MOST = 5;
/** Over how many imports a test of another folder may be reached: what is further away starts more than it tries. */
const NEAR = 2;

const IMPORT = /(?:from|import|import\()\s*'(\.[^']+)'/g;

const changed = process.argv.slice(2).map((file) => relative(ROOT, file));
if (changed.length === 0) throw new Error('Name the changed files');
const nearest = nearestTests(changed, importersOf('src/**/*.{ts,tsx}'));
const tests = nearest.slice(0, MOST);
console.log(
  `${tests.length} of ${nearest.length} test files that have to do with ${changed.join(', ')}`,
);
if (tests.length > 0) {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--project=unit', ...tests];
  process.exitCode = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

/** Which files import a file. */
function importersOf(pattern: string): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const file of globSync(pattern, { cwd: ROOT })) {
    for (const [, to = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const imported = join(dirname(file), to);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** The tests that import the files, by way of others too, the nearest first. */
function nearestTests(
  files: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): string[] {
  const folders = files.map((file) => `${dirname(file)}/`);
  const isBeside = (file: string) => folders.some((folder) => file.startsWith(folder));
  const distances = new Map(files.map((file) => [file, 0]));
  // A map is walked to what is added meanwhile, too: in the order of the distance.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  }
  const tests = [...distances.keys()].filter((file) => /\.test\.tsx?$/.test(file));
  const isNear = (file: string) => !isBeside(file) && (distances.get(file) ?? 0) <= NEAR;
  const near = [...tests.filter(isBeside), ...tests.filter(isNear)];
  return near.length > 0 ? near : tests;
}
