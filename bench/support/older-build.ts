import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../tests/support/server.ts';

const run = promisify(execFile);

/** With the packages of its time. */
const BUILD =
  'rm -rf $1; mkdir $1 && git archive $2 | tar -x -C $1 && cd $1 && npm ci && npm run build';

/** Builds an older version of the product in a temporary folder, once; null where its commit is not there. */
export async function buildOlder(commit: string): Promise<string | null> {
  const folder = join(tmpdir(), `sobremesa-older-${commit}`);
  if (existsSync(join(folder, 'dist', 'built.json'))) return folder;
  const known = await run('git', ['cat-file', '-e', commit], { cwd: ROOT }).catch(() => null);
  if (known === null) return null;
  const env = { ...process.env };
  delete env['NODE_ENV'];
  await run('sh', ['-ec', BUILD, 'sh', folder, commit], { cwd: ROOT, env, maxBuffer: Infinity });
  return folder;
}
