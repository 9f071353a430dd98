import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../tests/support/server.ts';
import { none, type Figure } from '../support/figure.ts';

export const what =
  'the tests of tests/torture, which fail builds and databases and take too long for each change';

/** Runs them, with a PostgreSQL where `TEST_DATABASE_URL` names one. */
export async function run(): Promise<Figure[]> {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project=torture'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return [none('runs that failed', status === 0 ? 0 : 1)];
}
