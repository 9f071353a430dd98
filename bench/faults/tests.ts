import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../tests/support/server.ts';
import { none, type Figure } from '../support/figure.ts';

export const what =
  'the tests of tests/torture, those of the browser with that tag, and every unit test on both databases, which take too long for each change';

const RUNNERS = [
  [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project=unit', '--project=torture'],
  [
    join('tests', 'node_modules', '@playwright', 'test', 'cli.js'),
    'test',
    '--config=tests/browser',
  ],
];

/** Runs them, with a PostgreSQL where `TEST_DATABASE_URL` names one. */
export async function run(): Promise<Figure[]> {
  const failed = RUNNERS.filter(
    (args) =>
      spawnSync(process.execPath, args, {
        ...{ cwd: ROOT, stdio: 'inherit' },
        env: { ...process.env, TORTURE: 'on' },
      }).status !== 0,
  );
  return [none('runs that failed', failed.length)];
}
