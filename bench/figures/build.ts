import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { atMost, type Figure } from '../support/figure.ts';
import { ROOT } from '../../tests/support/server.ts';

export const what = 'how long a full build takes';

export async function run(): Promise<Figure[]> {
  const startedAt = performance.now();
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts', 'build.ts')], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The build failed with ${status}`);
  return [atMost('build', (performance.now() - startedAt) / 1_000, 20, 's')];
}
