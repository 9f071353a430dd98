/**
 * What only tests, lint, figures and screenshots need stands in `tests/package.json`. Imported before anything
 * that needs it, this installs it where it is missing or older than its lockfile; `tools.ts oxlint …` then runs
 * one of its programs.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './built.ts';
import { writeIndexes } from './indexes.ts';

const TESTS = join(ROOT, 'tests');
/** On Windows npm and what it installs are scripts of the shell. */
const shell = process.platform === 'win32';

function run(command: string, args: readonly string[], cwd: string): number {
  const { status, error } = spawnSync(command, args, { cwd, shell, stdio: 'inherit' });
  if (error) console.error(error.message);
  return status ?? 1;
}

const changedAt = (file: string) =>
  statSync(join(TESTS, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes the second when it has finished.
if (changedAt('package-lock.json') > changedAt(join('node_modules', '.package-lock.json'))) {
  console.error('Installing what tests and lint need, into tests/node_modules…');
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], TESTS);
  if (status !== 0) process.exit(status);
}

writeIndexes();

// Node reads TypeScript by itself: Playwright's own way took the first run 13 s before its first test, not 3.
process.env['PW_DISABLE_TS_ESM'] = '1';

const [name, ...args] = process.argv.slice(2);
if (import.meta.main && name !== undefined)
  process.exitCode = run(join(TESTS, 'node_modules', '.bin', name), args, process.cwd());
